/** The HTTP part of the protocol: one function a request. */
import { settings } from '../settings.svelte';
import type { GameInfo, Lang, Rulebook, Summary, TurningPoint, View } from './messages';

export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    why: string,
    readonly rule = '',
  ) {
    super(why);
  }
}

async function ask<T>(method: string, path: string, token = '', body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': settings.lang };
  if (token) headers['Authorization'] = `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = typeof body === 'string' ? 'text/plain' : 'application/json';
  const sent: RequestInit = { method, headers };
  if (body !== undefined) sent.body = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await fetch(`/api${path}`, sent);
  if (answer.status === 204) return undefined as T;
  const text = await answer.text();
  if (!answer.ok) throw trouble(answer.status, text);
  const plain = !answer.headers.get('content-type')?.includes('json');
  return (plain ? text : JSON.parse(text)) as T;
}

function trouble(status: number, text: string): Trouble {
  try {
    const { error } = JSON.parse(text) as { error: { code: string; why: string; rule?: string } };
    return new Trouble(status, error.code, error.why, error.rule ?? '');
  } catch {
    return new Trouble(status, 'unavailable', `HTTP ${status}`);
  }
}

/** What does not change while the server runs is asked for once. */
const remembered = new Map<string, Promise<unknown>>();

function once<T>(path: string, read: () => Promise<T>): Promise<T> {
  let found = remembered.get(path) as Promise<T> | undefined;
  if (!found) {
    found = read();
    found.catch(() => remembered.delete(path));
    remembered.set(path, found);
  }
  return found;
}

export const games = () => once('games', async () => (await ask<{ games: GameInfo[] }>('GET', '/games')).games);

/** The computer player a person last chose for a game, else the strongest there is. */
export async function levelFor(game: string, wished = ''): Promise<string> {
  const levels = (await games()).find(({ name }) => name === game)?.levels ?? [];
  return levels.find(({ name }) => name === wished)?.name ?? levels.at(-1)?.name ?? '';
}

export const dataOf = (table: string, token: string) => once(`data ${table}`, () => ask<unknown>('GET', `/tables/${table}/data`, token));

export const rulebook = (game: string) => once(`rules ${game}`, () => ask<Rulebook>('GET', `/games/${game}/rules`));

export interface SeatWish {
  kind: 'me' | 'open' | 'computer';
  name?: string;
  level?: string;
}

export interface TableWish {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  practice?: boolean;
  public?: boolean;
  clock?: { seconds: number; increment: number } | null;
  data?: string | null;
}

export interface Made {
  table: Summary;
  seats: { seat: number; token: string }[];
  invitation: string;
}

export const makeTable = (wish: TableWish, session = '') => ask<Made>('POST', '/tables', session, wish);
export const tableOf = (id: string, token: string) => ask<Summary>('GET', `/tables/${id}`, token);
export const publicTables = () => ask<{ tables: Summary[] }>('GET', '/tables');
/** With a session the seat becomes the player's; the invitation then goes in the body. */
export const join = (id: string, invitation: string, name: string, session = '') =>
  ask<{ seat: number; token: string; table: Summary }>('POST', `/tables/${id}/join`, session || invitation, session && invitation ? { name, invitation } : { name });
export const leave = (id: string, token: string) => ask<void>('POST', `/tables/${id}/leave`, token, {});
export const invite = (id: string, token: string) => ask<{ invitation: string }>('POST', `/tables/${id}/invitation`, token, {});
export const rematch = (id: string, token: string) => ask<Summary>('POST', `/tables/${id}/rematch`, token, {});
export const giveToComputer = (id: string, seat: number, level: string, token: string) =>
  ask<unknown>('POST', `/tables/${id}/seats/${seat}/computer`, token, { level });
export const takeBack = (id: string, seat: number, token: string) => ask<unknown>('POST', `/tables/${id}/seats/${seat}/return`, token, {});
/** A further token for a seat, by one of its tokens or its player's session; the others can be revoked with it. */
export const seatToken = (id: string, seat: number, right: string, revoke = false) =>
  ask<{ seat: number; token: string }>('POST', `/tables/${id}/seats/${seat}/token`, right, { revoke });
export const branch = (id: string, token: string, number: number, seat: number, level: string) =>
  ask<Made>('POST', `/tables/${id}/branch`, token, { number, seat, level });
/** With the data file it was played with, where that is not the game's own. */
export const bringRecord = (record: string, data: string | null = null) => ask<Made>('POST', '/records', '', data ? { record, data } : record);
export const recordOf = (id: string, token: string) => ask<string>('GET', `/tables/${id}/record`, token);

// --- players ---------------------------------------------------------------------------------------------------------

export interface Player {
  name: string;
  account: boolean;
}
export interface Session {
  player: Player;
  token: string;
}
export const register = (name: string, password: string) => ask<Session>('POST', '/players', '', { name, password });
export const logIn = (name: string, password: string) => ask<Session>('POST', '/sessions', '', { name, password });
export const logOut = (session: string) => ask<void>('DELETE', '/sessions', session);
export const aboutMe = (session: string) => ask<{ player: Player; tables: { table: Summary; seat: number }[] }>('GET', '/me', session);
/** Seats held as a guest become the player's. */
export const takeAlong = (session: string, tokens: string[]) => ask<unknown>('POST', '/me/seats', session, { tokens });

// --- looking back -----------------------------------------------------------------------------------------------------

export function replayAt(id: string, token: string, number: number, seat: number | null, lang: Lang): Promise<View> {
  const eyes = seat === null ? '' : `&seat=${seat}`;
  return ask<View>('GET', `/tables/${id}/replay?number=${number}${eyes}&lang=${lang}`, token);
}

export const turningPoints = async (id: string, token: string) =>
  (await ask<{ points: TurningPoint[] }>('GET', `/tables/${id}/turning-points`, token)).points;

export async function boardText(id: string, token: string, number: number, seat: number | null, lang: Lang): Promise<string[]> {
  const eyes = seat === null ? '' : `&seat=${seat}`;
  const path = `/tables/${id}/board?number=${number}${eyes}&width=100&plain=true&lang=${lang}`;
  const { lines } = await ask<{ lines: { text: string }[][] }>('GET', path, token);
  return lines.map((line) => line.map((span) => span.text).join(''));
}
