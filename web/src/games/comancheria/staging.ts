/** How what happened between two decisions is shown: one sentence, one movement after the other. The log's arguments
 *  say what changed; nothing is worked out here, and the last word is always the server's own picture. */
import type { LogLine, View } from '../../link/messages';
import type { Scene } from '../../play/sitting.svelte';
import type { Band, Column, Counter, Enemy, Picture, Standing } from './picture';

const PAUSE = 520;
const LONGEST = 9000; // all scenes together
/** Sentences that go with the one before them, or say what one has just done oneself. */
const QUIET = new Set(['turn', 'operation-begins', 'camp-acts', 'activates', 'moved', 'hunted', 'traded', 'horses-spent', 'finished', 'joined', 'took', 'culture-bought', 'card-bought', 'card-played', 'band-created', 'camp-moved', 'camp-founded', 'spent-trade-goods', 'guns-spent', 'redrew', 'headman-may', 'raids', 'parleyed', 'cleanup', 'operations-now', 'ap-now', 'nothing-ravaged', 'successes-return', 'bison-moved', 'bison-placed', 'retired']);

export function staging(before: View, _: View, lines: LogLine[]): Scene[] {
  const shown = lines.filter(({ name }) => !QUIET.has(name)).length;
  if (!shown) return [];
  const ms = Math.max(140, Math.min(PAUSE, LONGEST / shown));
  const scenes: Scene[] = [];
  let picture = before.picture as Picture;
  lines.forEach((line, k) => {
    picture = after(picture, line);
    if (!QUIET.has(line.name)) scenes.push({ picture, lines: lines.slice(0, k + 1), ms });
  });
  return scenes;
}

/** The position with one more thing having happened. */
export function after(picture: Picture, { name, args = {} }: LogLine): Picture {
  const text = (key: string) => String(args[key] ?? '');
  const number = (key: string) => Number(args[key] ?? 0);
  const change = CHANGES[name];
  return change ? { ...picture, ...change(picture, text, number) } : picture;
}

type Reading<T> = (key: string) => T;
type Change = (picture: Picture, text: Reading<string>, number: Reading<number>) => Partial<Picture>;

const space = ({ spaces }: Picture, id: string, change: (at: Standing) => Partial<Standing>): Partial<Picture> => ({ spaces: spaces.map((at) => (at.id === id ? { ...at, ...change(at) } : at)) });
const column = ({ columns }: Picture, enemy: string, change: Partial<Column>): Partial<Picture> => ({ columns: columns.map((one) => (one.enemy === enemy ? { ...one, ...change } : one)) });
const band = ({ bands }: Picture, name: string, change: Partial<Band>): Partial<Picture> => ({ bands: bands.map((one) => (one.name === name ? { ...one, ...change } : one)) });
const without = (at: Standing, name: string): Standing => ({ ...at, bands: at.bands.filter((one) => one !== name) });

const CHANGES: Record<string, Change> = {
  'column-formed': ({ columns }, text, number) => ({ columns: [...columns.filter(({ enemy }) => enemy !== text('enemy')), { enemy: text('enemy') as Enemy, space: text('space'), strength: number('strength'), modifier: 0, counter: '', contact: false }] }),
  'column-moved': (picture, text) => column(picture, text('enemy'), { space: text('space') }),
  'column-now': (picture, text, number) => column(picture, text('enemy'), { strength: number('strength') }),
  'war-ended': ({ columns }, text) => ({ columns: columns.filter(({ enemy }) => enemy !== text('enemy')) }),
  'tribe-placed': (picture, text) => space(picture, text('space'), () => ({ tribe: true, bison: false })),
  'tribe-removed': (picture, text) => space(picture, text('space'), () => ({ tribe: false, ally: null })),
  settled: (picture, text) => space(picture, text('space'), () => ({ settlement: text('enemy'), bison: false })),
  'settlement-removed': (picture, text) => space(picture, text('space'), () => ({ settlement: '' })),
  'bison-hunted': (picture, text) => space(picture, text('space'), () => ({ bison: false })),
  'bison-gone': (picture, text) => space(picture, text('space'), () => ({ bison: false })),
  'bison-placed': (picture, text) => space(picture, text('space'), () => ({ bison: true })),
  hunted: (picture, text) => space(picture, text('space'), () => ({ bison: false })),
  ravaged: (picture, text) => space(picture, text('space'), ({ ravaged }) => ({ ravaged: ravaged + 1 })),
  recovered: (picture, text) => space(picture, text('space'), ({ ravaged }) => ({ ravaged: Math.max(0, ravaged - 1) })),
  'ally-lost': (picture, text) => space(picture, text('space'), () => ({ ally: null })),
  'ally-lapsed': (picture, text) => space(picture, text('space'), () => ({ ally: null })),
  wagons: (picture, text) => space(picture, text('space'), () => ({ wagons: true })),
  revealed: (picture, text) => space(picture, text('space'), () => ({ wagons: false })),
  moved: (picture, text) => ({ ...band(picture, text('band'), { space: text('space'), camp: '' }), spaces: picture.spaces.map((at) => (at.id === text('space') ? { ...without(at, text('band')), bands: [...at.bands.filter((one) => one !== text('band')), text('band')] } : without(at, text('band')))) }),
  finished: (picture, text) => band(picture, text('band'), { finished: true }),
  'band-weaker': (picture, text, number) => band(picture, text('band'), { strength: number('strength') }),
  'band-stronger': (picture, text, number) => band(picture, text('band'), { strength: number('strength') }),
  'band-removed': ({ bands, spaces }, text) => ({ bands: bands.filter(({ name }) => name !== text('band')), spaces: spaces.map((at) => without(at, text('band'))) }),
  'culture-now': (_, __, number) => ({ culture: number('now') }),
  'military-now': (_, __, number) => ({ military: number('now') }),
  'ap-now': (_, __, number) => ({ ap: number('now') }),
  'enemy-ap-now': ({ enemy_ap }, _, number) => ({ enemy_ap: { ...enemy_ap, track: number('now'), total: enemy_ap.total - enemy_ap.track + number('now') } }),
  'operations-now': ({ operations }, text) => ({ operations: { ...operations, at: Number(text('place')) } }),
  'passage-now': ({ passage }, text) => ({ passage: { ...passage, at: Number(text('stage')) } }),
  flipped: ({ display }, text) => ({ display: Object.fromEntries(Object.entries(display).map(([enemy, rows]) => [enemy, rows.map((one) => (one && one.id === text('shown').replace('*', '') ? turned(one) : one))])) }),
};

function turned(one: Counter): Counter {
  return { ...one, side: one.side === 'front' ? 'back' : 'front', name: one.other.name, ap: one.other.ap, other: { name: one.name, ap: one.ap } };
}

