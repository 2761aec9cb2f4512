import type { LogLine, View } from '../../link/messages';
import { capital, say, told } from '../../texts/say.svelte';
import type { Explanation, GameTable, Score } from '../registry';
import { hero, hunter, readCard, readTile, tile } from './art';
import Beats from './Beats.svelte';
import type { Data, Picture } from './picture';
import Table from './Table.svelte';
import { nameCard, nameTile, titleCard } from './words';

function icon({ name, args }: LogLine) {
  if (name === 'wins-cylinder' || name === 'cylinder-passes') return { symbol: args?.['cylinder'] === 'white' ? ('walk' as const) : ('post' as const) };
  if (typeof args?.['seat'] === 'number') return { seat: args['seat'] };
  if (name === 'tile-laid') return { symbol: 'bison' as const };
  return {};
}

function explainCard(seat: number, word: string, data: Data): Explanation {
  const { value, kind } = readCard(word);
  const art = { box: '0 0 100 140', markup: kind ? hero(seat, kind, titleCard(word)) : hunter(seat, value), width: 88 };
  if (!kind) return { title: capital(nameCard(word)), text: say('hunter-how', { value }), art, rule: 'BM 7.20' };
  const name = (other: string) => told(`card-${other.replaceAll('_', '-')}`);
  const stronger = Object.keys(data.beats).filter((other) => Array.isArray(data.beats[other]) && data.beats[other].includes(kind));
  return { title: capital(nameCard(word)), text: say('beats-line', { beaten: (data.beats[kind] ?? []).map(name).join(', '), stronger: stronger.map(name).join(', ') }), art, rule: 'BM 5.1' };
}

/** The rule by which each takes its tiles, in the order of taking. */
const TAKERS: Record<string, string> = { hero: 'BM 7.17', most: 'BM 7.20', next: 'BM 7.25', tied: 'BM 7.23' };

function explain(key: string, _: View, data: unknown): Explanation | null {
  const [what, one = '', two = ''] = key.split(':');
  if (what === 'card') return explainCard(Number(one), two, data as Data);
  if (what === 'tile') {
    const { sort, points } = readTile(one);
    return { title: capital(nameTile(one)), text: told(`hint-${sort}`), art: { box: '0 0 100 100', markup: tile(sort, points), width: 72 }, rule: 'BM 9.1' };
  }
  if (what === 'cylinder') return { title: capital(told(`cylinder-${one}`)), text: told(one === 'white' ? 'hint-horse' : 'hint-totem'), rule: one === 'white' ? 'BM 9.17' : 'BM 9.11' };
  if (what === 'taker') return { title: say(`taker-${one}-title`), text: '', rule: TAKERS[one]! };
  if (what === 'total') return { title: say('fan-total'), text: say('fan-total-how'), rule: 'BM 7.20' };
  return { title: capital(told('column-force')), text: say('force-how'), rule: 'BM 7.2' };
}

function breakdown(view: View): Score[] {
  const { players } = view.picture as Picture;
  const row = (label: string, read: (player: Picture['players'][number]) => number): Score => ({ label: capital(label), values: players.map(read) });
  return [
    row(told('column-bison'), ({ bison }) => bison),
    row(told('column-tipi'), ({ tipi }) => tipi),
    row(told('column-pairs'), ({ pairs }) => pairs),
    row(say('majorities'), ({ score, pairs }) => score - pairs),
    { ...row(told('column-points'), ({ score }) => score), total: true },
  ];
}

export default {
  Table,
  aid: { title: 'who-beats-whom', above: true, panel: Beats },
  staging: null,
  progress(picture) {
    const { phase, hunt, hunts } = picture as Picture;
    if (phase === 'over') return { text: told('board-over') };
    return { text: told('board-hunt', { hunt, hunts }), bars: { now: hunt, of: hunts } };
  },
  heading: (line) => (line.name === 'hunt' ? told('board-hunt', { hunt: Number(line.args?.['hunt'] ?? 0), hunts: 0 }).replace(/\s\S+\s0$/, '') : null),
  icon,
  explain,
  breakdown,
} satisfies GameTable;
