/** The drawn pieces of Tomahawk: warriors, their backs, the four lands. A card is a printed thing: the same by day and night. */
import { band, coat, f, heightOf, ico, kept, safe } from '../../design/draw';
import { digits } from '../../design/numerals';
import type { SymbolName } from '../../design/symbols';

export const POWERS: Record<string, SymbolName> = {
  manitou: 'bigsun',
  spirit: 'bird',
  redwood: 'rings',
  twilight: 'crescent',
  skull: 'wind',
  storm: 'storm',
  cloud: 'cloudcurl',
};
export const TRIBE_COLOURS = ['#1B5A88', '#A3461B'] as const;
export const LANDS: Record<string, { colour: string; animal: SymbolName }> = {
  forest: { colour: '#1F4A38', animal: 'caribou' },
  plains: { colour: '#9A6A12', animal: 'bison' },
  mountain: { colour: '#5C679C', animal: 'eagle' },
};

export interface Warrior {
  tribe: number; // 0: blue with chevrons, 1: clay with lozenges
  value: number;
  hair: number;
  power: string; // '' for a warrior of the tribe
}

function troop(w: Warrior, colour: string): string {
  const v = w.value;
  const [h1, h2] = coat(v * 3 + w.tribe);
  const dress = `--h1:${h1};--h2:${h2}`;
  const behind = `--h1:${h2};--h2:#1d130c`;
  if (v <= 2) return ico('tipi', 30, 27, 14, 66, `--t3:${colour};--t4:${colour}`) + ico('walk', 26, 17.3, 56, 78, dress);
  if (v <= 4) return ico('walk', 46, 30.6, 28, 66, dress);
  if (v <= 6) return ico('gallop', 54, 36, 24, 64, dress);
  if (v <= 8) return ico('gallop', 34, 22.6, 12, 60, behind) + ico('gallop', 60, 40, 24, 66, dress);
  return (
    ico('gallop', 34, 22.6, 8, 56, behind) +
    ico('gallop', 34, 22.6, 54, 54, '--h1:#A5652F;--h2:#4A2A14') +
    ico('gallop', 66, 44, 18, 64, dress)
  );
}

function scenery(w: Warrior, colour: string): string {
  const v = w.value;
  const hills = w.tribe === 0 ? ['#C9C08A', '#A6A25F', '#7F8549'] : ['#D7B37A', '#B98B54', '#8C6A3F'];
  const sky = w.power === 'twilight' ? 'night' : w.tribe === 0 ? 'dawn' : 'dusk';
  let art = `<rect x="5" y="5" width="90" height="108" fill="url(#g-${sky})"/>`;
  if (!w.power) {
    const [x, y, r] = [74 - v * 1.5, 64 - v * 4.2, 7 + v * 0.7];
    art += `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="#F6CE6B"/><circle cx="${f(x)}" cy="${f(y)}" r="${f(r + 4)}" fill="#F6CE6B" opacity=".35"/>`;
  }
  art += `<path d="M0 72C20 58 38 66 56 62S86 52 100 58V120H0Z" fill="${hills[0]}"/><path d="M0 84C26 74 50 82 70 76S92 74 100 76V120H0Z" fill="${hills[1]}"/>`;
  const emblem = POWERS[w.power];
  art += emblem
    ? `<circle cx="52" cy="60" r="31" fill="#FFF8E6" opacity=".82"/>${ico(emblem, 46, 46, 29, 37)}`
    : `<g ${w.tribe === 0 ? '' : 'transform="translate(100 0) scale(-1 1)"'}>${troop(w, colour)}</g>`;
  art += `<path d="M0 104C24 96 60 104 100 97V120H0Z" fill="${hills[2]}"/>`;
  let grass = '';
  for (let k = 0; k < 12; k++) {
    const x = 7 + k * 8 + ((k * v) % 4);
    grass += `M${x} 113L${x - 2} ${104 - ((k * v) % 5)}M${x + 1} 113L${x + 3} ${103 - ((k * 5) % 4)}`;
  }
  return `${art}<path d="${grass}" stroke="${hills[2]}" stroke-width="1.6"/>`;
}

/** The hair icons at the foot of a card: one braid for each scalp it is worth. */
function braids(w: Warrior, named: boolean): string {
  let drawn = '';
  for (let k = 0; k < w.hair; k++) {
    drawn += named
      ? ico('braid', 9.6, 16, 83 - k * 9.5, 117, 'color:#2A2320')
      : ico('braid', 11.4, 19, 50 - (w.hair * 15) / 2 + k * 15 + 1.8, 116, 'color:#2A2320');
  }
  const dash = named ? 'M79 126H91' : 'M43 126H57';
  return drawn || `<path d="${dash}" stroke="#8A7D63" stroke-width="2" stroke-linecap="round"/>`;
}

const FRAME = '<rect x=".5" y=".5" width="99" height="139" rx="10" fill="#FFFBF1" stroke="#C6B693"/>';

