/** The picture the server sends of Comanchería, the components it is played with, and what follows from both. */
export type Enemy = 'N' | 'S' | 'E' | 'W';
export type Goods = Record<string, number>;
export interface Marker {
  counter: string; // '' for one made by a card
  ap: number;
}
export interface Standing {
  id: string;
  camps: string[];
  bands: string[]; // those in a camp's box are told with the camp
  tribe: boolean;
  ally: Marker | null;
  settlement: string;
  bison: boolean;
  ravaged: number;
  wagons: boolean;
  columns: string[];
  enemy: string;
  peaceful: boolean;
  owner?: string; // of squares
  peace?: Marker | null;
}
export interface Camp {
  letter: string;
  space: string;
  paraibo: number;
  mahimiana: number;
  leader_at: string; // a Band, the letter of a box, '' when he is out of play
  successes: { paraibo: number; mahimiana: number };
  goods: Goods;
  bands: string[];
  track: { band: string; space: number }[];
}
export interface Band {
  name: string;
  strength: number;
  movement: number;
  finished: boolean;
  camp: string;
  space: string;
  goods: Goods;
  mahimiana: string;
}
export interface Column {
  enemy: Enemy;
  space: string;
  strength: number;
  modifier: number;
  counter: string;
  contact: boolean;
}
export interface Counter {
  id: string;
  side: 'front' | 'back';
  name: string;
  ap: number;
  other: { name: string; ap: number };
}
export interface Goal {
  test: string;
  wanted: number[];
  now: number;
  met: boolean;
}
/** Something to be expected: its sentence is `ahead-<name>` in the game's texts. */
export interface Foreseen {
  name: string;
  face?: number;
  enemy?: Enemy;
  camps?: string[];
  lines?: number;
  camp?: string;
}
export interface TrackOf {
  spaces: (string | number)[];
  at: number;
  successes?: number[];
  goods?: Goods[];
}
export interface Picture {
  scenario: string;
  turn: number;
  generation: number;
  ending: string;
  sheet: string[]; // the procedures that are running, the outermost first
  period: { history: string; years: string; number: number; of: number };
  objective: Goal[];
  culture: number;
  military: number;
  ap: number;
  enemy_ap: { track: number; box: Record<string, number>; total: number };
  operations: TrackOf;
  passage: TrackOf;
  territories: { number: number; controlled: boolean }[];
  spaces: Standing[];
  camps: Camp[];
  bands: Band[];
  columns: Column[];
  display: Partial<Record<Enemy, (Counter | null)[]>>;
  inactive: (Counter | null)[];
  cup: { success: number; ap: Record<string, number>; instructions: string[]; set_aside: number };
  out_of_play: number;
  stock: Record<string, unknown>;
  development: number[]; // 0 for an empty space
  deck: number;
  hand: number[];
  in_play: number[];
  culture_cards: string[];
  event: string;
  flags: string[];
  halted: boolean;
  activation: { band: string; points: number | null; costs: { move: number; hunt: number; raid: number } | null } | null;
  check: { successes: number; ap: Record<string, number>; instructions: string[]; left: number } | null;
  battle: { enemy: Enemy; unit: string } | null;
  die: number;
  ahead: Foreseen[];
}

// --- the components ---------------------------------------------------------------------------------------------------

export interface Spoken {
  [key: string]: unknown; // title, title_fr, text, text_fr ...
}
export interface Space extends Spoken {
  id: string;
  name: string;
  kind: 'round' | 'canyon' | 'square';
  territory?: number;
  value?: number;
  enemy?: Enemy;
  xy: [number, number];
}
export interface Connection {
  a: string;
  b: string;
  type: 'solid' | 'dotted';
  trace: Enemy[];
}
export interface Development extends Spoken {
  no: number;
  title: string;
  timing: string;
  ap?: number;
}
export interface Data {
  pack: { id: string };
  limits: { player_ap: number; enemy_ap: number; culture: number; military: number; medicine: number };
  map: {
    spaces: Space[];
    connections: Connection[];
    territories: Record<string, string>;
    territories_fr?: Record<string, string>;
    owners_fr?: Record<string, string>;
  };
  history: (Spoken & { id: string; years: string; action_table: Record<string, Enemy> })[];
  scenarios: (Spoken & { id: string })[];
  development: Development[];
  culture: (Spoken & { id: string; title: string })[];
  war: (Spoken & { no: number; title: string })[];
  instructions: { enemy: Enemy; id: string; front: string; front_ap: number; back: string; back_ap: number }[];
}

