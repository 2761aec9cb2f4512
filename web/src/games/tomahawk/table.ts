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

const CHANGES = ['charmed', 'mirrors', 'puma-takes', 'picking-doubles'];

/** Why a warrior on the table counts something else than is printed, as the log told it. No card is played twice. */
function changed(seat: number, word: string, { log }: View): LogLine | undefined {
  const mirrors = word === 'storm' ? 'mirrors' : '';
  return log.lines.findLast(({ name, args }) => CHANGES.includes(name) && args?.['seat'] === seat && (args['card'] === word || name === mirrors));
}

function explainCard(side: number, word: string, data: Data, why?: LogLine): Explanation {
  const card = warriorOf(word, side, data);
  const art = { box: '0 0 100 140', markup: warrior(card, card.power ? titleOf(word, data) : ''), width: 92 };
  const worth = say('card-worth', { value: card.value, hair: card.hair });
  const text = [why?.text, card.power ? told(`hint-${word}`) : '', worth].filter(Boolean).join('\n');
  return { title: titleOf(word, data), text, art, rule: why?.rule ?? (card.power ? 'TK 12.1' : 'TK 6.7') };
}

function explain(key: string, view: View, data: unknown): Explanation | null {
  const [what, one = '', two = '', seat = ''] = key.split(':');
  const box = data as Data;
  if (what === 'card') return explainCard(Number(one), two, box, seat ? changed(Number(seat), two, view) : undefined);
  if (what === 'duel') return { title: say('duel'), text: say('duel-how'), rule: 'TK 6.5' };
  if (what === 'total') return { title: say('totals'), text: say('totals-how'), rule: 'TK 7.3' };
  if (what === 'won') return { title: landTitle(one, Number(two)), text: '', rule: 'TK 7.5' };
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
