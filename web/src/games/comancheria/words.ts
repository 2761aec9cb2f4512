/** What a person calls the things of Comanchería, in the reader's language: from the components, else from the texts. */
import type { Action } from '../../link/messages';
import { capital, langNow, say, told } from '../../texts/say.svelte';
import { placeOf, type Band, type Counter, type Data, type Development, type Foreseen, type Goal, type Goods, type Picture, type Space, type Spoken, type Standing } from './picture';

/** A text of the components; an owner's own may have English alone. */
export function spoken(row: Spoken | undefined, key: string): string {
  return String(row?.[`${key}_${langNow()}`] ?? row?.[key] ?? '');
}

export function spaceOf(id: string, data: Data): Space | undefined {
  return data.map.spaces.find((space) => space.id === id);
}

export function spaceName(id: string, data: Data): string {
  return spoken(spaceOf(id, data), 'name') || told('board-reservation');
}

export function territoryName(number: number, data: Data): string {
  const own = langNow() === 'fr' ? data.map.territories_fr : undefined;
  return own?.[number] ?? data.map.territories[number] ?? String(number);
}

export function ownerName(owner: string, data: Data): string {
  return (langNow() === 'fr' ? data.map.owners_fr?.[owner] : undefined) ?? owner;
}

export function enemyName(enemy: string): string {
  return told(`enemy-${enemy}`);
}

/** Of the West: with the article that a language wants. */
export function enemyOf(enemy: string): string {
  return told('enemy-of', { enemy: enemyName(enemy) });
}

export function instructionName(name: string): string {
  return told(`instruction-${name.toLowerCase()}`);
}

/** On a counter there is little room. */
export function instructionShort(name: string): string {
  return say(`counter-${name.toLowerCase()}`);
}

export function counterTitle({ id, name, ap }: Counter): string {
  return `${id} ${instructionName(name)}, ${told('board-price', { ap })}`;
}

export function goodsList(goods: Goods): string {
  return Object.entries(goods).map(([kind, count]) => told(`goods-${kind}`, { count })).join(', ');
}

export function developmentOf(number: number, data: Data): Development | undefined {
  return data.development.find(({ no }) => no === number);
}

export function timing(card: Development): string {
  return told(`timing-${card.timing.replace('_', '-')}`);
}

/** Wherever a Band stands, and what it has. */
export function bandText(band: Band, picture: Picture, data: Data): string {
  const { activation } = picture;
  const left = activation?.band === band.name ? activation.points : null;
  const parts = [spaceName(band.space, data), left === null ? told('board-movement', { points: band.movement }) : told('board-points-left', { points: left })];
  if (band.finished) parts.push(told('board-finished'));
  if (Object.keys(band.goods).length) parts.push(goodsList(band.goods));
  if (band.mahimiana) parts.push(told('board-with-mahimiana', { letter: band.mahimiana }));
  return parts.join(', ');
}

/** What stands in a space, as a list of words. */
export function piecesOf(at: Standing, picture: Picture, data: Data): string[] {
  const parts: string[] = [];
  if (at.owner) parts.push(ownerName(at.owner, data));
  if (at.peace) parts.push(told('board-peace', { ap: at.peace.ap }));
  for (const letter of at.camps) parts.push(told('plain-camp-here', { letter }));
  if (at.tribe) parts.push(at.ally ? told('plain-ally', { ap: at.ally.ap }) : told('plain-tribe'));
  if (at.settlement) parts.push(told('plain-settlement', { enemy: enemyName(at.settlement) }));
  if (at.bison) parts.push(told('goods-bison', { count: 1 }));
  if (at.ravaged) parts.push(told('plain-ravaged', { count: at.ravaged }));
  if (at.wagons) parts.push(told('plain-wagons'));
  for (const name of at.bands) {
    const strength = picture.bands.find((band) => band.name === name)?.strength ?? 0;
    parts.push(told('plain-band-here', { band: name, strength }));
  }
  for (const column of picture.columns) {
    if (column.space === at.id) parts.push(told('plain-column-here', { enemy: enemyName(column.enemy), strength: column.strength }));
  }
  return parts;
}

