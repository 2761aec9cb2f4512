import { describe, expect, it } from 'vitest';
import { put, read, wordAt, wordOf, without, write } from './plan';

const all = (...words: string[]) => new Set(words);

describe('a word', () => {
  it('is a piece and its place, or a piece alone', () => {
    expect(read('7b>III')).toEqual({ piece: '7b', place: 'III' });
    expect(read('bison3+tipi1')).toEqual({ piece: 'bison3+tipi1', place: '' });
    expect(write(read('7b>III'))).toBe('7b>III');
  });
});

describe('a plan', () => {
  it('finds a piece and what fills a place', () => {
    const plan = ['7b>I', '4a>II'];
    expect(wordOf(plan, '4a')).toBe('4a>II');
    expect(wordOf(plan, '9a')).toBeNull();
    expect(wordAt(plan, 'I')).toBe('7b>I');
    expect(wordAt(plan, '')).toBeNull();
  });
  it('moves a planned piece instead of doubling it', () => {
    expect(put(['7b>I'], '7b>IV', all('7b>I', '7b>IV'))).toEqual(['7b>IV']);
  });
  it('swaps two planned pieces laid on one another', () => {
    const swapped = put(['7b>I', '4a>II'], '7b>II', all('7b>II', '4a>I'));
    expect(new Set(swapped)).toEqual(new Set(['7b>II', '4a>I']));
  });
  it('sends a pushed piece home where it may not take the other place', () => {
    expect(put(['7b>I', '4a>II'], '7b>II', all('7b>II'))).toEqual(['7b>II']);
  });
  it('sends a planned piece home when one from the hand takes its place', () => {
    expect(put(['7b>I'], '9a>I', all('9a>I', '7b>I'))).toEqual(['9a>I']);
  });
  it('keeps words without a place side by side', () => {
    expect(put(['spirit'], '4a', all())).toEqual(['spirit', '4a']);
    expect(without(['spirit', '4a'], 'spirit')).toEqual(['4a']);
  });
});
