/** What a person calls the pieces of Pow Wow. Letters on the board are the reader's; records carry the colour's word. */
import { capital, langNow, told } from '../../texts/say.svelte';
import type { Data } from './picture';

export function letterOf(colour: string, data: Data): string {
  return data.runner.find(({ name }) => name === colour)?.[langNow()].letter ?? '';
}

export function colourName(colour: string, data: Data): string {
  return data.runner.find(({ name }) => name === colour)?.[langNow()].word ?? colour;
}

export function cardName(card: string, data: Data): string {
  return card === 'pow-wow' ? told('card-pow-wow') : told('card-moccasin', { colour: colourName(card, data) });
}

/** Written on a card. */
export function cardTitle(card: string, data: Data, small: boolean): string {
  if (card === 'pow-wow') return capital(told('short-pow-wow'));
  return small ? capital(colourName(card, data)) : capital(cardName(card, data).replace(/^(the |le |la )/i, ''));
}
