/** A guided game: a fixed record, and the moments of it at which something can be learnt. */
import type { LogLine, View } from '../link/messages';
import type { Staging } from '../play/sitting.svelte';

export interface Step {
  event: string; // the moment right after this happened
  nth?: number; // the how-manyth time, from 0
  staged?: number; // the scene shown on the way there
  point: string; // what to look at: a selector
}

export interface Lesson {
  record: string;
  steps: Step[]; // told by lesson-1, lesson-1-title, lesson-2 ... in the table's texts
}

const lessons = import.meta.glob<{ default: Lesson }>('../games/*/lesson.ts');

export async function loadLesson(game: string): Promise<Lesson | null> {
  const load = lessons[`../games/${game}/lesson.ts`];
  return load ? (await load()).default : null;
}

/** The moment a step speaks of; null when the record has no such thing. */
export function momentOf(step: Step, log: readonly LogLine[]): number | null {
  return log.filter(({ name }) => name === step.event)[step.nth ?? 0]?.number ?? null;
}

/** What is to be seen at a step: the position itself, or a scene on the way to it. */
export function shown(step: Step, before: View, after: View, staging: Staging | null): View {
  if (step.staged === undefined || !staging) return after;
  const fresh = after.log.lines.slice(before.log.lines.length);
  const scene = staging(before, after, fresh)[step.staged];
  return scene ? { ...after, picture: scene.picture } : after;
}
