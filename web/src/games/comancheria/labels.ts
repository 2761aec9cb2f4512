/** Where names stand on the map: under their space, but where the house's own map is crowded. A map of an owner has other
 *  places; then every name stands under its space, and that of a Territory in its middle. */
import type { Chart, Data, Point } from './picture';

export interface Label {
  lines: string[];
  x: number;
  y: number; // of the first line
  anchor: 'start' | 'middle' | 'end';
}

const HOUSE = 'numunuu-historical';
type Nudge = [dx: number, dy: number, anchor: Label['anchor'], letters?: number];
const NUDGES: Record<string, Nudge> = {
  SOUTH: [29, -2, 'start'],
  EAST_SE: [0, 33, 'middle'],
  '6-1': [25, -2, 'start'],
  '2-1': [-8, 33, 'middle', 6],
  '5-5': [0, 33, 'middle', 9],
  '3-4': [0, 33, 'middle', 12],
  '1-5': [-25, -6, 'end'],
  '2-3': [-10, 36, 'end'],
  '1-2': [25, 1, 'start', 11],
  PDC: [2, 34, 'middle'],
};
/** On a sheet of 752 x 650. */
const TERRITORIES: Record<number, Point> = { 1: { x: 392, y: 26 }, 2: { x: 338, y: 184 }, 3: { x: 26, y: 420 }, 4: { x: 584, y: 318 }, 5: { x: 600, y: 532 }, 6: { x: 46, y: 572 } };

/** How many letters of a Territory's name stand in a line. */
export const ROOM: Record<number, number> = { 3: 9 };

/** A name over lines of about so many letters. */
export function broken(name: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export function labelOf(space: string, name: string, chart: Chart, data: Data): Label {
  const [dx, dy, anchor, letters = 13] = (data.pack.id === HOUSE ? NUDGES[space] : undefined) ?? ([0, 33, 'middle'] as Nudge);
  const { x, y } = chart.at(space);
  const near = x < 46 || x > chart.width - 46;
  return { lines: broken(name, near ? 11 : letters).slice(0, 3), x: near ? Math.min(Math.max(x + dx, 38), chart.width - 42) : x + dx, y: y + dy, anchor };
}

/** Without names there is another gap for the first one. */
const UNNAMED: Record<number, Point> = { 1: { x: 205, y: 30 } };

export function territoryAt(number: number, chart: Chart, data: Data, named: boolean): Point {
  const own = data.pack.id === HOUSE ? ((named ? undefined : UNNAMED[number]) ?? TERRITORIES[number]) : undefined;
  if (own) return { x: (own.x * chart.width) / 752, y: (own.y * chart.height) / 650 };
  const points = data.map.spaces.filter(({ territory }) => territory === number).map(({ id }) => chart.at(id));
  const middle = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return { x: middle(points.map(({ x }) => x)), y: middle(points.map(({ y }) => y)) };
}
