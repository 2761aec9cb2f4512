import type { HomeScene } from '../registry';
import { marker, placeOf, stone, wheel } from './art';

const shape = { cx: 160, cy: 92, radius: 74, rings: 5, segments: 5 };
const numbers = [
  [1, 2, 3, 4, 6],
  [1, 2, -3, 5, 6],
  [1, -2, 3, 4, -5],
  [2, 3, -4, 5, 7],
  [-1, 2, 4, -5, 6],
];
const parts = numbers.map((row, s) => ({ letter: 'ABCDE'[s]!, numbers: row }));
const stones = [1, 3, 2, 0, 4]
  .map((ring, s) => {
    const { x, y, size } = placeOf(shape, s, ring);
    return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${stone(size)}</g>`;
  })
  .join('');
const runners = (
  [
    ['red', 'R', 30, 132],
    ['blue', 'B', 66, 154],
    ['green', 'G', 254, 152],
    ['yellow', 'Y', 290, 130],
    ['black', 'K', 44, 56],
    ['natural', 'N', 278, 50],
  ] as const
)
  .map(([name, letter, x, y]) => marker(name, letter, x, y, 1.05, ''))
  .join('');

export default {
  order: 3,
  minutes: 35,
  emblem: 'moc',
  emblemSize: 30,
  picture: `<rect width="320" height="184" fill="url(#g-dusk)"/><path d="M0 130C90 110 190 140 320 116V190H0Z" fill="#C69B62"/>${wheel(shape, parts, 0.5)}${stones}${runners}`,
} satisfies HomeScene;
