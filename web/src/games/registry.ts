/** The tables this client can draw. A game is a folder with a `table.ts`, and a `scene.ts` for the home page;
 *  outside the folder only two texts of the home page name it: `kind-of-<game>` and `pitch-<game>`. */
import type { Component } from 'svelte';
import type { LogLine, View } from '../link/messages';
import type { Staging } from '../play/sitting.svelte';
import type { Play } from '../play/play.svelte';
import type { SymbolName } from '../design/symbols';

export interface TableProps {
  play: Play;
  data: unknown; // the components this table is played with
  openRule?: (rule: string) => void; // shows a rule in the drawer, where there is one
}

/** What a piece, a sign or a place is, for whoever asks. */
export interface Explanation {
  title: string;
  text: string;
  rule?: string;
  art?: { box: string; markup: string; width: number };
}

export interface Score {
  label: string;
  values: (string | number)[]; // by seat
  total?: boolean;
}

export interface GameTable {
  Table: Component<TableProps>;
  /** The game's own aid in the drawer; `above`: the log stays in sight below it. */
  aid: { title: string; above: boolean; panel: Component<TableProps> } | null;
  staging: Staging | null;
  /** Where we are, in words, and in little bars where a game has so many turns. */
  progress(picture: unknown, names: readonly string[]): { text: string; brief?: string; bars?: { now: number; of: number } };
  /** The heading a log line opens, or null when it goes on under the last one. */
  heading(line: LogLine): string | null;
  icon(line: LogLine): { symbol?: SymbolName; seat?: number };
  explain(key: string, view: View, data: unknown): Explanation | null;
  breakdown(view: View, data: unknown): Score[];
}

export interface HomeScene {
  order: number;
  minutes: number;
  picture: string; // 320 x 184
  emblem: SymbolName;
  emblemSize: number; // in a list of tables, px
}

const tables = import.meta.glob<{ default: GameTable }>('./*/table.ts');
const scenes = import.meta.glob<HomeScene>('./*/scene.ts', { eager: true, import: 'default' });

export async function loadTable(game: string): Promise<GameTable | null> {
  const load = tables[`./${game}/table.ts`];
  return load ? (await load()).default : null;
}

export function canDraw(game: string): boolean {
  return `./${game}/table.ts` in tables;
}

export function sceneOf(game: string): HomeScene | null {
  return scenes[`./${game}/scene.ts`] ?? null;
}