export const ENEMIES: readonly Enemy[] = ['N', 'W', 'S', 'E'];
export const RESERVATION = 'RESERVATION';

// --- where words point ------------------------------------------------------------------------------------------------

export type Place = { kind: 'space' | 'band' | 'camp' | 'column' | 'stage' | 'opening' | 'card' | 'none'; key: string };

/** Questions that are answered by naming an enemy: its letter may be a camp's as well. */
const OF_COLUMNS = ['column-to-fight', 'harry-which', 'parley'];

/** What on the table a word names. Which words there are, the server says. */
export function placeOf(question: string, word: string, data: Data): Place {
  if (question === 'track-space') return { kind: 'stage', key: word };
  if (/^b\d+$/.test(word)) return { kind: 'band', key: word };
  if (/^[A-Z]$/.test(word)) return { kind: OF_COLUMNS.includes(question) ? 'column' : 'camp', key: word };
  if (/^buy\d$/.test(word)) return { kind: 'opening', key: word.slice(3) };
  if (/^c\d+$/.test(word)) return { kind: 'card', key: word.slice(1) };
  if (data.map.spaces.some(({ id }) => id === word)) return { kind: 'space', key: word };
  return { kind: 'none', key: word };
}

// --- the map ----------------------------------------------------------------------------------------------------------

export interface Point {
  x: number;
  y: number;
}
export interface Chart {
  width: number;
  height: number;
  radius: number; // of a round space
  at: (space: string) => Point;
}

/** The places of all spaces on a sheet of this size: the outermost ones keep so far from its edges. */
export function chart(data: Data, width: number, height: number, radius: number, margin: { side: number; top: number; foot: number }): Chart {
  const spread = (values: number[], low: number, high: number) => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return (value: number) => low + ((value - least) / Math.max(1, most - least)) * (high - low);
  };
  const { spaces } = data.map;
  const across = spread(spaces.map(({ xy }) => xy[0]), margin.side, width - margin.side);
  const down = spread(spaces.map(({ xy }) => xy[1]), margin.top, height - margin.foot);
  const points = new Map(spaces.map(({ id, xy: [x, y] }): [string, Point] => [id, { x: across(x), y: down(y) }]));
  return { width, height, radius, at: (space) => points.get(space) ?? { x: 0, y: 0 } };
}

/** Pieces of a space that do not stand in its middle: Bands to the right above, columns to the left above. */
export function aside(at: Point, k: number, taken: boolean, side: 1 | -1, radius: number): Point {
  if (!taken && k === 0) return at;
  const step = taken ? k : k - 1;
  return { x: at.x + side * radius * 1.28, y: at.y - radius * (0.95 + step * 1.3) };
}

/** The middle of the space is taken: pieces that come to it stand beside. */
export function isTaken({ camps, tribe, settlement, bison, owner }: Standing): boolean {
  return camps.length > 0 || tribe || settlement !== '' || bison || owner !== undefined;
}

// --- figures ----------------------------------------------------------------------------------------------------------

/** The counter an enemy would carry out next: the first of its column. */
export function nextOf(rows: readonly (Counter | null)[]): number {
  return rows.findIndex((counter) => counter !== null);
}

export interface Cup {
  success: number;
  ap: number; // how many counters, not their worth
  instructions: number;
  all: number;
}

/** How many counters of each sort are in the cup; those under wagon trains among them. */
export function inCup({ cup }: Picture): Cup {
  const ap = Object.values(cup.ap).reduce((sum, count) => sum + count, 0);
  return { success: cup.success, ap, instructions: cup.instructions.length, all: cup.success + ap + cup.instructions.length };
}

/** How many goods in all. */
export function total(goods: Goods): number {
  return Object.values(goods).reduce((sum, count) => sum + count, 0);
}
