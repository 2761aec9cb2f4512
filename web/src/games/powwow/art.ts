/** The drawn pieces of Pow Wow: runners, dice, cards, the wheel and the track. */
import { f, ico, kept, safe } from '../../design/draw';
import { digits } from '../../design/numerals';

export interface Runner {
  colour: string; // the hue
  ink: string; // of the letter on it
  shape: string;
}
/** By the name in records. An owner's box may have other names; they get the shapes in order. */
export const RUNNERS: Record<string, Runner> = {
  red: { colour: '#B8231E', ink: '#FFF8EC', shape: '<circle r="16"/>' },
  blue: { colour: '#1E52A7', ink: '#FFF8EC', shape: '<rect x="-14.5" y="-14.5" width="29" height="29" rx="3"/>' },
  green: { colour: '#3CA96E', ink: '#10240F', shape: '<path d="M0 -18L18 14.5H-18Z" stroke-linejoin="round"/>' },
  yellow: { colour: '#E9B324', ink: '#2B2100', shape: '<path d="M0 -19L19 0L0 19L-19 0Z" stroke-linejoin="round"/>' },
  black: { colour: '#26292B', ink: '#FFF8EC', shape: '<path d="M-9 -16H9L18 0L9 16H-9L-18 0Z" stroke-linejoin="round"/>' },
  natural: {
    colour: '#F3E9D2',
    ink: '#2B2412',
    shape: '<path d="M0 -20L5.8 -8.1L18.9 -6.2L9.5 3L11.7 16.2L0 10L-11.7 16.2L-9.5 3L-18.9 -6.2L-5.8 -8.1Z" stroke-linejoin="round"/>',
  },
};

export function runnerOf(name: string): Runner {
  return RUNNERS[name] ?? RUNNERS['natural']!;
}

/** A runner around (x, y): letter, shape and colour, with a white outer and a dark inner contour. */
export const marker = kept((name: string, letter: string, x: number, y: number, scale: number, ring: string): string => {
  const { colour, ink, shape } = runnerOf(name);
  const foot = name === 'green' ? 9 : 5.5;
  let drawn = `<g transform="translate(${f(x)} ${f(y)}) scale(${scale})"><g fill="${colour}" stroke="#FFFBF1" stroke-width="5">${shape}</g><g fill="${colour}" stroke="#2B2620" stroke-width="1.6">${shape}</g><text y="${foot}" text-anchor="middle" font-size="15.5" font-weight="700" fill="${ink}">${safe(letter)}</text>`;
  if (ring) drawn += `<circle r="25" fill="none" stroke="${ring}" stroke-width="3.5"/>`;
  return `${drawn}</g>`;
});

/** In a box of 60 x 60. */
export const die = kept(
  (name: string, letter: string): string =>
    `<rect x="2" y="5" width="56" height="54" rx="13" fill="#B79F6D"/><rect x="2" y="1" width="56" height="54" rx="13" fill="#FFFBF1" stroke="#A58C5B" stroke-width="1.5"/>${name ? marker(name, letter, 30, 29, 1.02, '') : ''}`,
);

