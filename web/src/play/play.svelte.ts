/** What a person is about to decide: the piece taken up, the plan so far, what can still be touched. All of it comes
 *  from the server's lists of legal words; nothing here knows a rule. */
import type { Action, Hint, Trial, View } from '../link/messages';
import * as plans from './plan';
import { read } from './plan';
import type { Sitting } from './sitting.svelte';

export class Play {
  plan = $state.raw<string[]>([]);
  held = $state(''); // the piece taken up
  hint = $state.raw<Hint | null>(null);
  sending = $state(false);
  quiet = $state(false); // only shown, as in a guided game: nothing is asked
  earliest = $state(0); // what was decided before this moment is not ours to take back
  private base = $state.raw<Trial | null>(null); // with nothing chosen: every word that can be in a plan
  private trial = $state.raw<Trial | null>(null); // with the plan as it is
  private at = '';
  private lang = '';
  private followed: View | null = null;
  private latest = 0;
  private acknowledged = false; // a decision is on disk, and the view that shows it on its way

  constructor(readonly sitting: Sitting) {}

  get view(): View {
    return this.sitting.past ?? this.sitting.view!;
  }

  /** The position to draw: a scene on the way, or the view itself. */
  get picture(): unknown {
    return this.sitting.past ? this.sitting.past.picture : (this.sitting.scene?.picture ?? this.sitting.view!.picture);
  }

  /** Only what is on the table now, in a live connection, can be touched. */
  get live(): boolean {
    const { sitting } = this;
    return !sitting.past && !sitting.showing && sitting.line.state === 'live' && !this.sending && Boolean(sitting.view?.question);
  }

  get question() {
    return this.sitting.past ? null : (this.sitting.view?.question ?? null);
  }

  /** Every word that may be in the plan, whatever is in it now. */
  get options(): Action[] {
    if (!this.live) return [];
    return this.base?.actions ?? this.sitting.view?.actions ?? [];
  }

  /** The words that may still be added to the plan. */
  get open(): Action[] {
    if (!this.live) return [];
    if (this.trial && sameSet(this.trial.plan, this.plan)) return this.trial.actions;
    return this.plan.length ? [] : this.options;
  }

  get words(): Set<string> {
    return new Set(this.options.map((action) => action.word));
  }

  /** How many words make the plan whole. */
  get size(): number {
    return this.base ? this.base.left : this.question ? 1 : 0;
  }

  get ready(): boolean {
    if (!this.live || !this.plan.length) return false;
    if (!this.question?.plan) return this.plan.length === 1;
    return Boolean(this.trial?.complete && sameSet(this.trial.plan, this.plan));
  }

  actionOf(word: string): Action | undefined {
    return this.options.find((action) => action.word === word) ?? this.open.find((action) => action.word === word);
  }

  /** A new view: a plan made on another position is no longer good; in another language it is, and says so in that. */
  async follow(view: View): Promise<void> {
    if (this.acknowledged && view !== this.followed) this.sending = this.acknowledged = false;
    this.followed = view;
    if (view.at === this.at && view.lang === this.lang) return;
    if (view.at !== this.at) {
      this.plan = [];
      this.held = '';
      this.base = this.trial = null;
    }
    this.at = view.at;
    this.lang = view.lang;
    this.hint = null;
    if (!view.question?.plan) return;
    const base = await this.sitting.attempt([]);
    if (base && base.at === this.at) this.base = base;
    if (this.plan.length) await this.check();
  }

  // --- taking up and laying down ----------------------------------------------------------------------------------

  /** Whether a piece can be taken up, or taken off the plan. */
  movable(piece: string): boolean {
    return this.options.some((action) => read(action.word).piece === piece);
  }

  /** The places the piece in hand may go to, each with what it would do there. */
  get targets(): Map<string, Action> {
    const found = new Map<string, Action>();
    if (!this.held) return found;
    for (const action of this.options) {
      const { piece, place } = read(action.word);
      if (piece === this.held && place) found.set(place, action);
    }
    return found;
  }

  take(piece: string): void {
    if (!this.movable(piece)) return;
    this.hint = null;
    this.held = this.held === piece ? '' : piece;
  }

  put(place: string): void {
    const action = this.targets.get(place);
    if (!action) return;
    this.held = '';
    this.set(this.question?.plan ? plans.put(this.plan, action.word, this.words) : [action.word]);
  }

  /** A word without a place: in or out of the plan. */
  toggle(word: string): void {
    if (this.plan.includes(word)) this.set(plans.without(this.plan, word));
    else if (!this.question?.plan) this.set([word]);
    else if (this.plan.length < this.size) this.set([...this.plan, word]);
  }

  drop(piece: string): void {
    const word = plans.wordOf(this.plan, piece);
    if (this.held === piece) this.held = '';
    if (word) this.set(plans.without(this.plan, word));
  }

  /** One step back: the piece in hand, then the plan's last word. */
  back(): boolean {
    if (this.held) this.held = '';
    else if (this.hint) this.hint = null;
    else if (this.plan.length) this.set(this.plan.slice(0, -1));
    else return false;
    return true;
  }

  set(plan: string[]): void {
    this.plan = plan;
    this.hint = null;
    this.sitting.note = null;
    if (this.question?.plan) void this.check();
  }

  private async check(): Promise<void> {
    const turn = ++this.latest;
    const trial = await this.sitting.attempt([...this.plan]);
    if (turn === this.latest && trial && trial.at === this.at) this.trial = trial;
  }

  /** The picture with the plan carried out, where the server was asked for it. */
  get foreseen(): unknown {
    return this.trial && this.plan.length && sameSet(this.trial.plan, this.plan) ? this.trial.picture : null;
  }

  // --- sending ----------------------------------------------------------------------------------------------------------

  async confirm(): Promise<void> {
    if (this.ready) await this.decide(() => this.sitting.submit([...this.plan]));
  }

  /** Nothing can be touched until the view that shows the decision is there; it may have come before the answer. */
  private async decide(ask: () => Promise<boolean>): Promise<void> {
    const before = this.at;
    this.sending = true;
    const taken = await ask();
    this.acknowledged = taken && this.at === before;
    this.sending = this.acknowledged;
  }

  get undoable(): boolean {
    const { view, line, past } = this.sitting;
    if (past || line.state !== 'live' || !view?.undo) return false;
    return view.number > this.earliest || view.planned.length > 0;
  }

  async undo(): Promise<void> {
    if (this.back() || !this.undoable) return;
    await this.decide(() => this.sitting.undo());
  }

  async suggest(): Promise<void> {
    if (this.live) this.hint = await this.sitting.hint();
  }

  /** Whether the hint points at this piece or place. */
  hinted(piece: string, place = ''): boolean {
    return Boolean(this.hint?.plan.some((word) => read(word).piece === piece && (!place || read(word).place === place)));
  }
}

function sameSet(one: readonly string[], two: readonly string[]): boolean {
  return one.length === two.length && one.every((word) => two.includes(word));
}
