/** The drawn pieces of Big Manitou: hunters, heroes, tiles, cylinders. */
import { boxOf, coat, f, heightOf, ico, kept, safe } from '../../design/draw';
import { shapeOf, SEAT_COLOURS } from '../../design/seats';
import { digits } from '../../design/numerals';
import type { SymbolName } from '../../design/symbols';

export const HEROES: Record<string, SymbolName> = {
  chief: 'star8',
  clan_mother: 'hearth',
  scout: 'track',
  medicine_man: 'herb',
  rainmaker: 'rain',
};
export const TILES: Record<string, { ground: string; figure: SymbolName }> = {
  bison: { ground: '#E7CE97', figure: 'bison' },
  tipi: { ground: '#CFE0E4', figure: 'tipi' },
  horse: { ground: '#EBD9C8', figure: 'walk' },
  totem: { ground: '#DAD3E2', figure: 'post' },
  tomahawk: { ground: '#DDE3D0', figure: 'axe' },
};

const FRAME = '<rect x=".5" y=".5" width="99" height="139" rx="10" fill="#FFFBF1" stroke="#C6B693"/>';

function sign(seat: number, x: number, y: number, size: number, colour: string): string {
  return `<g transform="translate(${x} ${y}) scale(${f(size / 24 + 0.001)})" fill="${colour}">${shapeOf(seat)}</g>`;
}

/** A hunter: the stronger, the more riders. In a box of 100 x 140. */
export const hunter = kept((seat: number, value: number): string => {
  const colour = SEAT_COLOURS[seat]!;
  const riders = 1 + Number(value > 3) + Number(value > 7);
  const size = 50 - 6 * riders;
  const places = [[[30, 78]], [[8, 70], [44, 82]], [[4, 68], [48, 72], [26, 90]]][riders - 1]!;
  let drawn = `${FRAME}<g clip-path="url(#c-card)"><rect x="5" y="5" width="90" height="130" fill="url(#g-plain)"/><circle cx="72" cy="${f(70 - value * 3.4)}" r="${f(8 + value * 0.6)}" fill="#F6CE6B"/><path d="M0 84C24 70 50 82 100 68V140H0Z" fill="#D5C384"/><path d="M0 98C30 86 60 98 100 88V140H0Z" fill="#B8A560"/>`;
  places.forEach(([x, y], k) => {
    const horse = value > 3 ? 'gallop' : 'walk';
    const [h1, h2] = coat(value + k);
    drawn += ico(horse, size, heightOf(horse, size), x!, y!, `--h1:${h1};--h2:${h2}`);
  });
  const tab = value < 10 ? 42 : 52;
  drawn += `<path d="M0 122C30 112 60 122 100 114V140H0Z" fill="#8C7F43"/></g><path d="M5 11A6 6 0 0 1 11 5H${tab}V39A9 9 0 0 1 ${tab - 9} 48H5Z" fill="#FFFBF1"/>`;
  return drawn + digits(value, (5 + tab) / 2 - 1, 11, 30, '#1E2A29', 4.8) + sign(seat, 72, 9, 19, colour);
});

/** A hero, face up; `name` is written on large cards only. */
export const hero = kept((seat: number, kind: string, name: string): string => {
  const colour = SEAT_COLOURS[seat]!;
  const emblem = HEROES[kind] ?? 'help';
  const [cx, cy] = name ? [53, 61] : [50, 82];
  let drawn = `${FRAME}<g clip-path="url(#c-card)"><rect x="5" y="5" width="90" height="130" fill="${colour}"/><path d="M0 96C30 84 60 96 100 84V140H0Z" fill="#000" opacity=".14"/><circle cx="${cx}" cy="${cy}" r="34" fill="#FFF8E6"/></g>${ico(emblem, 46, 46, cx - 23, cy - 23)}`;
  if (name) {
    const size = name.length < 10 ? 16 : name.length < 15 ? 13 : 11.5;
    drawn += `<rect x="5" y="104" width="90" height="31" rx="6" fill="#FFFBF1"/><text x="50" y="124" font-size="${size}" font-weight="700" text-anchor="middle" fill="#1E2A29" class="ser">${safe(name)}</text>`;
  }
  return `${drawn}<path d="M5 11A6 6 0 0 1 11 5H37V30A8 8 0 0 1 29 38H5Z" fill="#FFFBF1"/>${ico(emblem, 25, 25, 8.5, 9)}<circle cx="82" cy="18" r="11" fill="#FFFBF1"/>${sign(seat, 75, 11, 14, colour)}`;
});

/** A fallen hero: the deck's colour, a small crossed emblem, no value. */
export const fallen = kept((seat: number, kind: string): string => {
  const pale = '--s1:#FFF8E8;--s2:#FFF8E8;--s3:#FFF8E8;opacity:.75';
  return `${FRAME}<rect x="6" y="6" width="88" height="128" rx="6" fill="${SEAT_COLOURS[seat]}"/><path d="M6 100C30 88 60 98 94 86V128A6 6 0 0 1 88 134H12A6 6 0 0 1 6 128Z" fill="#000" opacity=".2"/>${ico(HEROES[kind] ?? 'help', 26, 26, 11, 12, pale)}<path d="M10 42L40 8" stroke="#FFF8E8" stroke-width="4" stroke-linecap="round"/><path d="M30 66L70 106M70 66L30 106" stroke="#FFF8E8" stroke-width="5" stroke-linecap="round" opacity=".45"/>${sign(seat, 74, 10, 15, '#FFF8E8')}`;
});

/** A tile, in a box of 100 x 100. */
export const tile = kept((sort: string, points: number): string => {
  const { ground, figure } = TILES[sort]!;
  const [, , w, h] = boxOf(figure);
  const scale = (points ? 74 : 80) / Math.max(w, h * 1.12);
  const [iw, ih] = [w * scale, h * scale];
  let drawn = `<rect x="2" y="5" width="96" height="94" rx="16" fill="#B79F6D"/><rect x="2" y="1" width="96" height="94" rx="16" fill="#FFFBF1" stroke="#C6B693" stroke-width="1.5"/><rect x="8" y="7" width="84" height="82" rx="11" fill="${ground}"/>`;
  drawn += ico(figure, iw, ih, 50 - iw / 2 + (points ? 4 : 0), (points ? 53 : 50) - ih / 2);
  if (points) {
    drawn += `<circle cx="22" cy="21" r="17" fill="#FFFBF1" stroke="#8A7D63" stroke-width="1.5"/>${digits(points, 22, 11, 20, '#1E2A29', 5)}`;
  }
  return drawn;
});

/** bison3 is a bison worth three; a horse has no points. */
export function readTile(word: string): { sort: string; points: number } {
  const [, sort = '', points = ''] = /^([a-z]+)(\d*)$/.exec(word) ?? [];
  return { sort, points: Number(points) };
}

/** scout, chief_b: the kind of a hero without the letter that tells two of them apart; a hunter is its number. */
export function readCard(word: string): { value: number; kind: string } {
  if (/^\d+$/.test(word)) return { value: Number(word), kind: '' };
  const kind = Object.keys(HEROES).find((hero) => word.startsWith(hero)) ?? word;
  return { value: 0, kind };
}
