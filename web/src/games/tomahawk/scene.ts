import type { HomeScene } from '../registry';
import { landscape, warrior } from './art';

const nine = warrior({ tribe: 1, value: 9, hair: 3, power: '' }, '');
const cloud = warrior({ tribe: 0, value: 7, hair: 3, power: 'cloud' }, '');

export default {
  order: 1,
  minutes: 20,
  emblem: 'braid',
  emblemSize: 18,
  picture: `${landscape('mountain', 320, 184, 0)}<g transform="translate(64 34) rotate(-9 55 70) scale(1.04)">${nine}</g><g transform="translate(146 30) rotate(7 55 70) scale(1.04)">${cloud}</g>`,
} satisfies HomeScene;
