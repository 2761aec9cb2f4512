/** The drawn pieces of Comanchería: camps, Bands, Tribes, Settlements, War Columns, counters, goods, dice. Each in a box
 *  around (0, 0) unless it says otherwise; letters and shapes tell what colours tell. */
import { f, ico, kept, safe } from '../../design/draw';
import { digits } from '../../design/numerals';
import type { SymbolName } from '../../design/symbols';
import type { Enemy } from './picture';

export const ENEMY_COLOURS: Record<Enemy, string> = { N: '#187F5C', W: '#8E6A02', S: '#7A1E12', E: '#14488A' };
const OURS = '#1B5470';
const CREAM = '#FFFBF1';
const PALE = '#FFF8E8';
const EARTH = '#5A4632';

export function colourOf(enemy: string): string {
  return ENEMY_COLOURS[enemy as Enemy] ?? '#6B5A3C';
}

const letter = (text: string, y: number, size: number, x = 0, fill = PALE) => `<text x="${x}" y="${y}" font-size="${size}" font-weight="700" fill="${fill}" text-anchor="middle">${safe(text)}</text>`;

// --- what stands on the map -------------------------------------------------------------------------------------------

/** A Ranchería: a hexagon with a lodge and its letter, in -24 -22 48 44. */
export const camp = kept(
  (name: string): string =>
    `<path d="M-22 0L-11 -20H11L22 0L11 20H-11Z" fill="${OURS}" stroke="${CREAM}" stroke-width="2.5"/>${ico('tipi', 23, 20.7, -16, -13, '--t1:#FFF8E8;--t2:#3A2A18;--t3:#E5A11A;--t4:#E5A11A')}${letter(name, 6, 16, 11)}`,
);

/** A Band: a plate with a horse and its strength, in -21 -17 42 34; grey with a bar when it is finished. */
export const band = kept((strength: number, finished: boolean, led: boolean): string => {
  const fill = finished ? '#66777F' : OURS;
  const bar = finished ? '<path d="M-14 11H14" stroke="#FFF8E8" stroke-width="2" opacity=".8"/>' : '';
  const leader = led ? `<circle cx="-17" cy="-13" r="6.5" fill="#FFF8E8" stroke="${OURS}" stroke-width="1.5"/>${letter('M', -9.6, 9, -17, '#21302F')}` : '';
  return `<rect x="-19" y="-15" width="38" height="30" rx="8" fill="${fill}" stroke="${CREAM}" stroke-width="2"/>${ico('gallop', 24, 16, -17, -8, '--h1:#FFF8E8;--h2:#E5A11A')}${digits(strength, 12, -7, 14, PALE, 4.6)}${bar}${leader}`;
});

export const tribe = kept((allied: boolean): string => {
  const tick = allied ? `<circle cx="14" cy="-13" r="9" fill="${CREAM}" stroke="#187F5C" stroke-width="2"/><path d="M10 -13L13 -10L18.5 -16" fill="none" stroke="#187F5C" stroke-width="2.2"/>` : '';
  return `<path d="M0 -16L16 0L0 16L-16 0Z" fill="#187F5C" stroke="${CREAM}" stroke-width="1.8"/>${letter('N', 5, 13)}${tick}`;
});

export const settlement = kept((enemy: string): string => `<path d="M-14 14V-3L0 -15L14 -3V14Z" fill="${colourOf(enemy)}" stroke="${CREAM}" stroke-width="1.8"/>${letter(enemy, 9, 13)}`);

/** A War Column: a pennant with its letter and strength, in -20 -24 44 50. */
export const column = kept(
  (enemy: string, strength: number): string =>
    `<path d="M-15 22V-20" stroke="#2B2620" stroke-width="3.5" stroke-linecap="round"/><path d="M-14 -20H20L12 -8L20 4H-14Z" fill="${colourOf(enemy)}" stroke="${CREAM}" stroke-width="1.8"/>${letter(enemy, -3, 12.5, -7)}${digits(strength, 5, -14, 12.5, PALE, 5)}`,
);

/** Ravaged: a small fire, with how many where there are several. */
export const fire = kept((count: number): string => {
  const many = count > 1 ? `<circle cx="9" cy="8" r="6.5" fill="#A8381F"/>${letter(String(count), 11.4, 9.5, 9)}` : '';
  return `<circle r="10" fill="${CREAM}" stroke="#A8381F" stroke-width="1.5"/>${ico('hearth', 14, 14, -7, -7.5)}${many}`;
});

/** A wagon train, face down. */
export const wagons = `<rect x="-11" y="-10" width="22" height="20" rx="5" fill="#5A4632" stroke="${CREAM}" stroke-width="1.8"/>${letter('?', 5.5, 14)}`;

