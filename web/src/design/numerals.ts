/** The ten numerals, drawn: values on pieces are never type. Each in a box of 20 x 30, stroked. */
const STROKES: Record<string, string> = {
  '0': 'M10 2C4.5 2 2 8 2 15s2.5 13 8 13 8-6 8-13S15.5 2 10 2z',
  '1': 'M4.5 8L11.5 2V28',
  '2': 'M3 9C3 4.6 6 2 10 2s7 2.7 7 7c0 6.8-13.6 11-14 19H18',
  '3': 'M3 2H16.6L9 12c5.6 0 9 3.1 9 8s-3.6 8-8.5 8C5.8 28 3 26 2 22.6',
  '4': 'M14 28V2L2 20.5H18.6',
  '5': 'M16.6 2H5L4 14.2c1.5-1.7 3.6-2.6 6-2.6 4.8 0 8 3.2 8 8.1 0 5-3.4 8.3-8.3 8.3C6 28 3.2 26.2 2 23',
  '6': 'M14.5 2C8 5.5 2.3 12.5 2.3 19.6 2.3 25 5.6 28 10 28s7.8-3.2 7.8-7.8-3.2-7.6-7.5-7.6c-4 0-7 2.4-8 6',
  '7': 'M2.5 2H17.6C13 9 9 18 8 28',
  '8': 'M10 13.5C6 13.5 3.6 11 3.6 7.8S6.2 2 10 2s6.4 2.6 6.4 5.8-2.4 5.7-6.4 5.7zM10 13.5c-4.8 0-8 3-8 7.2S5.2 28 10 28s8-3 8-7.3-3.2-7.2-8-7.2z',
  '9': 'M5.5 28C12 24.5 17.7 17.5 17.7 10.4 17.7 5 14.4 2 10 2S2.2 5.2 2.2 9.8s3.2 7.6 7.5 7.6c4 0 7-2.4 8-6',
  '-': 'M4 16H16',
  '+': 'M10 8V24M2 16H18',
};
const ADVANCE: Record<string, number> = { '1': 16, '-': 20, '+': 22 };

export type Anchor = 'start' | 'middle' | 'end';

/** A number as strokes, `height` high, standing at (x, y). */
export function digits(value: string | number, x: number, y: number, height: number, colour = 'var(--ink)', width = 4.2, anchor: Anchor = 'middle'): string {
  const text = String(value).replace('\u2212', '-');
  const scale = height / 30;
  const advances = [...text].map((sign) => ADVANCE[sign] ?? 24);
  const total = (advances.reduce((sum, step) => sum + step, 0) - 4) * scale;
  let at = anchor === 'middle' ? x - total / 2 : anchor === 'end' ? x - total : x;
  let drawn = '';
  [...text].forEach((sign, index) => {
    const left = at + (sign === '1' ? -3 * scale : 0);
    drawn += `<path d="${STROKES[sign] ?? ''}" transform="translate(${left.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(3)})" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
    at += (advances[index] ?? 24) * scale;
  });
  return drawn;
}
