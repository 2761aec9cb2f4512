/** A text as it is compared with what a person typed: in any case, with or without its accents, with either apostrophe. */
export function alike(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase().replaceAll('’', "'").replaceAll('œ', 'oe');
}

/** Whether a text holds every word of what a person seeks, whatever blanks stand between them. */
export function holds(text: string, sought: string): boolean {
  const within = alike(text);
  return alike(sought).split(/\s+/).every((word) => within.includes(word));
}
