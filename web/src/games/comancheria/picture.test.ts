import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../link/messages';
import { labelOf } from './labels';
import { acting, chances, heading } from './news';
import { aside, chart, inCup, isTaken, nextOf, placeOf, type Counter, type Data, type Picture, type Standing } from './picture';
import { after, staging } from './staging';

const data = {
  pack: { id: 'mine' },
  map: {
    spaces: [
      { id: '1-1', name: 'A Long Name of a Space', kind: 'round', territory: 1, value: 1, xy: [10, 20] },
      { id: '1-2', name: 'Creek', kind: 'round', territory: 1, value: 2, xy: [60, 90] },
      { id: 'EAST', name: 'Towns', kind: 'square', enemy: 'E', xy: [95, 5] },
    ],
  },
} as unknown as Data;

const line = (name: string, args: LogLine['args'] = {}): LogLine => ({ number: 1, name, text: `${name}.`, rule: 'CO 1', args });
const empty: Standing = { id: '1-1', camps: [], bands: [], tribe: false, ally: null, settlement: '', bison: false, ravaged: 0, wagons: false, columns: [], enemy: '', peaceful: false };
const counter = (id: string): Counter => ({ id, side: 'front', name: 'Hunt', ap: 2, other: { name: 'Raid', ap: 3 } });
const picture = {
  spaces: [empty, { ...empty, id: '1-2', bison: true, bands: ['b1'] }],
  columns: [{ enemy: 'W', space: '1-1', strength: 3, modifier: 1, counter: 'W4', contact: false }],
  bands: [{ name: 'b1', strength: 2, movement: 5, finished: false, camp: '', space: '1-2', goods: {}, mahimiana: '' }],
  display: { N: [null, counter('N1'), counter('N2')] },
  cup: { success: 9, ap: { 1: 4, 2: 4, 3: 3 }, instructions: ['N7', 'W7'], set_aside: 1 },
  enemy_ap: { track: 1, box: {}, total: 3 },
  culture: 4,
} as unknown as Picture;

describe('a word of the list', () => {
  it.each([
    ['act', '1-2', 'space'],
    ['act', 'raid', 'none'],
    ['unit', 'b12', 'band'],
    ['camp-to-act', 'E', 'camp'],
    ['column-to-fight', 'E', 'column'],
    ['track-space', '3', 'stage'],
    ['headman', 'buy2', 'opening'],
    ['window', 'c29', 'card'],
    ['exchange', 'horses>food', 'none'],
    ['act', '9-9', 'none'],
  ])('asked %s, %s names a %s', (question, word, kind) => {
    expect(placeOf(question, word, data).kind).toBe(kind);
  });
});

describe('the map', () => {
  const sheet = chart(data, 360, 440, 13, { side: 26, top: 24, foot: 30 });
  it('spreads whatever spaces there are between its margins', () => {
    expect(sheet.at('1-1').x).toBe(26);
    expect(sheet.at('EAST')).toEqual({ x: 334, y: 24 });
    expect(sheet.at('1-2').y).toBe(410);
  });
  it('writes a name of any map under its space, over several lines', () => {
    const label = labelOf('1-2', 'Natchitoches and the Posts', sheet, data);
    expect(label.lines.length).toBeGreaterThan(1);
    expect(label.y).toBeGreaterThan(sheet.at('1-2').y);
  });
  it('lays no two pieces of a space on one another', () => {
    const at = sheet.at('1-2');
    const spots = [0, 1, 2].flatMap((k) => [aside(at, k, true, 1, 13), aside(at, k, true, -1, 13)]);
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(6);
    expect(aside(at, 0, false, 1, 13)).toEqual(at);
    expect(isTaken(empty)).toBe(false);
    expect(isTaken({ ...empty, bison: true })).toBe(true);
  });
});

describe('figures', () => {
  it('the first counter of a column is the next', () => {
    expect(nextOf(picture.display.N!)).toBe(1);
    expect(nextOf([null, null])).toBe(-1);
  });
  it('the cup counts its counters, not their worth', () => {
    expect(inCup(picture)).toEqual({ success: 9, ap: 11, instructions: 2, all: 22 });
  });
});

describe('what happened', () => {
  it('is shown step by step from what the log says', () => {
    const marched = after(picture, line('column-moved', { enemy: 'W', space: '1-2' }));
    expect(marched.columns[0]!.space).toBe('1-2');
    expect(picture.columns[0]!.space).toBe('1-1');
    const hunted = after(marched, line('bison-hunted', { enemy: 'N', space: '1-2' }));
    expect(hunted.spaces[1]!.bison).toBe(false);
    const turned = after(hunted, line('flipped', { shown: 'N1*' }));
    expect(turned.display.N![1]).toMatchObject({ side: 'back', name: 'Raid', ap: 3, other: { name: 'Hunt', ap: 2 } });
    expect(after(picture, line('enemy-ap-now', { change: '+1', now: 2 })).enemy_ap).toMatchObject({ track: 2, total: 4 });
    expect(after(picture, line('moved', { band: 'b1', space: '1-1' })).spaces.map(({ bands }) => bands)).toEqual([['b1'], []]);
    expect(after(picture, line('no-such-event'))).toBe(picture);
  });
  it('takes no scene for what one has done oneself', () => {
    const view = { picture } as never;
    expect(staging(view, view, [line('moved', { band: 'b1', space: '1-1' })])).toEqual([]);
    const scenes = staging(view, view, [line('raids', {}), line('rolled', { purpose: 'bonus', face: 2 }), line('column-moved', { enemy: 'W', space: '1-2' })]);
    expect(scenes.map(({ lines }) => lines.length)).toEqual([2, 3]);
    expect((scenes[1]!.picture as Picture).columns[0]!.space).toBe('1-2');
  });
  it('never keeps anybody waiting for long', () => {
    const view = { picture } as never;
    const many = Array.from({ length: 40 }, () => line('rolled', { purpose: 'battle', face: 3 }));
    expect(staging(view, view, many).reduce((sum, { ms }) => sum + ms, 0)).toBeLessThan(9500);
  });
  it('names dice and counters as they came', () => {
    const found = chances([line('rolled', { purpose: 'enemy', face: 4 }), line('drew', { outcome: ['success', 'ap2', 'W7'] }), line('executes', { enemy: 'W' })]);
    expect(found.map(({ kind, what }) => `${kind} ${what}`)).toEqual(['die 4', 'drawn success', 'drawn ap2', 'drawn W7']);
  });
  it('knows who acts, and where a paragraph begins', () => {
    expect(acting([line('enemy-acts', { enemy: 'S' }), line('column-moved', { enemy: 'W' }), line('rolled', {})])).toBe('W');
    expect(acting([])).toBe('');
    expect(heading(line('turn'))).toBe('turn');
    expect(heading(line('rolled'))).toBeNull();
  });
});