/** A warrior, in a box of 100 x 140. `name`: written at the foot of a large special warrior. */
export const warrior = kept((w: Warrior, name: string): string => {
  const colour = TRIBE_COLOURS[w.tribe]!;
  const pattern = w.tribe === 0 ? 'chevrons' : 'lozenges';
  const tab = w.value < 10 ? 40 : 50;
  let drawn = `${FRAME}<g clip-path="url(#c-card)">${scenery(w, colour)}<rect x="5" y="112" width="90" height="24" fill="#FFFBF1"/>${band(pattern, 5, 109, 90, 6.5, colour, '#F4E9CF')}</g>`;
  drawn += `<path d="M5 11A6 6 0 0 1 11 5H${tab}V37A9 9 0 0 1 ${tab - 9} 46H5Z" fill="#FFFBF1"/><path d="M${tab} 5V37A9 9 0 0 1 ${tab - 9} 46H5" fill="none" stroke="${colour}" stroke-width="1.5"/>`;
  drawn += digits(w.value, (5 + tab) / 2 - 1, 10, 29, '#1E2A29', 4.6);
  if (w.power) {
    drawn += `<path d="M84 8l2.6 6.4 6.4 2.6-6.4 2.600L84 26l-2.6-6.4L75 17l6.4-2.6z" fill="#FFF8E6" stroke="${colour}" stroke-width="1.6"/>`;
    if (name) {
      const [first, ...rest] = name.split(' ');
      const line = (text: string, y: number) => `<text x="9" y="${y}" font-size="9.6" font-weight="700" fill="#1E2A29" class="ser"${text.length > 10 ? ' textLength="58" lengthAdjust="spacingAndGlyphs"' : ''}>${safe(text)}</text>`; // a long name leaves room for the braids in any typeface
      drawn += line(first ?? '', 124) + line(rest.join(' '), 133);
    }
  }
  return drawn + braids(w, Boolean(w.power && name));
});

/** The back of a tribe's cards: one drawing for all of them, with nothing to tell them apart. */
export const back = kept((tribe: number): string => {
  const colour = TRIBE_COLOURS[tribe]!;
  const deep = tribe === 0 ? '#123F60' : '#74300F';
  let lattice = '';
  let dots = '';
  for (let r = 0; r < 6; r++) {
    for (let q = 0; q < 5; q++) {
      const [x, y] = [6 + q * 22, 6 + r * 25.6];
      lattice += `M${x} ${f(y - 12.8)}l11 12.8l-11 12.8l-11 -12.8Z`;
      dots += `M${x} ${f(y - 4)}l3.4 4l-3.4 4l-3.4 -4Z`;
    }
  }
  const sign =
    tribe === 0
      ? '<path d="M34 78L50 56L66 78M40 84L50 70L60 84" fill="none" stroke="#F4E9CF" stroke-width="4" stroke-linejoin="round"/>'
      : '<path d="M50 52L66 70L50 88L34 70Z" fill="none" stroke="#F4E9CF" stroke-width="4"/><path d="M50 63L57 70L50 77L43 70Z" fill="#F4E9CF"/>';
  return `${FRAME}<g clip-path="url(#c-card)"><rect x="5" y="5" width="90" height="130" fill="${colour}"/><path d="${lattice}" fill="none" stroke="${deep}" stroke-width="3"/><path d="${dots}" fill="#F4E9CF" opacity=".55"/><circle cx="50" cy="70" r="24" fill="${deep}" stroke="#F4E9CF" stroke-width="2"/>${sign}</g>`;
});

