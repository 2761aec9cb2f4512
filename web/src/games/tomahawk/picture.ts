/** The picture the server sends of Tomahawk, and what the table reads out of it. No rule is applied here. */
import type { LogLine } from '../../link/messages';
import type { Warrior } from './art';

export interface Pair {
  cards: [string, string];
  strengths: [number | null, number | null];
  revealed: [boolean, boolean];
  seen_from_mountain: [boolean, boolean];
}
export interface Standing {
  pairs: number;
  totals: [number, number];
  winner: number;
  by_manitou: boolean;
  icon_on: [number, number][];
}
export interface Pile {
  territory: string;
  kind: string;
  icon: string;
  animals: number;
  turns: number;
  turn: number;
  pairs: Pair[];
  standing: Standing | null;
  fixed: [boolean, boolean];
}
export interface Side {
  dealt: string[];
  army: string[];
  hand: string[];
  hand_size: number;
  deck: string[];
  deck_size: number;
  revealed: string[];
  won: string[];
  scalps: number;
  animals: number;
  bonus: number;
  score: number;
  may_look: boolean;
}
export interface Picture {
  turn: number;
  phase: string;
  most_sought: string;
  variant: boolean;
  piles: Pile[];
  sides: [Side, Side];
  doubled: string[];
  tokens_left: number;
}
export interface Data {
  tribe: Record<string, number[] | string>;
  special: { power: string; value: number; hair: number }[];
  territory: Record<string, { kind: string; turns: number; animals: number; icon?: string } | undefined>;
}

export const PILES = ['I', 'II', 'III', 'IV'] as const;
export const TURNS = 6;

/** 7b is the second 7 of the tribe; cloud is the special warrior whose power bears that name. */
export function warriorOf(word: string, tribe: number, data: Data): Warrior {
  const base = /^(\d+)([a-x])$/.exec(word);
  if (base) {
    const value = Number(base[1]);
    const copies = data.tribe[base[1]!];
    return { tribe, value, hair: Array.isArray(copies) ? (copies[base[2]!.charCodeAt(0) - 97] ?? 0) : 0, power: '' };
  }
  const special = data.special.find(({ power }) => power.includes(word));
  return { tribe, value: special?.value ?? 0, hair: special?.hair ?? 0, power: word };
}

/** Cards of a hand as they lie there: by value, specials after the others of their value. */
export function byValue(words: readonly string[], data: Data): string[] {
  const key = (word: string) => {
    const { value, power } = warriorOf(word, 0, data);
    return value * 10 + (power ? 5 : 0);
  };
  return [...words].sort((a, b) => key(a) - key(b) || a.localeCompare(b));
}

/** What a side has on a pile: settled before this turn, and laid or planned for this turn. Null: it cannot be known. */
export interface Sum {
  settled: number | null;
  planned: number;
  none: boolean;
}

export function sumOf(pile: Pile, seat: number, planned: number | null): Sum {
  const now = pile.turn - 1;
  const earlier = pile.pairs.slice(0, now).filter((pair) => pair.cards[seat]);
  const hidden = earlier.some((pair) => pair.cards[seat] === '?');
  const laid = pile.pairs[now];
  const fresh = laid && !laid.revealed[seat] && laid.cards[seat] && laid.cards[seat] !== '?' ? (laid.strengths[seat] ?? 0) : null;
  const settled = pile.standing ? pile.standing.totals[seat]! : hidden ? null : earlier.reduce((sum, pair) => sum + (pair.strengths[seat] ?? 0), 0);
  return { settled, planned: planned ?? fresh ?? 0, none: !pile.standing && !earlier.length };
}

/** The scalps a duel brought, as the log tells: by the pile and the card that was beaten. */
export function scalpsOf(log: readonly LogLine[], pile: string, loser: string, winner: string): number {
  const told = log.findLast(({ name, args }) => name === 'scalped' && args?.['pile'] === pile && args['loser'] === loser && args['winner'] === winner);
  return Number(told?.args?.['points'] ?? 0);
}
