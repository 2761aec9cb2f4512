/** What the server sends: docs/protocol.md in types. The client draws it and adds no rule of its own. */
export type Lang = 'en' | 'fr';

/** Seconds left when it last stopped, and since when it has been running by the server's clock (null: it stands). */
export interface ClockRow {
  left: number;
  since: number | null;
}

export interface SeatRow {
  seat: number;
  kind: 'person' | 'computer' | 'open' | 'recorded';
  name: string;
  level: string | null;
  present: boolean;
  owes: boolean;
  sealed: boolean;
  clock: ClockRow | null;
}

export interface Summary {
  id: string;
  game: string;
  options: Record<string, string>;
  status: 'waiting' | 'playing' | 'over' | 'record';
  public: boolean;
  practice: boolean;
  clock: { seconds: number; increment: number } | null;
  number: number;
  created: number; // seconds since 1970, like all times
  changed: number;
  rematch: string | null;
  playable: boolean;
  seats: SeatRow[];
}

export interface Action {
  word: string; // to send
  text: string; // as a person would write it
  label: string;
  choice: string; // what it would do
}

/** What a person would look for and cannot choose now. */
export interface Barred {
  word: string;
  label: string;
  why: string;
  rule: string;
}

export interface Question {
  name: string;
  rule: string;
  plan: string;
  rising: boolean;
  prompt: string;
}

export type Arg = string | number | (string | number)[];

export interface LogLine {
  number: number;
  name: string;
  text: string;
  rule: string;
  args?: Record<string, Arg>;
}

export interface Result {
  winners: number[];
  why: string;
  rule: string;
  text: string;
}

export interface View {
  type: 'view';
  table: Summary;
  lang: Lang;
  seat: number | null;
  at: string;
  number: number;
  picture: unknown;
  question: Question | null;
  actions: Action[];
  barred: Barred[];
  planned: { word: string; text: string }[];
  undo: boolean;
  names: string[];
  log: { from: number; lines: LogLine[] };
  scores: number[];
  result: Result | null;
  seats_allowed: (number | null)[];
  board: string[] | null;
  now: number; // by the server's clock
}

export interface Trial {
  type: 'trial';
  key: string;
  at: string;
  plan: string[];
  left: number;
  complete: boolean;
  actions: Action[];
  picture: unknown;
}

export interface Refused {
  type: 'refused';
  key: string;
  code: string;
  why: string;
  rule?: string;
  word?: string;
}

export interface Hint {
  type: 'hint';
  key: string;
  at: string;
  plan: string[];
  why: string;
}

export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** Where a finished game turned: `lead`, from here to the end the winner was ahead; `swing`, few moments changed more. */
export interface TurningPoint {
  number: number;
  kind: 'lead' | 'swing';
  seat: number; // whom it favoured
  by: number;
  scores: number[];
}

export type Message = View | Trial | Refused | Hint | { type: 'ack'; key: string } | { type: 'chat'; lines: ChatLine[] } | { type: 'pong' };

export type Both = Record<Lang, string>;

export interface GameInfo {
  name: string;
  title: Both;
  about: Both;
  seats: number[];
  prefix: string;
  options: { name: string; rule: string; text: Both; values: { value: string; text: Both }[] }[];
  levels: { name: string; text: Both }[];
}

export interface Rule {
  number: string;
  chapter: string;
  text: Both;
  why: Partial<Both>; // where something had to be decided
  source: string[];
}

export interface Rulebook {
  prefix: string;
  chapters: { number: string; title: Both }[];
  rules: Rule[];
}
