/** A zone is one stop of the Tab key; arrows move inside it, to the nearest stop in that direction. */
import type { Attachment } from 'svelte/attachments';

const STOPS = 'button, [data-stop], input, a[href], [tabindex="0"][role]';
const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export interface Spot {
  x: number;
  y: number;
}

/** The index of the nearest spot in a direction: far aside counts double, so that rows and columns are kept. */
export function nearest(from: Spot, spots: readonly Spot[], [dx, dy]: [number, number]): number {
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, index) => {
    const [x, y] = [spot.x - from.x, spot.y - from.y];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (along < 4 || aside > along * 4 + 40) return;
    const cost = along + aside * 2;
    if (cost < least) [best, least] = [index, cost];
  });
  return best;
}

function middle(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

export function stopsIn(zone: Element): HTMLElement[] {
  return [...zone.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => !(stop as HTMLButtonElement).disabled && stop.getClientRects().length > 0);
}

export const zone: Attachment<HTMLElement> = (element) => {
  let current: HTMLElement | null = null;

  /** Exactly one stop can be reached with Tab: where we were, else a lit piece, else the first. */
  function arrange(): void {
    const stops = stopsIn(element);
    if (!current || !stops.includes(current)) current = stops.find((stop) => stop.hasAttribute('data-lit')) ?? stops[0] ?? null;
    for (const stop of stops) {
      const index = stop === current ? 0 : -1;
      if (stop.tabIndex !== index) stop.tabIndex = index;
    }
  }

  function focused(event: FocusEvent): void {
    const stop = (event.target as HTMLElement).closest<HTMLElement>(STOPS);
    if (stop && stop !== current) {
      current = stop;
      arrange();
    }
  }

  function pressed(event: KeyboardEvent): void {
    const way = ARROWS[event.key];
    if (!way || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if ((event.target as HTMLElement).matches('input, select, textarea')) return;
    const stops = stopsIn(element).filter((stop) => stop !== document.activeElement);
    const found = stops[nearest(middle(document.activeElement ?? element), stops.map(middle), way)];
    if (found) {
      event.preventDefault();
      found.focus();
    }
  }

  const watch = new MutationObserver(arrange);
  watch.observe(element, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'data-lit'] });
  element.addEventListener('focusin', focused);
  element.addEventListener('keydown', pressed);
  arrange();
  return () => {
    watch.disconnect();
    element.removeEventListener('focusin', focused);
    element.removeEventListener('keydown', pressed);
  };
};
