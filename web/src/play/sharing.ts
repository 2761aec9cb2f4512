/** Links for others, and for one's own other device. A right stands behind #: no server log ever holds it. */
import { invite, seatToken } from '../link/http';
import { invitationTo, keepInvitation } from '../settings.svelte';
import type { Sitting } from './sitting.svelte';

/** The invitation already sent out, else a new one. Whoever only watches passes on what they came with. */
async function invitationFor(sitting: Sitting): Promise<string> {
  if (sitting.view?.table.public) return '';
  if (sitting.seat === null) return sitting.token ?? '';
  return invitationTo(sitting.table) || newInvitation(sitting);
}

/** Ends the old invitation. */
async function newInvitation({ table, token }: Sitting): Promise<string> {
  const { invitation } = await invite(table, token ?? '');
  keepInvitation(table, invitation);
  return invitation;
}

function address(table: string, query: string, right: string): string {
  return `${location.origin}/t/${table}${query && `?${query}`}${right && `#${right}`}`;
}

export async function friendLink(sitting: Sitting, anew = false): Promise<string> {
  return address(sitting.table, '', await (anew ? newInvitation(sitting) : invitationFor(sitting)));
}

/** Names the moment and the eyes, and lets its reader watch a private table. */
export async function momentLink(sitting: Sitting, number: number, eyes: number | null): Promise<string> {
  return address(sitting.table, `m=${number}${eyes === null ? '' : `&s=${eyes}`}`, await invitationFor(sitting));
}

/** Whoever opens it plays this seat. */
export async function seatLink({ table, token, seat }: Sitting): Promise<string> {
  return address(table, `seat=${seat}`, (await seatToken(table, seat ?? 0, token ?? '')).token);
}
