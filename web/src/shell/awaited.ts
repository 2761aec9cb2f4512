import type { View } from '../link/messages';
import { nameOf, say } from '../texts/say.svelte';

/** Who is waited for, in a sentence, when nothing is asked of the reader. */
export function awaited(view: View): string {
  if (view.result) return view.result.text;
  if (view.table.status === 'waiting') return say('awaits-players');
  const names = view.table.seats.filter(({ seat, owes }) => owes && seat !== view.seat).map(({ seat }) => nameOf(view.names, seat));
  const mine = view.table.seats.find(({ seat }) => seat === view.seat);
  if (!names.length) return say('awaits-nobody');
  return say(mine?.sealed ? 'sealed-awaits' : 'awaits', { names: names.join(', '), count: names.length });
}
