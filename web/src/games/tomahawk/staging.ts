/** How a reveal is shown: both plans lie open for a moment, then the battles that end, then the new position. What lay
 *  on a land that is gone by now is told by the log alone. */
import type { LogLine, View } from '../../link/messages';
import type { Scene } from '../../play/sitting.svelte';
import { PILES, type Picture, type Pile } from './picture';

const LOOK = 1500;
const BATTLES = 1700;

export function staging(before: View, after: View, lines: LogLine[]): Scene[] {
  const revealed = lines.filter(({ name, args }) => name === 'revealed' && args);
  if (!revealed.length) return [];
  const told = (names: string[]) => lines.filter(({ name }) => names.includes(name));
  const open = opened(before.picture as Picture, after.picture as Picture, lines);
  const duels = told(['revealed', 'stays-hidden', 'mirrors', 'charmed', 'drawn-for']);
  const battles = told(['scalped', 'puma-takes', 'picking-doubles', 'spirit-pair', 'manitou-turns', 'totals', 'won', 'tied', 'doubled']);
  const scenes: Scene[] = [{ picture: open, lines: duels, ms: LOOK }];
  if (battles.length) scenes.push({ picture: settled(open, lines), lines: battles, ms: BATTLES });
  return scenes;
}

/** The position right after the reveal. */
export function opened(before: Picture, after: Picture, lines: LogLine[]): Picture {
  const picture = structuredClone(before);
  picture.piles.forEach((pile, at) => {
    const shown = lines.filter(({ name, args }) => name === 'revealed' && args?.['pile'] === PILES[at]);
    const first = shown.length > 1 ? 0 : pile.turn - 1;
    shown.forEach(({ args }, k) => {
      const pair = pile.pairs[first + k];
      if (!pair) return;
      pair.cards = [String(args!['first']), String(args!['second'])];
      pair.revealed = [true, true];
      pair.strengths = [null, null];
    });
    if (!shown.length) keepHidden(pile, after.piles[at]!);
    else if (pile.standing) pile.standing.winner = -1; // not decided yet
  });
  for (const { name, args } of lines) {
    if (name === 'charmed') note(picture, Number(args?.['seat']), String(args?.['card']), 0);
    if (name === 'mirrors') note(picture, Number(args?.['seat']), 'storm', Number(args?.['strength']));
  }
  return picture;
}

/** A land whose cards stay face down lies there in the next position as well. */
function keepHidden(pile: Pile, next: Pile): void {
  if (next.territory === pile.territory) pile.pairs = structuredClone(next.pairs);
}

/** What a warrior counts when it is not what is printed. */
function note(picture: Picture, seat: number, card: string, strength: number): void {
  for (const pile of picture.piles) {
    for (const pair of pile.pairs) {
      if (pair.revealed[seat] && pair.cards[seat] === card) pair.strengths[seat] = strength;
    }
  }
}

/** The same, with the totals and the winners of the battles that end. */
export function settled(open: Picture, lines: LogLine[]): Picture {
  const picture = structuredClone(open);
  for (const { name, args } of lines) {
    const pile = picture.piles[PILES.indexOf(args?.['pile'] as (typeof PILES)[number])];
    if (!pile || !args) continue;
    if (name === 'totals') {
      pile.standing = { pairs: pile.pairs.length, totals: [Number(args['first']), Number(args['second'])], winner: -1, by_manitou: false, icon_on: [] };
    } else if (name === 'won' && pile.standing) {
      pile.standing.winner = Number(args['seat']);
    } else if (name === 'manitou-turns' && pile.standing) {
      pile.standing.by_manitou = true;
    }
  }
  return picture;
}
