/** The keys of a table. What is typed into a field is never a command. */
import type { Play } from '../play/play.svelte';

export interface Commands {
  play: Play;
  rules: () => void;
  log: () => void;
  list: () => void;
  explain: () => void;
  close: () => boolean; // whether there was anything to close
}

/** The next thing that may be touched: Confirm when the plan is whole, a place for the piece in hand, else the next
 *  piece after the one in focus that is not planned yet. */
function next(play: Play): void {
  const selector = play.ready ? '[data-confirm]' : play.held ? '[data-place][data-lit]:not([data-planned])' : '[data-zone] [data-lit]:not([data-planned])';
  const stops = [...document.querySelectorAll<HTMLElement>(selector)].filter((stop) => stop.getClientRects().length);
  const after = stops.findIndex((stop) => stop === document.activeElement);
  stops[(after + 1) % stops.length]?.focus();
}

/** Enter on a piece is the browser's click on it; anywhere else it confirms a whole plan. */
function onControl(event: KeyboardEvent): boolean {
  return Boolean((event.target as HTMLElement).closest('button, a, input, summary'));
}

/** The n-th card of the hand, as it lies there. */
function card(n: number): void {
  const cards = document.querySelectorAll<HTMLElement>('[data-zone="hand"] [data-card]');
  cards[n - 1]?.focus();
  cards[n - 1]?.click();
}

export function keysFor(commands: Commands): (event: KeyboardEvent) => void {
  const { play } = commands;
  const by: Record<string, () => void> = {
    u: () => void play.undo(),
    h: () => void play.suggest(),
    r: commands.rules,
    l: commands.log,
    i: commands.explain,
    n: () => next(play),
    '?': commands.list,
    '[': () => void step(play, -1),
    ']': () => void step(play, 1),
  };
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const field = (event.target as HTMLElement).closest('input:not([type=checkbox]):not([type=radio]):not([type=range]), textarea, select');
    if (event.key === 'Escape') {
      if (commands.close() || field) return;
      if (play.sitting.showing) play.sitting.skip();
      else if (!play.back() && play.sitting.past) play.sitting.now();
      return;
    }
    if (field) return;
    if (event.key === 'Enter' && play.ready && (!onControl(event) || isPlanned(event))) {
      event.preventDefault();
      void play.confirm();
    } else if (/^[1-9]$/.test(event.key)) card(Number(event.key));
    else by[event.key.toLowerCase()]?.();
  };
}

/** Enter on a piece of a plan that is already whole sends it: the hand need not leave the keys. */
function isPlanned(event: KeyboardEvent): boolean {
  return (event.target as HTMLElement).closest('[data-planned]') !== null;
}

/** One move back or forward through what was. */
export async function step(play: Play, by: number): Promise<void> {
  const { sitting } = play;
  const last = sitting.view?.number ?? 0;
  const now = sitting.past?.number ?? last;
  const stops = momentsOf(play);
  const next = by < 0 ? stops.findLast((number) => number < now) : stops.find((number) => number > now);
  if (next === undefined || next >= last) sitting.now();
  else await sitting.look(next, sitting.past ? sitting.past.seat : sitting.seat);
}

/** The moments worth stopping at: after each thing the log tells. */
export function momentsOf(play: Play): number[] {
  const numbers = new Set(play.sitting.log.map(({ number }) => number));
  numbers.add(play.sitting.view?.number ?? 0);
  return [...numbers].sort((a, b) => a - b);
}
