/** What each piece, sign and place of Comanchería is. */
import { capital, say, told } from '../../texts/say.svelte';
import type { Explanation } from '../registry';
import { band, camp, cardScene, column, counter, resource } from './art';
import { inCup, type Counter, type Data, type Picture } from './picture';
import { bandText, counterTitle, developmentOf, enemyName, enemyOf, goodsList, instructionName, instructionShort, piecesOf, spaceName, spaceOf, spoken, territoryName, timing } from './words';

type Explain = (of: string, picture: Picture, data: Data) => Explanation | null;

/** Where the rulebook tells what an Instruction does. */
const RULES: Record<string, string> = {
  Ally: 'CO 6.3.1.1', Cult: 'CO 6.3.2.1', Encroach: 'CO 6.3.3.1', Hunt: 'CO 6.3.4.1', Peace: 'CO 6.3.5.4',
  Raid: 'CO 6.3.6.3', Recover: 'CO 6.3.7.1', Settle: 'CO 6.3.8.1', Subj: 'CO 6.3.9.1', War: 'CO 6.3.10.4',
}; // prettier-ignore

const BY_KIND: Record<string, Explain> = {
  space(id, picture, data) {
    const standing = picture.spaces.find((one) => one.id === id);
    const printed = spaceOf(id, data);
    if (!standing || !printed) return null;
    const here = piecesOf(standing, picture, data);
    const text = [printed.territory ? say('in-territory', { number: printed.territory, name: territoryName(printed.territory, data) }) : '', here.length ? `${capital(here.join(', '))}.` : say('empty-space')];
    if (standing.ravaged) text.push(told('hint-ravaged'));
    if (standing.wagons) text.push(told('hint-wagons'));
    if (standing.peace) text.push(told('hint-peace'));
    if (printed.kind === 'canyon') text.push(say('canyon-how'));
    return { title: `${id} ${spaceName(id, data)}`, text: text.filter(Boolean).join(' '), rule: printed.kind === 'square' ? 'CO 1.1.3' : 'CO 1.1.2' };
  },
  territory: (number, picture, data) => ({ title: `${number} ${territoryName(Number(number), data)}`, text: picture.territories.find((one) => one.number === Number(number))?.controlled ? say('controlled') : say('not-controlled'), rule: 'CO 1.1.2' }),
  band(name, picture, data) {
    const one = picture.bands.find((found) => found.name === name);
    return one ? { title: say('band-of', { band: name, strength: one.strength }), text: `${bandText(one, picture, data)}. ${told('hint-band')}`, art: { box: '-22 -18 44 36', markup: band(one.strength, one.finished, one.mahimiana !== ''), width: 88 }, rule: 'CO 1.1.7' } : null;
  },
  camp(letter, picture, data) {
    const one = picture.camps.find((found) => found.letter === letter);
    if (!one) return null;
    const goods = goodsList(one.goods);
    return { title: `${told('camp', { letter })}, ${spaceName(one.space, data)}`, text: `${told('board-box', { goods: goods || 'none' })} ${told('hint-paraibo')}`, art: { box: '-24 -22 48 44', markup: camp(letter), width: 88 }, rule: 'CO 1.1.6' };
  },
  column(enemy, picture, data) {
    const one = picture.columns.find((found) => found.enemy === enemy);
    return one ? { title: say('column-of', { of: enemyOf(enemy) }), text: `${say('column-at', { strength: one.strength, space: spaceName(one.space, data) })}. ${told('hint-column')}`, art: { box: '-20 -24 44 50', markup: column(enemy, one.strength), width: 80 }, rule: 'CO 2.3.1' } : null;
  },
  counter(id, picture) {
    const one = [...Object.values(picture.display), picture.inactive].flat().find((found): found is Counter => found?.id === id);
    if (!one) return null;
    const art = { box: '0 0 66 36', markup: counter(id.charAt(0), id, instructionShort(one.name), one.ap, one.side === 'back', false), width: 120 };
    return { title: counterTitle(one), text: `${say(`how-${one.name.toLowerCase()}`)} ${say('other-side', { name: instructionName(one.other.name), ap: one.other.ap })}`, art, rule: RULES[one.name] ?? 'CO 6.3.0.1' };
  },
  enemy(letter, picture, data) {
    const table = data.history.find(({ id }) => id === picture.period.history)?.action_table ?? {};
    const faces = Object.keys(table).filter((face) => table[face] === letter);
    return { title: enemyName(letter), text: faces.length ? say('acts-on', { faces: faces.join(', ') }) : say('sleeps'), rule: 'CO 6.2.2.A.1' };
  },
  card(number, _, data) {
    const one = developmentOf(Number(number), data);
    return one ? { title: spoken(one, 'title'), text: `${capital(timing(one))}${one.ap ? `, ${told('board-price', { ap: one.ap })}` : ''}. ${spoken(one, 'text')}`, art: { box: '0 0 108 44', markup: cardScene(one.timing, one.no), width: 108 }, rule: 'CO 11.3' } : null;
  },
  culture(id, _, data) {
    const one = data.culture.find((found) => found.id === id);
    return one ? { title: spoken(one, 'title'), text: spoken(one, 'text'), rule: 'CO 4.4.33' } : null;
  },
  event(_, picture, data) {
    const one = data.war.find(({ no }) => no === Number(picture.event.slice(0, -1)));
    return one ? { title: spoken(one, 'title'), text: spoken(one, 'text'), rule: 'CO 3.1.6' } : null;
  },
  good: (kind) => ({ title: told(`resource-${kind}`), text: told(`hint-${kind}`), art: { box: '0 0 24 20', markup: resource(kind), width: 72 }, rule: 'CO 10.1' }),
  figure: (name) => ({ title: say(name === 'ap' ? 'your-ap' : name), text: say(`figure-${name}`), rule: { culture: 'CO 2.5.1.1', military: 'CO 2.5.1.1', ap: 'CO 2.8.B.1', 'enemy-ap': 'CO 2.8.A.2' }[name] ?? 'CO 2.5.1.1' }),
  track: (name) => ({ title: told(`board-${name}`), text: say(`track-${name}`), rule: name === 'operations' ? 'CO 3.2.4' : 'CO 4.4.35' }),
  medicine: () => ({ title: told('board-medicine'), text: say('medicine-how'), rule: 'CO 2.6.0.2' }),
  paraibo: (letter, { camps }) => ({ title: say('paraibo-of', { letter, medicine: camps.find((one) => one.letter === letter)?.paraibo ?? 0 }), text: told('hint-paraibo'), rule: 'CO 2.6.0.2' }),
  mahimiana: (letter, { camps }) => ({ title: say('mahimiana-of', { letter, medicine: camps.find((one) => one.letter === letter)?.mahimiana ?? 0 }), text: told('hint-mahimiana'), rule: 'CO 2.6.0.2' }),
  cup(_, picture) {
    const { success, ap, instructions, all } = inCup(picture);
    return { title: say('cup'), text: `${say('cup-holds', { success, ap, instructions, all })} ${told('hint-success')}`, rule: 'CO 2.9.1' };
  },
  objective: (_, picture, data) => ({ title: told('board-objective'), text: spoken(data.history.find(({ id }) => id === picture.period.history), 'objective_text'), rule: 'CO 9.6' }),
  special: (_, picture, data) => ({ title: told('board-rule'), text: spoken(data.history.find(({ id }) => id === picture.period.history), 'special'), rule: 'CO 9.6' }),
  tray: () => ({ title: say('tray'), text: say('tray-how'), rule: 'CO 2.7.1' }),
};

export function explain(key: string, picture: Picture, data: Data): Explanation | null {
  const [kind = '', of = ''] = key.split(':');
  return BY_KIND[kind]?.(of, picture, data) ?? null;
}
