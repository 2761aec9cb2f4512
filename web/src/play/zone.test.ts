import { describe, expect, it } from 'vitest';
import { nearest } from './zone';

const grid = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ x: column * 80, y: row * 110 })));
const RIGHT: [number, number] = [1, 0];

describe('arrows', () => {
  it('keep to the row and the column', () => {
    expect(nearest(grid[0]!, grid, RIGHT)).toBe(1);
    expect(nearest(grid[4]!, grid, [0, 1])).toBe(7);
    expect(nearest(grid[4]!, grid, [-1, 0])).toBe(3);
    expect(nearest(grid[4]!, grid, [0, -1])).toBe(1);
  });
  it('go nowhere past the edge', () => {
    expect(nearest(grid[2]!, grid, RIGHT)).toBe(-1);
  });
  it('step over a gap', () => {
    expect(nearest({ x: 0, y: 0 }, [{ x: 400, y: 10 }], RIGHT)).toBe(0);
  });
});