/** A Peace marker, with what it is worth. */
export const peace = kept((ap: number): string => `<circle r="10.5" fill="${CREAM}" stroke="#26694A" stroke-width="2"/><path d="M-5.5 0.5L-1.5 4.5L5.5 -4" fill="none" stroke="#26694A" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="9" cy="8" r="6.5" fill="#26694A"/>${letter(String(ap), 11.4, 9.5, 9)}`);

/** A colonial power's square; grey with its letter while it sleeps. */
export const square = kept((enemy: string, asleep: boolean): string => {
  const [fill, ink] = asleep ? ['#B9C4CC', '#2B3A44'] : [colourOf(enemy), PALE];
  return `<rect x="-23" y="-20" width="46" height="40" rx="7" fill="${fill}" stroke="${CREAM}" stroke-width="2.5"/>${letter(enemy, 7, 20, 0, ink)}`;
});

export const CANYON = '<path d="M-24 -14L-8 -20L8 -14L24 -18L20 16L4 12L-10 19L-22 12Z" fill="#C9764A" stroke="#5A4632" stroke-width="1.8" stroke-linejoin="round"/><path d="M-18 -4L-6 -9L6 -3L19 -7M-17 5L-5 1L6 6L17 3" stroke="#F3D3B4" stroke-width="2" fill="none"/>';

export const round = (radius: number): string => `<circle r="${radius}" fill="${CREAM}" stroke="${EARTH}" stroke-width="1.8"/>`;

/** The value of a space, at its lower left. */
export const value = kept((number: number): string => `<circle cx="-17" cy="15" r="7.5" fill="${EARTH}"/>${letter(String(number), 18.8, 11, -17)}`);

// --- counters of the display ------------------------------------------------------------------------------------------

/** An Instruction counter, in a box of 66 x 36: stripes where it has been turned. */
export const counter = kept((enemy: string, id: string, name: string, ap: number, turned: boolean, next: boolean): string => {
  const stripes = turned ? Array.from({ length: 9 }, (_, k) => `<path d="M${k * 9 - 8} 34L${k * 9 + 9} 2" stroke="${CREAM}" stroke-width="2.2" opacity=".26"/>`).join('') : '';
  const rim = next ? `<rect x="1.5" y="1.5" width="63" height="33" rx="6.5" fill="none" stroke="#E5A11A" stroke-width="3"/>` : `<rect x=".5" y=".5" width="65" height="35" rx="7" fill="none" stroke="${CREAM}"/>`;
  const fitted = name.length > 7 ? ' textLength="54" lengthAdjust="spacingAndGlyphs"' : ''; // whatever the letters of the system
  return `<rect width="66" height="36" rx="7" fill="${colourOf(enemy)}"/><svg x="2" y="2" width="62" height="32" viewBox="2 2 62 32" style="overflow:hidden">${stripes}</svg>${rim}<text x="6" y="15" font-size="11.5"${fitted} font-weight="700" fill="${CREAM}">${safe(name)}</text><text x="6" y="29.5" font-size="11.5" fill="${CREAM}">${safe(id)}</text><circle cx="53" cy="25" r="8.2" fill="${CREAM}"/><text x="53" y="29" font-size="11.5" font-weight="700" text-anchor="middle" fill="#21302F">${ap}</text>`;
});

// --- dice and what comes out of the cup -------------------------------------------------------------------------------

/** In a box of 24 x 24. */
export const die = (face: number): string => ico(`die${face}` as SymbolName, 24, 24, 0, 0);

/** A counter drawn from the cup, in a box of 24 x 24: a Success, Enemy AP, an Instruction. `what` in notation. */
export const drawn = kept((what: string): string => {
  if (what === 'success') return `<circle cx="12" cy="12" r="11" fill="#26694A" stroke="${CREAM}"/><path d="M6.5 12.5L10.5 16.5L17.500 8" fill="none" stroke="${CREAM}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`;
  if (what.startsWith('ap')) return `<circle cx="12" cy="12" r="11" fill="#A1301D" stroke="${CREAM}"/>${digits(what.slice(2), 12, 5.5, 13, CREAM, 5)}`;
  return `<rect x="1" y="3" width="22" height="18" rx="4" fill="${colourOf(what.charAt(0))}" stroke="${CREAM}"/>${letter(what, 16, 10.5, 12)}`;
});

// --- goods ------------------------------------------------------------------------------------------------------------

