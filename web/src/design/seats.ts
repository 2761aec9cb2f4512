/** The players of a table with many seats: a colour and a shape each, so that colour is never the only sign. */
export const SEAT_COLOURS = ['#2D79A2', '#B65411', '#0F4D1F', '#5C135C', '#1E2224', '#7A5B00'] as const;

const SHAPES = [
  '<circle cx="12" cy="12" r="10"/>',
  '<path d="M12 2L23 21H1Z"/>',
  '<rect x="2.5" y="2.5" width="19" height="19" rx="2"/>',
  '<path d="M12 .5L23.5 12L12 23.5L.5 12Z"/>',
  '<path d="M6 2H18L24 12L18 22H6L0 12Z"/>',
  '<path d="M8.5 1H15.500V8.500H23V15.500H15.500V23H8.500V15.500H1V8.500H8.500Z"/>',
] as const;

/** In a box of 24 x 24. */
export function shapeOf(seat: number): string {
  return SHAPES[seat % SHAPES.length]!;
}

export function colourOf(seat: number): string {
  return SEAT_COLOURS[seat % SEAT_COLOURS.length]!;
}
