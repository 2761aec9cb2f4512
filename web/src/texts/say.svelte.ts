/** Sentences, from Fluent files: the shell's, a table's own, and the game's, which Python reads too. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Lang } from '../link/messages';
import en from './en.ftl?raw';

type Load = () => Promise<string>;
export type Args = Record<string, FluentVariable>;

const shell = import.meta.glob<string>('./fr.ftl', { query: '?raw', import: 'default' });
const tables = import.meta.glob<string>('../games/*/*.ftl', { query: '?raw', import: 'default' });
const shared = import.meta.glob<string>('/../src/prairie/games/*/texts.*.ftl', { query: '?raw', import: 'default' });

function bundle(lang: Lang, source: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

/** Reactive: a page that says something is written anew when the language changes. */
const spoken = $state<{ lang: Lang; shell: FluentBundle; table: FluentBundle | null; game: FluentBundle | null; of: string; taught: boolean }>({
  lang: 'en',
  shell: bundle('en', en),
  table: null,
  game: null,
  of: '',
  taught: false,
});

async function read(from: Record<string, Load>, ending: string): Promise<string | null> {
  const found = Object.keys(from).find((path) => path.endsWith(ending));
  return found ? from[found]!() : null;
}

/** Makes the texts of a language, and of a game, ready; resolves when they are. Only a guided game needs its lesson's. */
export async function speak(lang: Lang, game = spoken.of, taught = spoken.taught && game === spoken.of): Promise<void> {
  const [own, table, lesson, texts] = await Promise.all([
    lang === 'en' ? en : read(shell, 'fr.ftl'),
    game ? read(tables, `/${game}/${lang}.ftl`) : null,
    taught ? read(tables, `/${game}/lesson.${lang}.ftl`) : null,
    game ? read(shared, `/${game}/texts.${lang}.ftl`) : null,
  ]);
  spoken.lang = lang;
  spoken.of = game;
  spoken.taught = taught;
  spoken.shell = bundle(lang, own ?? en);
  spoken.table = table === null ? null : bundle(lang, `${table}\n${lesson ?? ''}`);
  spoken.game = texts === null ? null : bundle(lang, texts);
  document.documentElement.lang = lang;
}

function format(from: FluentBundle | null, id: string, args?: Args): string | null {
  const found = from?.getMessage(id);
  return from && found?.value ? from.formatPattern(found.value, args) : null;
}

/** A sentence of the client: the table's own first, then the shell's. */
export function say(id: string, args?: Args): string {
  return format(spoken.table, id, args) ?? format(spoken.shell, id, args) ?? id;
}

/** A sentence of the game, as the terminal says it; '' when it has none of that name. */
export function told(id: string, args?: Args): string {
  return format(spoken.game, id, args) ?? '';
}

export function langNow(): Lang {
  return spoken.lang;
}

/** "Reader" is you, everybody else has a name. */
export function nameOf(names: readonly string[], seat: number): string {
  const name = names[seat] ?? '';
  return name === 'you' ? say('you') : name;
}

/** At the start of a sentence or as a label: You, Élise. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(spoken.lang) + text.slice(1);
}
