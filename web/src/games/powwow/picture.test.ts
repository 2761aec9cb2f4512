import { describe, expect, it } from 'vitest';
import { around, rows, wordOf, type Move } from './picture';

describe('the track', () => {
  it('has a place for the start and every space, none twice', () => {
    for (const last of [12, 40, 60]) {
      const points = around(last, 48, 48, 1076, 556);
      expect(points).toHaveLength(last + 1);
      expect(new Set(points.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)).size).toBe(last + 1);
    }
  });
  it('runs to and fro on a phone', () => {
    const points = rows(40, 28, 24, 33, 36);
    expect(points[10]).toEqual({ x: 28 + 33 * 9, y: 24 });
    expect(points[11]).toEqual({ x: 28 + 33 * 9, y: 60 });
    expect(points[20]).toEqual({ x: 28, y: 60 });
  });
});

describe('a move', () => {
  const move = (action: number, segment: string): Move => ({ action, segment, number: 1, space: 1, sign: '', out: false, warn: false });
  it('has the word the server knows', () => {
    const moves = [move(0, 'A'), move(1, 'B'), move(6, 'B'), move(10, '')];
    expect(moves.map((one) => wordOf(one, 5))).toEqual(['A', 'B', 'B+', 'roll']);
  });
});
