/** The picture the server sends of Pow Wow. */
export interface Segment {
  letter: string;
  numbers: number[];
  ring: number;
  next: number;
}
export interface Move {
  action: number;
  segment: string; // '' for another roll
  number: number;
  space: number;
  sign: string;
  out: boolean;
  warn: boolean;
}
export interface Swap {
  round: number;
  by: number;
  with: number;
  given: string;
  taken: string;
  kept: string;
}
export interface Holder {
  cards: string[];
  hand_size: number;
}
export interface SeatOf extends Holder {
  die: string;
  stones: number;
}
export interface Picture {
  round: number;
  phase: string;
  dark: string;
  starter: number;
  mover: number;
  wheel: Segment[];
  track: { last: number; moccasin: number[]; stone: number[] };
  runners: { colour: string; space: number }[];
  quarry: number;
  dice: string[];
  seats: SeatOf[];
  dead_hand: Holder | null;
  moves: Move[];
  swap: { round: number; by: number; with: number; given: string } | null;
  swaps: Swap[];
  notes: { sure: string[]; chances: Record<string, number> }[] | null;
  home: string;
  winner: number;
}
export interface Data {
  runner: { name: string; en: { word: string; letter: string }; fr: { word: string; letter: string } }[];
}

/** The word of a move: A, A+ for forwards over a dark field, roll. Actions of the second kind follow those of the first. */
export function wordOf(move: Move, segments: number): string {
  if (!move.segment) return 'roll';
  return move.action >= segments ? `${move.segment}+` : move.segment;
}

export function signOf(track: Picture['track'], space: number): string {
  return track.moccasin.includes(space) ? 'moccasin' : track.stone.includes(space) ? 'stone' : '';
}

export interface Point {
  x: number;
  y: number;
}

/** Spaces 0 to last around a rectangle: up the left side, along the top, down the right, back along the bottom. */
export function around(last: number, left: number, top: number, right: number, bottom: number): Point[] {
  const height = bottom - top;
  const width = right - left;
  const side = Math.max(2, Math.round(((last + 1) * height) / (2 * (height + width)))); // steps up a side
  const long = Math.max(2, Math.ceil((last - 2 * side) / 2) + 3); // steps along the top: the end keeps clear of the start
  const points: Point[] = [{ x: left, y: bottom }];
  for (let k = 1; k <= side; k++) points.push({ x: left, y: bottom - (height * k) / side });
  for (let k = 1; k <= long; k++) points.push({ x: left + (width * k) / long, y: top });
  for (let k = 1; k <= side; k++) points.push({ x: right, y: top + (height * k) / side });
  for (let k = 1; points.length <= last; k++) points.push({ x: right - (width * k) / long, y: bottom });
  return points.slice(0, last + 1);
}

/** Rows of ten running to and fro, for a phone. */
export function rows(last: number, left: number, top: number, step: number, high: number, inRow = 10): Point[] {
  const points: Point[] = [{ x: left, y: top }];
  for (let n = 1; n <= last; n++) {
    const row = Math.floor((n - 1) / inRow);
    const column = (n - 1) % inRow;
    points.push({ x: left + step * (row % 2 ? inRow - 1 - column : column), y: top + row * high });
  }
  return points;
}
