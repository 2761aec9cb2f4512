/** What a person calls the pieces of Big Manitou. */
import { capital, told } from '../../texts/say.svelte';
import { readCard, readTile } from './art';

/** "the chief" as a title: Chief; a hunter is its number. */
export function nameCard(word: string): string {
  const { value, kind } = readCard(word);
  return kind ? told(`card-${kind.replaceAll('_', '-')}`) : told('card-hunter', { strength: value });
}

/** Written on a card: without its article. */
export function titleCard(word: string): string {
  const { value, kind } = readCard(word);
  return kind ? bare(nameCard(word)) : String(value);
}

export function nameTile(word: string): string {
  const { sort, points } = readTile(word);
  return told(`tile-${sort}`, { points });
}

const ARTICLES = /^(the |le |la |l’|l')/i;

export function bare(name: string): string {
  return capital(name.replace(ARTICLES, ''));
}

/** What stands behind the colon of a choice: what it would bring about. */
export function outcome(choice: string): string {
  return choice.includes(':') ? choice.slice(choice.indexOf(':') + 1).trim() : '';
}
