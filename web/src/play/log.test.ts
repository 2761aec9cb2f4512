import { describe, expect, it } from 'vitest';
import type { LogLine } from '../link/messages';
import { follow, fresh } from './log';

const line = (number: number, text: string): LogLine => ({ number, text, name: 'x', rule: 'TK 1.1' });

describe('the log', () => {
  it('is replaced from the line the server names', () => {
    const lines = [line(1, 'a'), line(2, 'b'), line(3, 'c')];
    expect(follow(lines, { from: 1, lines: [line(2, 'B')] })).toEqual([line(1, 'a'), line(2, 'B')]);
    expect(follow(lines, { from: 0, lines: [] })).toEqual([]);
  });
  it('knows what is new, joined sentences included', () => {
    const before = [line(1, 'a'), line(2, 'You draw 7b.')];
    const after = [line(1, 'a'), line(2, 'You draw 7b and 3a.'), line(3, 'Turn 1.')];
    expect(fresh(before, after)).toEqual(after.slice(1));
    expect(fresh(after, after)).toEqual([]);
    expect(fresh([], after)).toEqual(after);
  });
});
