/** A table of one's own inside a guided game: it goes on from a moment of the record, against computer players who
 *  answer at once. What is decided here is decided on the server; the record knows nothing of it. */
import { branch, levelFor } from '../link/http';
import type { View } from '../link/messages';
import { Play } from '../play/play.svelte';
import { Sitting, type Staging } from '../play/sitting.svelte';
import { outcomeOf, type Decided, type Outcome } from './lesson';

const GENTLE = 'level1';

/** The record on the server, and the right to look at it. */
export interface Source {
  game: string;
  table: string;
  token: string;
  seat: number;
}

export class Practice {
  readonly play: Play;
  private asked = false;

  private constructor(
    table: string,
    token: string,
    private readonly seat: number,
    readonly step: Decided,
    private readonly since: number,
    staging: Staging | null,
  ) {
    const sitting = new Sitting(table, token, seat);
    sitting.staging = staging;
    this.play = new Play(sitting);
  }

  static async open({ game, table, token, seat }: Source, step: Decided, number: number, staging: Staging | null): Promise<Practice> {
    const made = await branch(table, token, number, seat, await levelFor(game, GENTLE));
    return new Practice(made.table.id, made.seats[0]!.token, seat, step, number, staging);
  }

  get ready(): boolean {
    return this.play.sitting.view !== null;
  }

  get outcome(): Outcome {
    return outcomeOf(this.step, this.play.sitting.log, this.since, this.seat);
  }

  /** Undo goes back to the first question of the step, not into the record. */
  follow(view: View): void {
    if (view.question && !this.asked) {
      this.asked = true;
      this.play.earliest = view.number;
    }
    void this.play.follow(view);
  }

  end(): void {
    this.play.sitting.end();
  }
}
