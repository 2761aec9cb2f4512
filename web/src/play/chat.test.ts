import { expect, it } from 'vitest';
import { heard } from './chat';

const line = (at: number, text: string) => ({ seat: 0, name: 'Ana', text, at });

it('what was said is heard once, also after a break of the line', () => {
  const before = heard([], [line(1, 'Hello'), line(2, 'Hello')]);
  expect(before).toHaveLength(2);
  expect(heard(before, [line(1, 'Hello'), line(2, 'Hello'), line(3, 'Back')])).toEqual([...before, line(3, 'Back')]);
});
