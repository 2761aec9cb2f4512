import type { ChatLine } from '../link/messages';

/** What was said, with news added. Whoever comes back after a break is told everything again. */
export function heard(lines: readonly ChatLine[], news: readonly ChatLine[]): ChatLine[] {
  const known = new Set(lines.map(mark));
  return [...lines, ...news.filter((line) => !known.has(mark(line)))];
}

export function mark({ at, seat, text }: ChatLine): string {
  return `${at} ${seat} ${text}`;
}
