import { describe, expect, it } from 'vitest';
import { faded, turned } from './jotted';
import type { Swap } from './picture';

const swap = (round: number, by: number, partner: number): Swap => ({ round, by, with: partner, given: '', taken: '', kept: '' });

describe('a sign of one’s own', () => {
  it('goes round: perhaps, yes, no, none', () => {
    const signs = ['', '', '', ''];
    let mark = turned(undefined, 1, 3, []);
    for (let k = 0; k < 4; k++) {
      signs[k] = mark.sign;
      mark = turned(mark, 1, 3, []);
    }
    expect(signs).toEqual(['?', '✓', '✗', '']);
  });
  it('fades when that player swaps later, in the same round or another, and for nobody else’s swap', () => {
    const before = [swap(2, 1, 0), swap(3, 1, 2)];
    const mark = turned(undefined, 1, 3, before);
    expect(faded(mark, 1, before)).toBe(false);
    expect(faded(mark, 1, [...before, swap(3, 0, 2), swap(4, 2, 0)])).toBe(false);
    expect(faded(mark, 1, [...before, swap(3, 0, 1)])).toBe(true);
    expect(faded(mark, 1, [...before, swap(5, 1, 0)])).toBe(true);
  });
});
