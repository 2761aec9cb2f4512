import type { LogLine, View } from '../../link/messages';
import { capital, say, told } from '../../texts/say.svelte';
import type { Explanation, GameTable, Score } from '../registry';
import { LANDS, POWERS, warrior } from './art';
import { TURNS, warriorOf, type Data, type Picture } from './picture';
import Seen from './Seen.svelte';
import { staging } from './staging';
import Table from './Table.svelte';
import { landTitle, titleOf } from './words';

/** What an argument of a line is drawn as. */
function icon({ name, args }: LogLine) {
  const land = String(args?.['land'] ?? '');
  const kind = { F: 'forest', P: 'plains', M: 'mountain' }[land.charAt(0)];
  if (name === 'scalped' || name === 'score') return { symbol: 'braid' as const };
  if (name === 'puma-takes') return { symbol: 'puma' as const };
  if (name === 'picking-doubles') return { symbol: 'mush' as const };
  if (name === 'stays-hidden' || name === 'saw') return { symbol: 'eyeoff' as const };
  if (name === 'looked') return { symbol: 'eye' as const };
  const powers: Record<string, keyof typeof POWERS> = { mirrors: 'storm', charmed: 'cloud', 'drawn-for': 'twilight', 'spirit-pair': 'spirit', 'manitou-turns': 'manitou', doubled: 'redwood' };
  const power = powers[name];
  if (power) return { symbol: POWERS[power]! };
  return kind ? { symbol: LANDS[kind]!.animal } : {};
}

function explainCard(side: number, word: string, data: Data): Explanation {
  const card = warriorOf(word, side, data);
  const art = { box: '0 0 100 140', markup: warrior(card, card.power ? titleOf(word, data) : ''), width: 92 };
  const worth = say('card-worth', { value: card.value, hair: card.hair });
  return { title: titleOf(word, data), text: card.power ? `${told(`hint-${word}`)}\n${worth}` : worth, art, rule: card.power ? 'TK 12.1' : 'TK 6.7' };
}

function explain(key: string, view: View, data: unknown): Explanation | null {
  const [what, one = '', two = ''] = key.split(':');
  const box = data as Data;
  if (what === 'card') return explainCard(Number(one), two, box);
  if (what === 'icon') return { title: told(`icon-${one}`), text: told(`hint-${one}`), rule: one === 'puma' ? 'TK 13.9' : 'TK 13.16' };
  if (what === 'scalps') return { title: told('board-scalps-column'), text: say('scalps-how'), rule: 'TK 6.7' };
  const pile = (view.picture as Picture).piles[Number(one)];
  if (!pile?.kind) return null;
  if (what === 'hidden') return { title: say('card-hidden'), text: told(`hint-${pile.kind}`), rule: 'TK 5.3' };
  return { title: landTitle(pile.kind, pile.animals), text: `${told(`hint-${pile.kind}`)}\n${say('land-lasts', { turns: pile.turns })}`, rule: 'TK 1.12' };
}

function breakdown(view: View): Score[] {
  const { sides, variant } = view.picture as Picture;
  const row = (label: string, read: (side: Picture['sides'][number]) => number): Score => ({ label, values: sides.map(read) });
  return [
    row(say('animals'), ({ animals }) => animals),
    row(capital(told('board-scalps-column')), ({ scalps }) => scalps),
    ...(variant ? [row(capital(told('board-bonus-column')), ({ bonus }) => bonus)] : []),
    { ...row(capital(told('board-points-column')), ({ score }) => score), total: true },
  ];
}

export default {
  Table,
  aid: { title: 'cards-seen', above: false, panel: Seen },
  staging,
  progress(picture) {
    const { turn, phase } = picture as Picture;
    if (phase === 'over') return { text: told('board-over') };
    if (phase === 'deal' || phase === 'draft') return { text: told('board-draft') };
    return { text: told('board-turn', { turn, turns: TURNS }), bars: { now: turn, of: TURNS } };
  },
  heading: (line) => (line.name === 'turn' ? line.text.replace(/\.$/, '') : null),
  icon,
  explain,
  breakdown,
} satisfies GameTable;