const GOODS: Record<string, string> = {
  bison: ico('bison', 26, 18.2, -1, 1.5),
  horses: ico('walk', 26, 17.3, -1, 1.8),
  captives: '<circle cx="8" cy="10" r="5.6" fill="none" stroke="var(--a1,#7A5230)" stroke-width="2.6"/><circle cx="16" cy="10" r="5.6" fill="none" stroke="var(--a1,#A5652F)" stroke-width="2.6"/>',
  food: '<path d="M12 1C16 4 17 9 15.500 14L12 18L8.500 14C7 9 8 4 12 1Z" fill="#D9A62B"/><path d="M10 5h4M9.500 8h5M9.500 11h5M10.500 14h3" stroke="#8F5B00" stroke-width="1.200"/><path d="M12 19C7 18 4.500 13 5 8C8 11 10 14 12 19ZM12 19C17 18 19.500 13 19 8C16 11 14 14 12 19Z" fill="#3E7D4E"/>',
  guns: '<path d="M1 13L17 6.500L23 4.500" stroke="var(--a2,#4B4F50)" stroke-width="2.200" stroke-linecap="round"/><path d="M1 12L7 9.500L9.500 12L6 13.500L3.500 17L0.500 16Z" fill="var(--a1,#8A5A34)"/><path d="M9.500 12C10 14 11.500 14 12.500 11.500" fill="none" stroke="var(--a2,#4B4F50)" stroke-width="1.400"/>',
  'trade-goods': '<path d="M3 8L12 4L21 8V15L12 19L3 15Z" fill="#A3461B"/><path d="M3 8L12 12L21 8L12 4Z" fill="#C9764A"/><path d="M12 12V19" stroke="#FFF1DC" stroke-width="1.500"/><path d="M7.500 6L16.500 10V17M16.500 6L7.500 10V17" stroke="#F2C25B" stroke-width="1.500" fill="none"/>',
};

/** A Resource, in a box of 24 x 20. */
export function resource(kind: string): string {
  return GOODS[kind.replace('_', '-')] ?? '';
}

// --- cards ------------------------------------------------------------------------------------------------------------

const SCENES: Record<string, ['bison' | 'walk' | 'tipi' | 'post' | 'gallop' | 'hearth' | 'drum' | 'bigsun', number]> = {
  when_revealed: ['bigsun', 30],
  face_up: ['tipi', 36],
  hand: ['gallop', 46],
  in_play: ['post', 22],
};

/** The picture above a card's title, in a box of 108 x 44; what it shows follows from when the card counts. */
export const cardScene = kept((timing: string, number: number): string => {
  const [name, width] = SCENES[timing] ?? ['drum', 30];
  const high = name === 'gallop' ? width * 0.667 : name === 'post' ? width * 1.5 : name === 'tipi' ? width * 0.9 : width;
  return `<rect width="108" height="44" fill="url(#g-plain)"/><path d="M0 ${28 + (number % 4)}C30 ${20 + (number % 5)} 60 32 108 ${22 + (number % 3) * 2}V44H0Z" fill="#C9B877"/><path d="M0 38C40 33 70 41 108 36V44H0Z" fill="#B3A468"/>${ico(name, width, high, 54 - width / 2, 40 - high)}`;
});

// --- the land ---------------------------------------------------------------------------------------------------------

export const TERRITORY_FIELDS = ['#CFDDBF', '#E8DDB4', '#EBD3A9', '#E2C9B4', '#C9DCD3', '#D9D2E0'] as const;

/** Mountains in the west, rivers that run east, grass: drawn for a sheet of 752 x 694, and stretched to any other. */
export function landscape(width: number, height: number): string {
  const peaks = [[14, 40], [40, 58], [10, 92], [36, 122], [8, 150], [20, 215], [6, 250], [14, 330], [30, 380]]
    .map(([x = 0, y = 0]) => `<path d="M${x - 16} ${y + 14}L${x} ${y - 12}L${x + 16} ${y + 14}Z" fill="#D3C4A0"/><path d="M${x} ${y - 12}L${x + 16} ${y + 14}H${x + 3}Z" fill="#C2B088"/>`)
    .join('');
  const rivers = [
    'M90 70C180 60 250 110 330 96S470 60 752 96',
    'M70 190C180 170 250 220 330 214S520 180 752 226',
    'M230 300C330 276 380 300 430 296S600 350 752 340',
    'M250 380C330 372 420 420 500 396S640 470 752 500',
    'M120 250C100 330 150 420 150 470S220 560 260 600',
  ]
    .map((way) => `<path d="${way}" fill="none" stroke="#A9C8CF" stroke-width="5" opacity=".75" stroke-linecap="round"/>`)
    .join('');
  const grass = Array.from({ length: 70 }, (_, k) => {
    const [x, y] = [((k * 97) % 740) + 6, ((k * 61) % 686) + 10];
    return `<path d="M${x} ${y}l-2.5 -8M${x + 2} ${y}l.5 -10M${x + 4} ${y}l3.5 -7" stroke="#CDBD8C" stroke-width="1.5"/>`;
  }).join('');
  return `<rect width="${f(width)}" height="${f(height)}" fill="#F3E9CF"/><g transform="scale(${(width / 752).toFixed(3)} ${(height / 694).toFixed(3)})">${peaks}${rivers}${grass}</g>`;
}