export function goalText(goal: Goal): string {
  const [wanted = 0] = goal.wanted;
  return told(`goal-${goal.test.replaceAll('_', '-')}`, { wanted, now: goal.now, listed: goal.wanted.join(', ') });
}

const WAR_COLUMN_PHASE = '3.1'; // on the sheet

/** `sheet`: the procedures that are running, for what is to be expected may be under way. */
export function foreseen({ name, face = 0, enemy, camps = [], lines = 0, camp }: Foreseen, sheet: string[]): string {
  const now = name === 'column-fights' && sheet.includes(WAR_COLUMN_PHASE) ? '-now' : '';
  return told(`ahead-${name}${now}`, { face, lines, enemy: enemy ? enemyName(enemy) : '', camps: camps.join(', '), camp: camp ? told('camp', { letter: camp }) : '' });
}

/** The procedures that are running, the innermost last: where on the sheet we are. */
export function steps(picture: Picture): string[] {
  return picture.sheet.map((number) => told(`sheet-${number.toLowerCase().replaceAll('.', '-')}`));
}

export interface Worded {
  title: string;
  small: string;
  cost: string;
}

/** An answer as a button says it: what it is called, what it means, what it costs. */
export function worded(action: Action, question: string, picture: Picture, data: Data): Worded {
  const plain: Worded = { title: capital(action.choice), small: '', cost: '' };
  const { kind, key } = placeOf(question, action.word, data);
  const costs = picture.activation?.costs;
  const points = (count: number | undefined) => (count === undefined ? '' : told('board-movement', { points: count }));
  if (kind === 'space') {
    const standing = picture.spaces.find(({ id }) => id === key);
    const here = standing ? piecesOf(standing, picture, data).join(', ') : '';
    const name = spaceName(key, data);
    return { title: question === 'act' ? say('go-to', { space: name }) : name, small: here || told('board-empty'), cost: question === 'act' ? points(costs?.move) : '' };
  }
  if (kind === 'band') {
    const band = picture.bands.find(({ name }) => name === key);
    if (!band) return plain;
    const title = question === 'reroll' ? say('reroll-band', { band: key }) : say('band-of', { band: key, strength: band.strength });
    return { title, small: bandText(band, picture, data), cost: '' };
  }
  if (kind === 'camp') {
    const camp = picture.camps.find(({ letter }) => letter === key);
    const place = camp ? spaceName(camp.space, data) : '';
    return { title: question === 'reroll' ? say('reroll-box', { letter: key }) : told('camp', { letter: key }), small: place, cost: '' };
  }
  if (kind === 'column') {
    const column = picture.columns.find(({ enemy }) => enemy === key);
    return { title: say('column-of', { of: enemyOf(key) }), small: column ? say('column-at', { strength: column.strength, space: spaceName(column.space, data) }) : '', cost: '' };
  }
  if (kind === 'stage') return { ...plain, title: say('stage', { place: action.choice }) };
  if (question === 'act' || question === 'operation') {
    const cost = action.word === 'hunt' ? points(costs?.hunt) : action.word === 'raid' ? points(costs?.raid) : '';
    return { title: capital(action.label), small: action.choice === action.label ? '' : action.choice, cost };
  }
  const card = kind === 'opening' ? developmentOf(picture.development[Number(key) - 1] ?? 0, data) : kind === 'card' ? developmentOf(Number(key), data) : undefined;
  if (card) return { title: spoken(card, 'title'), small: spoken(card, 'text'), cost: kind === 'opening' && card.ap ? told('board-price', { ap: card.ap }) : '' };
  const culture = data.culture.find(({ id }) => id === key);
  if (culture) return { title: spoken(culture, 'title'), small: spoken(culture, 'text'), cost: question === 'free-culture' ? '' : say('culture-price', { cost: Number(culture['cost'] ?? 0) }) };
  return plain;
}

/** The question itself, and what one must know to answer it, which the server tells before it. */
export function asked(name: string, prompt: string): { ask: string; before: string } {
  const ask = told(`ask-${name}`);
  return ask && prompt.endsWith(ask) ? { ask, before: prompt.slice(0, -ask.length).trim() } : { ask: prompt, before: '' };
}
