import { SYMBOLS, type SymbolName } from './symbols';

/** A symbol inside a drawing, at (x, y). */
export function ico(name: SymbolName, width: number, height: number, x: number, y: number, style = ''): string {
  const at = `x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}"`;
  return `<use href="#i-${name}" ${at}${style ? ` style="${style}"` : ''}/>`;
}

/** How high a symbol is for a width. */
export function heightOf(name: SymbolName, width: number): number {
  const [, , w, h] = boxOf(name);
  return (width * h) / w;
}

export function boxOf(name: SymbolName): [number, number, number, number] {
  return SYMBOLS[name][0].split(' ').map(Number) as [number, number, number, number];
}

/** The two strict pattern bands: chevrons for the first tribe, lozenges for the second. */
export function band(pattern: 'chevrons' | 'lozenges', x: number, y: number, w: number, h: number, ground: string, figure: string): string {
  const n = Math.max(3, Math.round(w / (h * 1.5)));
  const s = w / n;
  let drawn = `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${ground}"/>`;
  for (let i = 0; i < n; i++) {
    const cx = x + s * (i + 0.5);
    drawn +=
      pattern === 'chevrons'
        ? `<path d="M${f(cx - s / 2)} ${y + h}L${f(cx)} ${f(y + h * 0.18)}L${f(cx + s / 2)} ${y + h}L${f(cx + s * 0.22)} ${y + h}L${f(cx)} ${f(y + h * 0.6)}L${f(cx - s * 0.22)} ${y + h}Z" fill="${figure}"/>`
        : `<path d="M${f(cx)} ${f(y + h * 0.1)}L${f(cx + s * 0.4)} ${f(y + h / 2)}L${f(cx)} ${f(y + h * 0.9)}L${f(cx - s * 0.4)} ${f(y + h / 2)}Z" fill="${figure}"/>`;
  }
  return drawn;
}

/** Text that comes from outside, made safe to stand inside a drawing. */
export function safe(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

export function f(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Remembers what a pure drawing function gave: boards redraw often, pieces seldom change. */
export function kept<A extends unknown[]>(draw: (...of: A) => string): (...of: A) => string {
  const drawn = new Map<string, string>();
  return (...of) => {
    const key = JSON.stringify(of);
    let found = drawn.get(key);
    if (found === undefined) {
      found = draw(...of);
      if (drawn.size > 600) drawn.clear();
      drawn.set(key, found);
    }
    return found;
  };
}

export const COATS: readonly (readonly [string, string])[] = [
  ['#8A5A34', '#4A2F1B'],
  ['#6B4A36', '#2F2018'],
  ['#A5652F', '#4A2A14'],
  ['#5C5148', '#2B2622'],
];

/** The horse of a card: its coat follows from the card. */
export function coat(n: number): readonly [string, string] {
  return COATS[((n % 4) + 4) % 4]!;
}
