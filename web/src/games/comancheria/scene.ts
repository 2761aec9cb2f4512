import { ico } from '../../design/draw';
import type { HomeScene } from '../registry';
import { band, camp, column, round, settlement, tribe } from './art';

const at = (x: number, y: number, drawn: string, scale = 1) => `<g transform="translate(${x} ${y}) scale(${scale})">${drawn}</g>`;
const line = (way: string, dotted = false) => `<path d="${way}" stroke="#5A4632" stroke-width="2.6" fill="none" stroke-linecap="round"${dotted ? ' stroke-dasharray="1 6"' : ''}/>`;
const hills = [24, 58, 40].map((x, k) => `<path d="M${x - 20} ${46 + k * 52}L${x} ${14 + k * 52}L${x + 20} ${46 + k * 52}Z" fill="#D3C4A0"/><path d="M${x} ${14 + k * 52}L${x + 20} ${46 + k * 52}H${x + 4}Z" fill="#C2B088"/>`).join('');
const fields = '<g opacity=".8" fill="none" stroke-width="92" stroke-linecap="round"><path d="M110 44H210" stroke="#CFDDBF"/><path d="M130 150H240" stroke="#E2C9B4"/><path d="M278 60V140" stroke="#C9DCD3"/></g>';

export default {
  order: 4,
  minutes: 60,
  emblem: 'gallop',
  emblemSize: 30,
  picture: `<rect width="320" height="184" fill="#F3E9CF"/>${hills}${fields}<path d="M70 104C130 86 190 118 320 92" stroke="#A9C8CF" stroke-width="6" fill="none" opacity=".8"/>${line('M96 56L164 42L240 60')}${line('M96 56L120 132L196 142')}${line('M164 42L196 142L250 128', true)}${line('M240 60L250 128')}${at(96, 56, round(20), 1.15)}${at(96, 56, ico('bison', 27, 18.9, -13.5, -8), 1.15)}${at(164, 42, round(20), 1.15)}${at(164, 42, camp('A'), 1.3)}${at(240, 60, round(20), 1.15)}${at(240, 60, tribe(false), 1.15)}${at(120, 132, round(20), 1.15)}${at(196, 142, round(20), 1.15)}${at(204, 128, band(2, false, true), 1.35)}${at(250, 128, round(20), 1.15)}${at(250, 128, settlement('S'), 1.15)}${at(262, 104, column('S', 4), 1.1)}`,
} satisfies HomeScene;