/** A card of a hand, in a box of 100 x 140: a moccasin, or a pow-wow. */
export const card = kept((name: string, letter: string, title: string, small: boolean): string => {
  const size = small ? 20 : title.length > 15 ? 11.5 : title.length > 12 ? 12.4 : 14;
  const long = title.length > (small ? 6 : 10); // in a wide letter it would pass the edge
  const write = (y: number, colour: string) =>
    `<text x="50" y="${y}" text-anchor="middle" font-size="${size}" font-weight="700" fill="${colour}" class="ser"${long ? ' textLength="84" lengthAdjust="spacingAndGlyphs"' : ''}>${safe(title)}</text>`;
  const frame = '<rect x=".5" y=".5" width="99" height="139" rx="10" fill="#FFFBF1" stroke="#C6B693"/>';
  if (name === 'pow-wow') {
    return `${frame}<rect x="5" y="5" width="90" height="130" rx="6" fill="#E6DCC2"/>${ico('drum', 58, 58, 21, 34)}${write(124, '#2B2412')}`;
  }
  const { colour } = runnerOf(name);
  const trim = ['yellow', 'natural', 'green'].includes(name) ? '#6E4E2E' : '#F0DDB6';
  return `${frame}<g clip-path="url(#c-card)"><rect x="5" y="5" width="90" height="130" fill="${colour}"/><path d="M0 92C30 80 60 96 100 82V110H0Z" fill="#000" opacity=".12"/><circle cx="50" cy="62" r="36" fill="#FFF8E6"/><rect x="5" y="108" width="90" height="30" fill="#FFFBF1"/></g>${ico('moc', 58, 38.6, 21, 43, `--mc:${colour};--mc2:${trim}`)}${marker(name, letter, 21, 22, 0.72, '')}${write(128, '#21302F')}`;
});

/** The back of every card: nothing in it tells one from another. */
export const BACK =
  '<rect x="2" y="2" width="96" height="136" rx="12" fill="#FFFBF1" stroke="#A58C5B" stroke-width="4"/><rect x="10" y="10" width="80" height="120" rx="8" fill="#6E4E2E"/><path d="M50 30L78 70L50 110L22 70Z" fill="none" stroke="#F1E2C0" stroke-width="7"/><path d="M50 55L61 70L50 85L39 70Z" fill="#F1E2C0"/>';

export interface Segment {
  letter: string;
  numbers: number[];
  ring: number;
}

function polar(cx: number, cy: number, r: number, a: number): string {
  return `${f(cx + r * Math.sin(a))} ${f(cy - r * Math.cos(a))}`;
}

/** A field of the wheel between two radii and two angles. */
export function field(cx: number, cy: number, inner: number, outer: number, from: number, to: number): string {
  return `M${polar(cx, cy, outer, from)}A${f(outer)} ${f(outer)} 0 0 1 ${polar(cx, cy, outer, to)}L${polar(cx, cy, inner, to)}A${f(inner)} ${f(inner)} 0 0 0 ${polar(cx, cy, inner, from)}Z`;
}

export interface WheelShape {
  cx: number;
  cy: number;
  radius: number;
  rings: number;
  segments: number;
}

/** Where field `ring` (1 is the innermost) of a segment lies. */
export function fieldOf(w: WheelShape, segment: number, ring: number, inset = 0): string {
  const hub = w.radius * 0.2;
  const step = (w.radius - hub) / w.rings;
  const turn = (2 * Math.PI) / w.segments;
  const narrow = inset ? 0.03 : 0;
  return field(w.cx, w.cy, hub + step * (ring - 1) + inset, hub + step * ring - inset, turn * segment + narrow, turn * (segment + 1) - narrow);
}

/** The middle of a field; ring 0 is the hub's edge, where a stone rests at first. */
export function placeOf(w: WheelShape, segment: number, ring: number): { x: number; y: number; size: number } {
  const hub = w.radius * 0.2;
  const step = (w.radius - hub) / w.rings;
  const r = ring === 0 ? hub * 0.8 : hub + step * (ring - 0.5);
  const a = (2 * Math.PI * (segment + 0.5)) / w.segments;
  return { x: w.cx + r * Math.sin(a), y: w.cy - r * Math.cos(a), size: step * 0.8 };
}

