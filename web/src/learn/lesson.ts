/** A guided game: a fixed record, the moments of it at which something can be learnt, and those at which the player
 *  decides instead of the record. */
import type { LogLine, View } from '../link/messages';
import type { Staging } from '../play/sitting.svelte';

interface Moment {
  event: string; // the moment right after this happened
  nth?: number; // the how-manyth time, from 0
}

/** Something to look at. */
export interface Shown extends Moment {
  staged?: number; // the scene shown on the way there
  point: string; // what to look at: a selector
}

/** Something to decide, at a practice table that goes on from this moment. */
export interface Decided extends Moment {
  until: string[]; // the step is over when one of these has happened there
  wanted?: string; // ... as it should be when this has happened; any other legal choice may be tried again
  unwanted?: string; // ... or when this has not
}

export type Step = Shown | Decided;

/** Told by lesson-1-title, lesson-1, lesson-2-title ... in the table's texts; a step to decide at also by lesson-2-done,
 *  and where something is wanted, or is not, by lesson-2-other. */
export interface Lesson {
  record: string;
  steps: Step[];
}

export type Outcome = 'open' | 'done' | 'other';

const lessons = import.meta.glob<{ default: Lesson }>('../games/*/lesson.ts');

export async function loadLesson(game: string): Promise<Lesson | null> {
  const load = lessons[`../games/${game}/lesson.ts`];
  return load ? (await load()).default : null;
}

export function isDecided(step: Step): step is Decided {
  return 'until' in step;
}

/** The moment a step speaks of; null when the record has no such thing. */
export function momentOf(step: Step, log: readonly LogLine[]): number | null {
  return log.filter(({ name }) => name === step.event)[step.nth ?? 0]?.number ?? null;
}

/** What is to be seen at a step: the position itself, or a scene on the way to it. */
export function shown(step: Shown, before: View, after: View, staging: Staging | null): View {
  if (step.staged === undefined || !staging) return after;
  const fresh = after.log.lines.slice(before.log.lines.length);
  const scene = staging(before, after, fresh)[step.staged];
  return scene ? { ...after, picture: scene.picture } : after;
}

/** What a decision has come to, by what the practice table's log tells of this seat, or of nobody in particular. */
export function outcomeOf({ until, wanted, unwanted }: Decided, log: readonly LogLine[], since: number, seat: number): Outcome {
  const fresh = log.filter(({ number, args }) => number > since && (args?.['seat'] ?? seat) === seat);
  const happened = new Set(fresh.map(({ name }) => name));
  if (wanted && happened.has(wanted)) return 'done';
  if (!until.some((name) => happened.has(name))) return 'open';
  return wanted || (unwanted && happened.has(unwanted)) ? 'other' : 'done';
}
