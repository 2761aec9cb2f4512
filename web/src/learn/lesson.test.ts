import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { LogLine, View } from '../link/messages';
import { momentOf, shown, type Step } from './lesson';

const line = (number: number, name: string): LogLine => ({ number, name, text: name, rule: '' });
const log = [line(3, 'dealt'), line(9, 'revealed'), line(9, 'scalped'), line(20, 'revealed')];

describe('a step of a guided game', () => {
  it('finds its moment in the log', () => {
    expect(momentOf({ event: 'revealed', point: '' }, log)).toBe(9);
    expect(momentOf({ event: 'revealed', nth: 1, point: '' }, log)).toBe(20);
    expect(momentOf({ event: 'charmed', point: '' }, log)).toBeNull();
  });
  it('may show a scene on the way', () => {
    const view = (lines: LogLine[], picture: unknown) => ({ log: { from: 0, lines }, picture }) as View;
    const staging = (_: View, __: View, lines: LogLine[]) => [{ picture: `scene of ${lines.length}`, lines, ms: 1 }];
    const step: Step = { event: 'revealed', staged: 0, point: '' };
    expect(shown(step, view(log.slice(0, 1), 'before'), view(log, 'after'), staging).picture).toBe('scene of 3');
    expect(shown({ event: 'revealed', point: '' }, view([], ''), view(log, 'after'), staging).picture).toBe('after');
  });
});

describe('every guided game', () => {
  const folder = new URL('../games/', import.meta.url);
  const games = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
  it.each(games)('of %s has its record, and a text for every step in both languages', (game) => {
    const source = readFileSync(new URL(`${game}/lesson.ts`, folder), 'utf8');
    const record = readFileSync(new URL(`${game}/lesson.prairie`, folder), 'utf8');
    const events = [...source.matchAll(/event: '([a-z-]+)'/g)].map((match) => match[1]!);
    expect(events.length).toBeGreaterThanOrEqual(6);
    for (const event of events) expect(record).toMatch(new RegExp(`^> \\S+ ${event}( |$)`, 'm'));
    for (const lang of ['en', 'fr']) {
      const texts = readFileSync(new URL(`${game}/${lang}.ftl`, folder), 'utf8');
      events.forEach((_, k) => expect(texts).toContain(`\nlesson-${k + 1} =`));
      expect(texts).not.toContain(`\nlesson-${events.length + 1} =`);
    }
  });
});
