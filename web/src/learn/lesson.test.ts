import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { LogLine, View } from '../link/messages';
import { momentOf, outcomeOf, shown, type Decided, type Shown } from './lesson';

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
    const step: Shown = { event: 'revealed', staged: 0, point: '' };
    expect(shown(step, view(log.slice(0, 1), 'before'), view(log, 'after'), staging).picture).toBe('scene of 3');
    expect(shown({ event: 'revealed', point: '' }, view([], ''), view(log, 'after'), staging).picture).toBe('after');
  });
});

describe('a decision in a guided game', () => {
  const of = (number: number, name: string, seat?: number): LogLine => ({ ...line(number, name), ...(seat !== undefined && { args: { seat } }) });
  const outcome = (step: Omit<Decided, 'event'>, ...lines: LogLine[]) => outcomeOf({ event: '', ...step }, lines, 9, 0);
  it('is open until something happens at the practice table, to this seat or to all', () => {
    expect(outcome({ until: ['played'] })).toBe('open');
    expect(outcome({ until: ['played'] }, of(9, 'played', 0), of(11, 'played', 1))).toBe('open');
    expect(outcome({ until: ['played'] }, of(10, 'played', 0))).toBe('done');
    expect(outcome({ until: ['revealed'] }, of(10, 'revealed'))).toBe('done');
  });
  it('may be another than the wanted one', () => {
    const step = { until: ['finished'], wanted: 'hunted' };
    expect(outcome(step, of(10, 'hunted'))).toBe('done');
    expect(outcome(step, of(10, 'moved'))).toBe('open');
    expect(outcome(step, of(10, 'moved'), of(11, 'finished'))).toBe('other');
  });
  it('may be the one that should not be', () => {
    const step = { until: ['pushed', 'pushed-dark'], unwanted: 'left-track' };
    expect(outcome(step, of(10, 'pushed', 0), of(10, 'left-track', 0))).toBe('other');
    expect(outcome(step, of(10, 'pushed-dark', 0))).toBe('done');
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
      const texts = readFileSync(new URL(`${game}/lesson.${lang}.ftl`, folder), 'utf8');
      events.forEach((_, k) => expect(texts).toContain(`\nlesson-${k + 1} =`));
      expect(texts).not.toContain(`\nlesson-${events.length + 1} =`);
    }
  });
  it.each(games)('of %s lets the player decide, by things that can happen, and says what came of it', (game) => {
    const steps = readFileSync(new URL(`${game}/lesson.ts`, folder), 'utf8').match(/\{ event: .*\}/g)!;
    const record = readFileSync(new URL(`${game}/lesson.prairie`, folder), 'utf8');
    const deciding = steps.map((step, k) => ({ step, number: k + 1 })).filter(({ step }) => step.includes('until:'));
    expect(deciding.length).toBeGreaterThanOrEqual(2);
    for (const { step, number } of deciding) {
      const events = step.slice(step.indexOf('until:')).matchAll(/'([a-z-]+)'/g);
      for (const [, event] of events) expect(record).toMatch(new RegExp(`^> \\S+ ${event}( |$)`, 'm'));
      for (const lang of ['en', 'fr']) {
        const texts = readFileSync(new URL(`${game}/lesson.${lang}.ftl`, folder), 'utf8');
        expect(texts).toContain(`\nlesson-${number}-done =`);
        expect(texts.includes(`\nlesson-${number}-other =`)).toBe(/wanted:/.test(step));
      }
    }
  });
});
