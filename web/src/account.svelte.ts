/** Who this device is signed in as, if anybody. Nobody needs an account: it only carries one's tables to other devices. */
import { aboutMe, logIn, logOut, register, type Session, seatToken, takeAlong, Trouble } from './link/http';
import type { Summary } from './link/messages';
import { hold, holdings, settings } from './settings.svelte';

const STORE = 'prairie.session';

function load(): Session | null {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? 'null') as Session | null;
  } catch {
    return null;
  }
}

let now = $state.raw(load());

function keep(session: Session | null): void {
  now = session;
  try {
    if (session) localStorage.setItem(STORE, JSON.stringify(session));
    else localStorage.removeItem(STORE);
  } catch {
    // A browser that keeps nothing is signed in until it is closed.
  }
}

export function signedIn(): Session | null {
  return now;
}

/** What a request is made with, so that its seats become the player's; '' for a guest. */
export function session(): string {
  return now?.token ?? '';
}

export async function signIn(name: string, password: string, anew: boolean): Promise<void> {
  keep(await (anew ? register(name, password) : logIn(name, password)));
  settings.name ||= name;
  const held = holdings().filter(({ seat }) => seat !== null);
  if (held.length) await takeAlong(session(), held.map(({ token }) => token)).catch(() => undefined); // this device still holds them
}

export async function signOut(): Promise<void> {
  const token = session();
  keep(null);
  await logOut(token).catch(() => undefined); // it may have ended already
}

export interface MyTable {
  table: Summary;
  seat: number;
}

/** The player's tables, wherever they were begun. A session that was ended elsewhere is forgotten. */
export async function myTables(): Promise<MyTable[]> {
  if (!now) return [];
  try {
    return (await aboutMe(now.token)).tables;
  } catch (error) {
    if (error instanceof Trouble && error.status === 401) keep(null);
    return [];
  }
}

/** Takes the player's seats at a table to this device. */
export async function fetchSeats(id: string): Promise<void> {
  for (const { table, seat } of await myTables()) {
    if (table.id !== id) continue;
    const { token } = await seatToken(id, seat, session());
    hold({ table: id, game: table.game, seat, token });
  }
}
