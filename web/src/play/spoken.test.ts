import { expect, it } from 'vitest';
import { namedBy } from './spoken';

const line = (args: Record<string, string | number | string[]>) => ({ number: 1, name: 'x', text: '', rule: '', args });

it('a line names the pieces and places of its words, of its seat where it has one', () => {
  expect(namedBy(line({ pile: 'IV' }))).toBe('[data-fly$=":IV"],[data-is="IV"]');
  expect(namedBy(line({ seat: 1, card: ['7b', '3a'] }))).toBe('[data-fly="1:7b"],[data-is="7b"],[data-fly="1:3a"],[data-is="3a"]');
  expect(namedBy(line({ turn: 3 }))).toBe('');
  expect(namedBy(line({ why: 'no word of "notation"' }))).toBe('');
});
