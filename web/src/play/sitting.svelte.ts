/** One seat at one table as this page holds it: what it was told, in what order it is shown, and what it asks for. */
import { replayAt } from '../link/http';
import { Live, type LineState } from '../link/live';
import type { ChatLine, Hint, LogLine, Refused, Trial, View } from '../link/messages';
import { settings } from '../settings.svelte';
import { heard } from './chat';
import { follow, fresh } from './log';

/** A picture on the way from one view to the next, and how long to look at it. */
export interface Scene {
  picture: unknown;
  lines: LogLine[]; // what it tells
  ms: number;
}
/** How a game shows what happened between two views; no scenes when there is nothing to show. */
export type Staging = (before: View, after: View, lines: LogLine[]) => Scene[];

export type Note =
  | { kind: 'refused'; why: string; rule: string; word: string }
  | { kind: 'stale'; why: string }
  | { kind: 'back'; lines: LogLine[] };

interface Queued {
  view: View;
  log: LogLine[];
}

const PACE = 650;

export class Sitting {
  /** What is on the table now, or was at the moment being shown. */
  view = $state.raw<View | null>(null);
  log = $state.raw<LogLine[]>([]);
  lines = $state.raw<LogLine[]>([]); // what led to the view shown
  scene = $state.raw<Scene | null>(null);
  past = $state.raw<View | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  line = $state<{ state: LineState; tries: number; code: number; since: number }>({ state: 'connecting', tries: 0, code: 0, since: Date.now() });
  note = $state.raw<Note | null>(null);
  waiting = $state(0); // views still to be shown
  staging: Staging | null = null;

  private readonly live: Live;
  private queue: Queued[] = [];
  private told: LogLine[] = [];
  private timer = 0;
  private lost = false;
  private moments = new Map<string, Promise<View>>();
  private looks = 0;
  private ahead = 0; // by how many seconds the server's clock is before ours

  constructor(
    readonly table: string,
    readonly token: string | null,
    readonly seat: number | null,
  ) {
    this.live = new Live(table, token, settings.lang, settings.text, {
      view: (view) => this.hear(view),
      chat: (lines) => (this.chat = heard(this.chat, lines)),
      line: (state, tries, code) => this.heardLine(state, tries, code),
    });
  }

  private heardLine(state: LineState, tries: number, code: number): void {
    if (state === 'lost') this.lost = true;
    this.line = { state, tries, code, since: state === 'lost' && this.line.state === 'lost' ? this.line.since : Date.now() };
  }

  serverTime(): number {
    return Date.now() / 1000 + this.ahead;
  }

  // --- views, one after the other ----------------------------------------------------------------------------------

  private hear(view: View): void {
    this.ahead = view.now - Date.now() / 1000;
    const log = follow(this.told, view.log);
    const news = fresh(this.told, log);
    this.told = log;
    const first = this.view === null;
    if (this.lost && !first && news.length) this.note = { kind: 'back', lines: news };
    this.lost = false;
    this.queue.push({ view, log });
    this.waiting = this.queue.length;
    const hurry = first || document.hidden || settings.quick || this.queue.length > 4;
    if (hurry) this.skip();
    else if (!this.timer) this.next();
  }

  /** Shows the next view, by way of its scenes. */
  private next(): void {
    this.timer = 0;
    const queued = this.queue.shift();
    this.waiting = this.queue.length;
    if (!queued) return;
    const before = this.view;
    const lines = fresh(this.log, queued.log);
    const scenes = before && this.staging ? this.staging(before, queued.view, lines) : [];
    this.play(scenes, queued, lines);
  }

  private play(scenes: Scene[], queued: Queued, lines: LogLine[]): void {
    const [scene, ...rest] = scenes;
    if (scene) {
      this.scene = scene;
      this.timer = window.setTimeout(() => this.play(rest, queued, lines), scene.ms);
      this.resume = () => this.settle(queued, lines);
      return;
    }
    this.settle(queued, lines);
    this.timer = window.setTimeout(() => this.next(), this.queue.length ? PACE : 0);
  }

  private resume: (() => void) | null = null;

  private settle({ view, log }: Queued, lines: LogLine[]): void {
    this.resume = null;
    this.scene = null;
    this.lines = lines;
    this.log = log;
    this.view = view;
  }

  /** No more waiting: what is true now is shown now. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    const last = this.queue.at(-1);
    const lines = last ? fresh(this.log, last.log) : [];
    if (!last) this.resume?.();
    this.queue = [];
    this.waiting = 0;
    if (last) this.settle(last, this.view ? lines : []);
  }

  /** Whether something is still being shown that has already happened. */
  get showing(): boolean {
    return this.scene !== null || this.waiting > 0;
  }

  // --- asking -------------------------------------------------------------------------------------------------------

  async submit(plan: string[]): Promise<boolean> {
    return this.decide({ type: 'submit', at: this.view?.at, plan });
  }

  async undo(): Promise<boolean> {
    return this.decide({ type: 'undo', at: this.view?.at });
  }

  private async decide(message: Record<string, unknown>): Promise<boolean> {
    this.note = null;
    const answer = await this.live.ask(message);
    if (answer.type !== 'refused') return true;
    this.note = this.refusal(answer);
    return false;
  }

  private refusal(answer: Refused): Note {
    if (answer.code === 'stale') return { kind: 'stale', why: answer.why };
    return { kind: 'refused', why: answer.why, rule: answer.rule ?? '', word: answer.word ?? '' };
  }

  async attempt(plan: string[]): Promise<Trial | null> {
    const answer = await this.live.ask({ type: 'try', at: this.view?.at, plan });
    if (answer.type === 'trial') return answer;
    if (answer.type === 'refused' && answer.code !== 'stale') this.note = this.refusal(answer);
    return null;
  }

  async hint(): Promise<Hint | null> {
    const answer = await this.live.ask({ type: 'hint', at: this.view?.at });
    if (answer.type === 'hint') return answer;
    if (answer.type === 'refused') this.note = this.refusal(answer);
    return null;
  }

  async talk(text: string): Promise<void> {
    await this.live.ask({ type: 'chat', text });
  }

  // --- looking back ---------------------------------------------------------------------------------------------------

  /** Shows a moment of the past through some eyes. Of several asked for in haste, the last one counts. */
  async look(number: number, seat: number | null = this.seat): Promise<void> {
    const turn = ++this.looks;
    const key = `${number} ${seat} ${settings.lang}`;
    let found = this.moments.get(key);
    if (!found) {
      found = replayAt(this.table, this.token ?? '', number, seat, settings.lang);
      found.catch(() => this.moments.delete(key));
      this.moments.set(key, found);
    }
    const view = await found;
    if (turn === this.looks) this.past = view;
  }

  now(): void {
    this.looks += 1;
    this.past = null;
  }

  speak(): void {
    this.moments.clear();
    this.live.speak(settings.lang, settings.text);
    if (this.past) void this.look(this.past.number, this.past.seat);
  }

  retry(): void {
    this.live.retry();
  }

  end(): void {
    clearTimeout(this.timer);
    this.live.end();
  }
}
