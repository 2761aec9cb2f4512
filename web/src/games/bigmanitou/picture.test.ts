import { describe, expect, it } from 'vitest';
import { holding, places, ties, type Ground } from './picture';

const side = (total: number) => ({ hunters: [], fallen: [], points: total, bonus: 0, total });

describe('two tiles taken together', () => {
  const words = ['bison3+tipi1', 'bison3+bison3', 'horse+tipi1'];
  it('are found from the first tile', () => {
    expect(holding(words, ['bison3'])).toEqual(['bison3+tipi1', 'bison3+bison3']);
    expect(holding(words, [])).toEqual(words);
  });
  it('may be two of a kind, but only where a word says so', () => {
    expect(holding(words, ['bison3', 'bison3'])).toEqual(['bison3+bison3']);
    expect(holding(words, ['tipi1', 'tipi1'])).toEqual([]);
  });
});

describe('a ground', () => {
  it('names those who tie, and nobody for nothing', () => {
    const ground: Ground = { tiles: [], keeper: null, heroes: [], sides: [side(5), side(0), side(5), side(0)], takers: { hero: null, most: null, next: null } };
    expect(ties(ground)).toEqual([0, 2]);
  });
  it('has a place for every seat', () => {
    for (const seats of [2, 3, 4, 5]) expect(new Set(places(seats)).size).toBe(seats);
  });
});