/** A land without its cards: hills, trees or peaks, and one animal for each point. */
export const landscape = kept((kind: string, w: number, h: number, animals: number): string => {
  const x = (part: number) => f(w * part);
  const y = (part: number) => f(h * part);
  const rise = (from: number, a: number, b: number, to: number, colour: string) =>
    `<path d="M0 ${y(from)}C${x(0.3)} ${y(a)} ${x(0.7)} ${y(b)} ${w} ${y(to)}V${h}H0Z" fill="${colour}"/>`;
  let drawn = `<rect width="${w}" height="${h}" fill="url(#g-${kind === 'plains' ? 'plain' : kind === 'forest' ? 'forest' : 'mount'})"/>`;
  if (kind === 'plains') {
    drawn += `<circle cx="${x(0.78)}" cy="${y(0.3)}" r="${y(0.14)}" fill="#F7CF6E"/>`;
    drawn += rise(0.55, 0.42, 0.58, 0.48, '#DCC98A') + rise(0.7, 0.62, 0.76, 0.64, '#CBB26A') + rise(0.9, 0.82, 0.94, 0.84, '#AE9549');
  } else if (kind === 'forest') {
    drawn += rise(0.5, 0.4, 0.5, 0.42, '#A9C3A4');
    for (let k = 0; k < 13; k++) {
      drawn += ico('pine', h * 0.2, h * 0.42, (k * w) / 12 - 8 + ((k * 7) % 5), h * 0.3 + ((k * 5) % 4) * 2, '--f1:#7FA288;--f2:#6F937A');
    }
    drawn += rise(0.68, 0.62, 0.74, 0.66, '#7E9D78');
    for (const k of [0, 1, 2, 9, 10, 11]) {
      drawn += ico('pine', h * 0.32, h * 0.62, (k * w) / 11.5 - 12 + ((k * 11) % 7), h * 0.32 + ((k * 7) % 5) * 2);
    }
    drawn += rise(0.9, 0.84, 0.95, 0.87, '#4F7152');
  } else {
    drawn += `<path d="M${x(-0.05)} ${y(0.8)}L${x(0.22)} ${y(0.28)}L${x(0.36)} ${y(0.52)}L${x(0.56)} ${y(0.12)}L${x(0.8)} ${y(0.55)}L${x(0.9)} ${y(0.4)}L${x(1.1)} ${y(0.8)}Z" fill="#8C96B4"/>`;
    drawn += `<path d="M${x(0.56)} ${y(0.12)}L${x(0.8)} ${y(0.55)}L${x(0.9)} ${y(0.4)}L${x(1.1)} ${y(0.8)}H${x(0.6)}L${x(0.53)} ${y(0.5)}Z" fill="#737EA0"/>`;
    drawn += `<path d="M${x(0.56)} ${y(0.12)}L${x(0.49)} ${y(0.26)}L${x(0.53)} ${y(0.31)}L${x(0.565)} ${y(0.26)}L${x(0.6)} ${y(0.33)}L${x(0.635)} ${y(0.255)}ZM${x(0.22)} ${y(0.28)}L${x(0.165)} ${y(0.385)}L${x(0.2)} ${y(0.42)}L${x(0.235)} ${y(0.37)}L${x(0.28)} ${y(0.385)}Z" fill="#FBFAF5"/>`;
    drawn += rise(0.78, 0.66, 0.82, 0.7, '#A9A98A') + rise(0.92, 0.84, 0.96, 0.86, '#7F8463');
  }
  return drawn + herd(kind, w, h, animals) + grass(kind, w, h);
});

function herd(kind: string, w: number, h: number, animals: number): string {
  const { animal } = LANDS[kind]!;
  const size = h * (kind === 'mountain' ? 0.24 : 0.25);
  const [spread, top, step] = kind === 'mountain' ? [0.17, 0.4, 0.1] : kind === 'plains' ? [0.165, 0.5, 0.06] : [0.16, 0.47, 0.05];
  let drawn = '';
  for (let k = 0; k < animals; k++) {
    const left = w * (0.5 + spread! * (k - (animals - 1) / 2)) - size / 2;
    drawn += ico(animal, size, heightOf(animal, size), left, h * (top! + step! * ((k * 2) % 3)));
  }
  return drawn;
}

function grass(kind: string, w: number, h: number): string {
  const colour = { plains: '#8E7A37', forest: '#3C5A40', mountain: '#666B4B' }[kind];
  let blades = '';
  for (let k = 0; k < w / 9; k++) {
    const at = 4 + k * 9 + ((k * k) % 5);
    blades += `M${at} ${h}l-2 ${-7 - ((k * 7) % 6)}M${at + 2} ${h}l2 ${-6 - ((k * 5) % 7)}`;
  }
  return `<path d="${blades}" stroke="${colour}" stroke-width="1.5"/>`;
}

/** A warrior as a small wide card, 60 x 43: for phones. */
export const smallWarrior = kept((w: Warrior, counts: number | null): string => {
  const colour = TRIBE_COLOURS[w.tribe]!;
  let drawn = `<rect x=".5" y=".5" width="59" height="42" rx="7" fill="#FFFBF1" stroke="#C6B693"/><path d="M7 1H9V42H7A6 6 0 0 1 1 36V7A6 6 0 0 1 7 1Z" fill="${colour}"/>`;
  const two = w.value > 9;
  drawn += digits(w.value, two ? 24 : 25, two ? 11 : 10, two ? 21 : 24, '#1E2A29', 4.8);
  const emblem = POWERS[w.power];
  if (emblem) drawn += ico(emblem, 17, 17, 39, 3);
  if (w.hair) {
    drawn += ico('braid', 8.4, 14, 40, 24, 'color:#2A2320') + `<text x="53" y="36" font-size="12" font-weight="700" fill="#1E2A29" text-anchor="middle">${w.hair}</text>`;
  }
  if (counts !== null) {
    drawn += `<path d="M13 34L37 9" stroke="${colour}" stroke-width="3"/><rect x="31" y="-6" width="31" height="18" rx="9" fill="#FFFBF1" stroke="${colour}" stroke-width="1.5"/><text x="46.5" y="7.5" font-size="12.5" font-weight="700" fill="${colour}" text-anchor="middle">= ${counts}</text>`;
  }
  return drawn;
});

export const smallBack = kept((tribe: number): string => {
  const sign = tribe === 0 ? 'M16 30L30 10L44 30M22 35L30 23L38 35' : 'M14 21.5L30 8L46 21.5L30 35Z';
  return `<rect x=".5" y=".5" width="59" height="42" rx="7" fill="${TRIBE_COLOURS[tribe]}" stroke="#FFFBF1"/><path d="${sign}" fill="none" stroke="#F4E9CF" stroke-width="3"/>`;
});
