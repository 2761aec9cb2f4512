/** What a line of the log speaks of is lit on the table while the line is pointed at. */
import type { LogLine } from '../link/messages';

const MARK = 'data-spoken';

/** A selector for the pieces, places and seats that a line names; '' when it names none. */
export function namedBy({ args = {} }: LogLine): string {
  const seat = args['seat'];
  const of = (word: string) => {
    const piece = typeof seat === 'number' ? `[data-fly="${seat}:${word}"]` : `[data-fly$=":${word}"]`;
    return [piece, `[data-is="${word}"]`];
  };
  const words = Object.values(args).flat().filter((arg): arg is string => typeof arg === 'string' && /^[\w-]+$/.test(arg));
  return words.flatMap(of).join(',');
}

export function light(line: LogLine): void {
  dim();
  const named = namedBy(line);
  if (named) document.querySelectorAll(`.board :is(${named})`).forEach((piece) => piece.setAttribute(MARK, ''));
}

export function dim(): void {
  document.querySelectorAll(`[${MARK}]`).forEach((piece) => piece.removeAttribute(MARK));
}
