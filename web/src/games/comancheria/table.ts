import type { View } from '../../link/messages';
import { capital, say, told } from '../../texts/say.svelte';
import type { Explanation, GameTable, Score } from '../registry';
import Aid from './Aid.svelte';
import { explain } from './explain';
import { heading, signOf } from './news';
import type { Data, Picture } from './picture';
import { staging } from './staging';
import Table from './Table.svelte';
import { goalText, steps } from './words';

function breakdown(view: View): Score[] {
  const picture = view.picture as Picture;
  const controlled = picture.territories.filter((one) => one.controlled).map(({ number }) => number);
  return [
    { label: say('culture'), values: [picture.culture] },
    { label: say('military'), values: [picture.military] },
    { label: say('camps'), values: [picture.camps.length] },
    { label: told('board-control'), values: [controlled.length ? controlled.join(', ') : told('board-none')] },
    { label: say('generations'), values: [picture.generation] },
    { label: say('turns'), values: [picture.turn] },
    ...picture.objective.map((goal) => ({ label: capital(goalText(goal)), values: [goal.met ? '✓' : '✗'], total: true })),
  ];
}

export default {
  Table,
  aid: { title: 'now', above: true, panel: Aid },
  staging,
  progress(shown) {
    const picture = shown as Picture;
    if (picture.ending) return { text: say('over') };
    const where = say('where', { years: picture.period.years.replace('-', '–'), turn: picture.turn, generation: picture.generation + 1, step: steps(picture)[0] ?? 'none' });
    return { text: where, brief: say('turn-number', { turn: picture.turn }) };
  },
  heading,
  icon: signOf,
  explain: (key: string, view: View, data: unknown): Explanation | null => explain(key, view.picture as Picture, data as Data),
  breakdown,
} satisfies GameTable;
