/** The picture the server sends of Big Manitou, and what the table reads out of it. */
export interface SideOf {
  hunters: string[];
  fallen: string[];
  points: number;
  bonus: number;
  total: number;
}
export interface Ground {
  tiles: string[];
  keeper: number | null;
  heroes: string[]; // the upper one last
  sides: SideOf[];
  takers: { hero: number | null; most: number | null; next: number | null };
}
export interface Player {
  party_size: number | null;
  pool: string[];
  hand: string[];
  hand_size: number;
  pile: string[];
  pile_size: number;
  tiles: string[];
  bison: number;
  tipi: number;
  pairs: number;
  horses: number;
  totems: number;
  tomahawks: number;
  force: number;
  score: number;
}
export interface Picture {
  phase: string;
  hunt: number;
  hunts: number;
  dealer: number | null;
  turn: number | null;
  bag: Record<string, number>;
  grounds: Ground[];
  players: Player[];
  brown: number | null;
  white: number | null;
  most_tomahawks: number | null;
  would_pay: number[];
  owing: number[];
  claim: number | null;
}
export interface Data {
  beats: Record<string, string[]>;
}

export const GROUNDS = ['I', 'II', 'III'] as const;

export interface Lying {
  word: string;
  down: boolean;
}

/** What one player has on a ground: heroes that stand, then hunters, then the fallen. */
export function cardsOf(ground: Ground, seat: number): Lying[] {
  const side = ground.sides[seat]!;
  const up = ground.keeper === seat ? ground.heroes : [];
  return [...up, ...side.hunters].map((word) => ({ word, down: false })).concat(side.fallen.map((word) => ({ word, down: true })));
}

/** Where the fans of a table lie, the reader's own at the south; clockwise from the left. */
export function places(seats: number): string[] {
  return { 2: ['s', 'n'], 3: ['s', 'w', 'e'], 4: ['s', 'w', 'n', 'e'], 5: ['s', 'w', 'nw', 'ne', 'e'] }[seats] ?? ['s'];
}

/** The seats whose hunters tie there, and the total they tie at. */
export function ties(ground: Ground): number[] {
  const totals = ground.sides.map(({ total }) => total);
  return totals.flatMap((total, seat) => (total > 0 && totals.filter((other) => other === total).length > 1 ? [seat] : []));
}

/** Two tiles taken together are one word: bison3+tipi1. Which words hold all the tiles picked so far? */
export function holding(words: readonly string[], picked: readonly string[]): string[] {
  return words.filter((word) => {
    const parts = word.split('+');
    return picked.every((tile) => {
      const at = parts.indexOf(tile);
      if (at >= 0) parts.splice(at, 1);
      return at >= 0;
    });
  });
}
