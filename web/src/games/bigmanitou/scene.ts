import { ico } from '../../design/draw';
import type { HomeScene } from '../registry';
import { tile } from './art';

const herd = [
  [30, 92, 62],
  [88, 84, 46],
  [226, 84, 54],
]
  .map(([x, y, s]) => ico('bison', s!, s! * 0.7, x!, y!))
  .join('');

export default {
  order: 2,
  minutes: 30,
  emblem: 'tipi',
  emblemSize: 30,
  picture: `<rect width="320" height="184" fill="url(#g-plain)"/><circle cx="260" cy="46" r="24" fill="#F7CF6E"/><path d="M0 108C90 84 190 118 320 90V190H0Z" fill="#DCC98A"/><path d="M0 138C90 120 210 148 320 126V190H0Z" fill="#C3A95E"/>${herd}<g transform="translate(108 62) scale(.76)">${tile('tipi', 3)}</g><g transform="translate(186 98) rotate(6) scale(.7)">${tile('bison', 2)}</g><g transform="translate(40 116) rotate(-6) scale(.62)">${tile('horse', 0)}</g>`,
} satisfies HomeScene;
