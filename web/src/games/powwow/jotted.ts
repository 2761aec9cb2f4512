/** What a player has jotted down beside what the table knows: a sign in a cell of the notes, and a few words. Kept by this
 *  browser for each table and seat; nobody else ever gets it. */
import type { Swap } from './picture';

export const SIGNS = ['', '?', '✓', '✗'] as const;
export type Sign = (typeof SIGNS)[number];

export interface Mark {
  sign: Sign;
  round: number; // when it was made, and how many swaps of that holder this round had seen by then
  swaps: number;
}
export interface Page {
  marks: Record<string, Mark>; // by holder and colour
  words: string;
}

const STORE = 'prairie.powwow';
const PAGES = 30; // tables remembered, the latest first

type Book = { at: string; page: Page }[];

function book(): Book {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '[]') as Book;
  } catch {
    return [];
  }
}

export function open(table: string, seat: number): Page {
  return book().find(({ at }) => at === `${table} ${seat}`)?.page ?? { marks: {}, words: '' };
}

export function keep(table: string, seat: number, page: Page): void {
  const at = `${table} ${seat}`;
  const others = book().filter((one) => one.at !== at);
  try {
    localStorage.setItem(STORE, JSON.stringify([{ at, page }, ...others].slice(0, PAGES)));
  } catch {
    // A browser that keeps nothing still plays; it only forgets.
  }
}

export const cellOf = (holder: number, colour: string): string => `${holder} ${colour}`;

const swapsOf = (holder: number, round: number, swaps: readonly Swap[]): number => swaps.filter((swap) => swap.round === round && (swap.by === holder || swap.with === holder)).length;

/** The next sign in a cell; back to none in the end. */
export function turned(mark: Mark | undefined, holder: number, round: number, swaps: readonly Swap[]): Mark {
  const sign = SIGNS[(SIGNS.indexOf(mark?.sign ?? '') + 1) % SIGNS.length]!;
  return { sign, round, swaps: swapsOf(holder, round, swaps) };
}

/** Whether the holder has swapped a card since: what was jotted down may be true no more. */
export function faded(mark: Mark, holder: number, swaps: readonly Swap[]): boolean {
  const later = swaps.some((swap) => swap.round > mark.round && (swap.by === holder || swap.with === holder));
  return later || swapsOf(holder, mark.round, swaps) > mark.swaps;
}
