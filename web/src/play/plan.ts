/** A plan in the making: words chosen and not yet sent. Knows only that a word is a piece, or a piece and its place. */

export interface Word {
  piece: string;
  place: string; // '' where a word names a piece alone
}

export function read(word: string): Word {
  const at = word.indexOf('>');
  return at < 0 ? { piece: word, place: '' } : { piece: word.slice(0, at), place: word.slice(at + 1) };
}

export function write({ piece, place }: Word): string {
  return place ? `${piece}>${place}` : piece;
}

/** Where a piece is planned to go; null when it is in no word of the plan. */
export function wordOf(plan: readonly string[], piece: string): string | null {
  return plan.find((word) => read(word).piece === piece) ?? null;
}

/** Which word of the plan fills a place. */
export function wordAt(plan: readonly string[], place: string): string | null {
  return place ? (plan.find((word) => read(word).place === place) ?? null) : null;
}

/** The plan with this word in it. A piece is in one place only, and a place holds one piece: whatever was there goes
 *  where the newcomer came from, if it may, and back home if not. */
export function put(plan: readonly string[], word: string, allowed: ReadonlySet<string>): string[] {
  const { piece, place } = read(word);
  const before = wordOf(plan, piece);
  const pushed = wordAt(plan, place);
  const rest = plan.filter((other) => other !== before && other !== pushed);
  if (pushed && before && pushed !== before) {
    const swapped = write({ piece: read(pushed).piece, place: read(before).place });
    if (allowed.has(swapped)) rest.push(swapped);
  }
  return [...rest, word];
}

export function without(plan: readonly string[], word: string): string[] {
  return plan.filter((other) => other !== word);
}
