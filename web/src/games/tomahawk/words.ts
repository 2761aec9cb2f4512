/** What a person calls the pieces of Tomahawk, in their language. */
import type { View } from '../../link/messages';
import { capital, nameOf, say, told } from '../../texts/say.svelte';
import { warriorOf, type Data } from './picture';

/** "7, 2 scalps", "Teasing Cloud, value 7, 3 scalps". */
export function nameCard(word: string, data: Data): string {
  const { value, hair, power } = warriorOf(word, 0, data);
  const name = power ? say('special-name', { name: told(`card-${power}`), value }) : String(value);
  return say('card-name', { name, hair });
}

export function titleOf(word: string, data: Data): string {
  const { value, power } = warriorOf(word, 0, data);
  return power ? told(`card-${power}`) : String(value);
}

export function sideName(view: View, seat: number): string {
  return capital(nameOf(view.names, seat));
}

/** "Forest of 4 caribou". */
export function landTitle(kind: string, animals: number): string {
  return say('land-title', { kind: say(`land-${kind}`), herd: told(`herd-${kind}`, { animals }) });
}
