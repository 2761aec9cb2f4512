import type { LogLine, View } from '../../link/messages';
import { capital, say, told } from '../../texts/say.svelte';
import type { Explanation, GameTable, Score } from '../registry';
import { card } from './art';
import Notes from './Notes.svelte';
import type { Data, Picture } from './picture';
import Table from './Table.svelte';
import { cardName, cardTitle, colourName, letterOf } from './words';

function icon({ name, args }: LogLine) {
  if (['must-swap', 'gave', 'took', 'looked'].includes(name)) return { symbol: 'moc' as const };
  if (['took-stone', 'quarry-empty', 'rerolled', 'stones-return', 'pushed', 'pushed-dark'].includes(name)) return { symbol: 'stone' as const };
  if (name === 'left-track' || name === 'won') return { symbol: 'drum' as const };
  return typeof args?.['seat'] === 'number' ? { seat: args['seat'] } : {};
}

function explain(key: string, view: View, data: unknown): Explanation | null {
  const [what, one = ''] = key.split(':');
  const box = data as Data;
  const picture = view.picture as Picture;
  if (what === 'card') {
    const art = { box: '0 0 100 140', markup: card(one, letterOf(one, box), cardTitle(one, box, false), false), width: 92 };
    return one === 'pow-wow'
      ? { title: capital(cardName(one, box)), text: told('hint-pow-wow'), art, rule: 'PW 3.1' }
      : { title: capital(cardName(one, box)), text: say('moccasin-how', { runner: colourName(one, box) }), art, rule: 'PW 3.1' };
  }
  if (what === 'space') return one ? { title: say(`space-${one}`), text: told(`hint-${one}`), rule: one === 'moccasin' ? 'PW 8.2' : 'PW 7.5' } : null;
  if (what === 'runner') {
    const at = picture.runners.find(({ colour }) => colour === one);
    return { title: say('runner', { runner: colourName(one, box) }), text: told('choice-die', { runner: colourName(one, box), space: at?.space ?? 0 }), rule: 'PW 3.1' };
  }
  if (what === 'die') return { title: say('die-of', { runner: colourName(one, box) }), text: '', rule: 'PW 5.4' };
  if (what === 'stone') return { title: say('stone', { letter: one }), text: say('stone-how'), rule: 'PW 6.5' };
  return { title: say('quarry'), text: told('hint-stone'), rule: 'PW 7.5' };
}

function breakdown(view: View, data: unknown): Score[] {
  const { seats, home } = view.picture as Picture;
  const held = (k: number) => seats.map(({ cards }) => (cards[k] ? cardTitle(cards[k], data as Data, false) : '?'));
  return [
    { label: say('held-first'), values: held(0) },
    { label: say('held-second'), values: held(1) },
    { label: say('home-runner'), values: seats.map(({ cards }) => (cards.includes(home) ? '✓' : '·')), total: true },
  ];
}

export default {
  Table,
  aid: { title: 'my-notes', above: true, panel: Notes },
  staging: null,
  progress(picture, names) {
    const { phase, round, starter } = picture as Picture;
    if (phase === 'over') return { text: told('board-over') };
    if (phase === 'deal' || phase === 'start') return { text: told('board-dealing') };
    return { text: told('board-round', { round, who: names[starter] ?? '' }), brief: say('round-number', { round }) };
  },
  heading: (line) => (line.name === 'round' ? line.text.replace(/[.]$/, '') : null),
  icon,
  explain,
  breakdown,
} satisfies GameTable;
