/** What a person has chosen on this device, and the seats they hold from it. */
import type { Lang } from './link/messages';

export type Theme = 'light' | 'dark';

interface Kept {
  lang: Lang;
  theme: Theme | '';
  text: boolean;
  name: string;
  sound: boolean;
  quick: boolean; // moments follow each other without a pause
  level: Record<string, string>; // by game: the computer player last chosen
  seats: Record<string, number>; // by game: how many last sat down
  learnt: Record<string, number>; // by game: the step of the guided game reached
}

const STORE = 'prairie';
const dark = matchMedia('(prefers-color-scheme: dark)');

function load(): Kept {
  const usual: Kept = {
    lang: navigator.language.startsWith('fr') ? 'fr' : 'en',
    theme: '',
    text: false,
    name: '',
    sound: true,
    quick: false,
    level: {},
    seats: {},
    learnt: {},
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Kept>) };
  } catch {
    return usual;
  }
}

export const settings = $state(load());
let system = $state<Theme>(dark.matches ? 'dark' : 'light');
dark.addEventListener('change', () => (system = dark.matches ? 'dark' : 'light'));

export function themeNow(): Theme {
  return settings.theme || system;
}

export function keep(): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays; it only forgets.
  }
}

/** A seat this device holds. The token proves it; it never stands in an address. */
export interface Holding {
  table: string;
  game: string;
  seat: number | null; // null: an invitation to watch
  token: string;
  invitation?: string; // the link sent to friends: asking for another one ends it
  seen: number; // when it was last used, in milliseconds
}

const HOLDINGS = 'prairie.seats';

export function holdings(): Holding[] {
  try {
    return JSON.parse(localStorage.getItem(HOLDINGS) ?? '[]') as Holding[];
  } catch {
    return [];
  }
}

function store(all: Holding[]): void {
  try {
    localStorage.setItem(HOLDINGS, JSON.stringify(all.slice(0, 60)));
  } catch {
    // see keep()
  }
}

export function hold(holding: Omit<Holding, 'seen'>): void {
  const others = holdings().filter((held) => held.table !== holding.table || held.seat !== holding.seat);
  store([{ ...holding, seen: Date.now() }, ...others]);
}

export function letGo(table: string, seat?: number): void {
  store(holdings().filter((held) => held.table !== table || (seat !== undefined && held.seat !== seat)));
}

export function heldAt(table: string): Holding[] {
  return holdings().filter((held) => held.table === table);
}

/** The invitation of a table this device sits at, as it was last made. */
export function invitationTo(table: string): string {
  return heldAt(table).find(({ invitation }) => invitation)?.invitation ?? '';
}

export function keepInvitation(table: string, invitation: string): void {
  store(holdings().map((held) => (held.table === table ? { ...held, invitation } : held)));
}