/** The wheel in the teepee, without its stones. Light fields have dark figures, dark ones white figures with a minus. */
export const wheel = kept((w: WheelShape, parts: { letter: string; numbers: number[] }[], small: number): string => {
  const { cx, cy, radius } = w;
  const hub = radius * 0.2;
  const step = (radius - hub) / w.rings;
  let drawn = `<circle cx="${cx}" cy="${cy}" r="${f(radius * 1.065)}" fill="#6E4E2E"/><circle cx="${cx}" cy="${cy}" r="${f(radius * 1.03)}" fill="#F1E2C0"/>`;
  parts.forEach(({ numbers }, s) => {
    numbers.forEach((number, k) => {
      const dark = number < 0;
      const fill = dark ? '#262B2C' : (k + s) % 2 ? '#FFFBF0' : '#F6ECD3';
      const { x, y } = placeOf(w, s, k + 1);
      const high = step * 0.46;
      drawn += `<path d="${fieldOf(w, s, k + 1)}" fill="${fill}" stroke="#8A6B45" stroke-width="1.3"/>${digits(number, dark ? x - 2 * small : x, y - high / 2, high, dark ? '#FFFBF0' : '#21302F', 4.4)}`;
    });
  });
  for (let s = 0; s < parts.length; s++) {
    const a = (2 * Math.PI * s) / parts.length;
    drawn += `<path d="M${polar(cx, cy, hub * 0.9, a)}L${polar(cx, cy, radius * 1.11, a)}" stroke="#5A4128" stroke-width="${f(radius * 0.022)}" stroke-linecap="round"/>`;
  }
  drawn += `<circle cx="${cx}" cy="${cy}" r="${f(hub)}" fill="#A3461B" stroke="#5A4128" stroke-width="2"/><circle cx="${cx}" cy="${cy}" r="${f(hub * 0.72)}" fill="none" stroke="#F1E2C0" stroke-width="1.5" stroke-dasharray="3 3"/>${ico('hearth', hub * 0.95, hub * 0.95, cx - hub * 0.47, cy - hub * 0.52, '--s2:#F4C25B;--s1:#FFF3D0;--s3:#4A2A14')}`;
  parts.forEach(({ letter }, s) => {
    const a = (2 * Math.PI * (s + 0.5)) / parts.length;
    const [x, y] = [cx + radius * 1.05 * Math.sin(a), cy - radius * 1.05 * Math.cos(a)];
    drawn += `<circle cx="${f(x)}" cy="${f(y)}" r="${f(10.5 * small)}" fill="#6E4E2E" stroke="#F1E2C0" stroke-width="1.5"/><text x="${f(x)}" y="${f(y + 4.4 * small)}" font-size="${f(12.5 * small)}" font-weight="700" fill="#FFF8E8" text-anchor="middle">${safe(letter)}</text>`;
  });
  return drawn;
});

/** A stone lying around the origin. */
export function stone(size: number): string {
  return `<ellipse cy="${f(size * 0.4)}" rx="${f(size * 0.46)}" ry="${f(size * 0.2)}" fill="rgba(0,0,0,.28)"/>${ico('stone', size, (size * 26) / 30, -size / 2, -size * 0.43, '--stl:#4A4336')}`;
}

/** A space of the track around the origin, `s` wide. */
export const space = kept((n: number, sign: string, s: number): string => {
  const fill = { moccasin: '#EBCBB2', stone: '#D3E0E4' }[sign] ?? '#FBF4E2';
  const k = s / 62;
  const box = (y: number, colour: string, edge: string) =>
    `<rect x="${-s / 2}" y="${f(-s / 2 + y)}" width="${s}" height="${s}" rx="${f(s * 0.22)}" fill="${colour}"${edge}/>`;
  let drawn = box(2.5, '#B9A06C', '') + box(0, fill, ' stroke="#A58C5B" stroke-width="1.2"');
  drawn += `<text x="${-s / 2 + 5}" y="${-s / 2 + 12.5}" font-size="${s > 40 ? 11 : 9}" font-weight="700" fill="#5C4B2C">${n}</text>`;
  if (sign === 'moccasin') drawn += ico('moc', 30 * k, 20 * k, -15 * k, -4 * k);
  if (sign === 'stone') drawn += ico('stone', 26 * k, 22.5 * k, -13 * k, -6 * k, '--stl:#55707A');
  return drawn;
});
