import type { LogLine } from '../link/messages';

/** The log after a view: everything from line `from` on is replaced. */
export function follow(lines: readonly LogLine[], news: { from: number; lines: readonly LogLine[] }): LogLine[] {
  return [...lines.slice(0, news.from), ...news.lines];
}

/** The lines of `after` that `before` had not. Joined sentences may have grown: a changed line counts as new. */
export function fresh(before: readonly LogLine[], after: readonly LogLine[]): LogLine[] {
  let same = 0;
  while (same < before.length && same < after.length && before[same]!.number === after[same]!.number && before[same]!.text === after[same]!.text) same += 1;
  return after.slice(same);
}
