/** Motion that shows what happened: a piece that changes its place flies there. Keys on the pieces say which is which. */
const EASE = 'cubic-bezier(.2,.8,.2,1)';
const calm = matchMedia('(prefers-reduced-motion: reduce)');

export function still(): boolean {
  return calm.matches;
}

/** Where every keyed piece of a table is now. */
export function spots(root: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const piece of root.querySelectorAll<HTMLElement>('[data-fly]')) {
    const box = piece.getBoundingClientRect();
    if (box.width) found.set(piece.dataset['fly']!, box);
  }
  return found;
}

/** Lets every piece that is elsewhere than before fly from there. */
export function flyFrom(before: Map<string, DOMRect>, root: HTMLElement): void {
  let order = 0;
  for (const piece of root.querySelectorAll<HTMLElement>('[data-fly]')) {
    const from = before.get(piece.dataset['fly']!);
    if (!from) continue;
    const to = piece.getBoundingClientRect();
    const [dx, dy] = [from.left - to.left, from.top - to.top];
    if (!to.width || Math.abs(dx) + Math.abs(dy) < 6) continue;
    if (calm.matches) {
      outline(piece);
      continue;
    }
    const scale = from.width / to.width;
    piece.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: '0 0', zIndex: 8 },
        { transform: 'none', transformOrigin: '0 0', zIndex: 8 },
      ],
      { duration: 260, delay: 90 * order++, easing: EASE, fill: 'backwards' },
    );
  }
}

/** With reduced motion nothing flies: what changed is outlined for a while. */
function outline(piece: HTMLElement): void {
  piece.animate([{ outline: '3px solid var(--primary)' }, { outline: '3px solid transparent' }], { duration: 1500 });
}

/** Small tokens (braids, tiles, stones) that fly from one element to another and are gone. */
export function send(markup: string, box: string, from: Element | null, to: Element | null, size: number, order = 0): void {
  if (!from || !to || document.hidden) return;
  if (calm.matches) {
    outline(to as HTMLElement);
    return;
  }
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  if (!a.width || !b.width) return;
  const token = document.createElement('div');
  token.className = 'token';
  token.setAttribute('aria-hidden', 'true');
  token.innerHTML = `<svg width="${size}" height="${size}" viewBox="${box}">${markup}</svg>`;
  Object.assign(token.style, { position: 'fixed', left: '0', top: '0', zIndex: '50', pointerEvents: 'none' });
  document.body.append(token);
  const at = (rect: DOMRect) => `translate(${rect.left + rect.width / 2 - size / 2}px, ${rect.top + rect.height / 2 - size / 2}px)`;
  const flight = token.animate(
    [{ transform: `${at(a)} scale(1.2)` }, { transform: `${at(b)} scale(.9)` }],
    { duration: 420, delay: 90 * order, easing: EASE, fill: 'both' },
  );
  flight.finished.then(
    () => token.remove(),
    () => token.remove(),
  );
}

/** A card that is turned over: as a Svelte transition. */
export function turnOver(_: Element, { delay = 0, moving = true }: { delay?: number; moving?: boolean } = {}) {
  if (!moving || document.hidden) return { duration: 0 };
  if (calm.matches) return { duration: 120, css: (t: number) => `opacity:${t}` };
  return { delay, duration: 320, css: (t: number) => `transform:perspective(600px) rotateY(${(1 - t) * 90}deg);opacity:${t > 0.02 ? 1 : 0}` };
}
