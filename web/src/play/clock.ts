import type { ClockRow } from '../link/messages';

/** Seconds left on a clock at a moment of the server's time. */
export function secondsLeft({ left, since }: ClockRow, now: number): number {
  return Math.max(0, left - (since === null ? 0 : now - since));
}

/** Hours, minutes and seconds as clocks show them; whole days are for words. */
export function dial(seconds: number): string {
  const rest = Math.ceil(seconds);
  const [hours, minutes] = [Math.floor(rest / 3600), Math.floor(rest / 60) % 60];
  const pad = (number: number) => String(number).padStart(2, '0');
  return hours ? `${hours}:${pad(minutes)}:${pad(rest % 60)}` : `${minutes}:${pad(rest % 60)}`;
}
