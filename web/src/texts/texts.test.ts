import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('..', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const games = readdirSync(new URL('games/', root), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
const variables = (text: string) => Object.fromEntries(text.split(/^(?=[a-z][\w-]* =)/m).map((part) => [ids(part)[0] ?? '', [...new Set([...part.matchAll(/\$(\w+)/g)].map((match) => match[1]!))].sort()]));

function sources(folder: string): string[] {
  return readdirSync(new URL(folder, root), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? sources(`${folder}${entry.name}/`) : /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? [`${folder}${entry.name}`] : [],
  );
}
/** Texts whose whole name stands in the source; those put together from parts are looked for by their beginning. */
const said = (files: string[], call: string) => files.flatMap((file) => [...read(file).matchAll(new RegExp(`\\b${call}\\('([a-z][\\w-]*)'`, 'g'))].map((match) => match[1]!));
const begun = (files: string[], call: string) => files.flatMap((file) => [...read(file).matchAll(new RegExp(`\\b${call}\\(\`([a-z][\\w-]*-)\\$`, 'g'))].map((match) => match[1]!));
const missing = (files: string[], call: string, known: ReadonlySet<string>) => [
  ...said(files, call).filter((id) => !known.has(id)),
  ...begun(files, call).filter((start) => ![...known].some((id) => id.startsWith(start))),
];

describe('both languages', () => {
  it.each(['texts/', ...games.map((game) => `games/${game}/`)])('hold the same texts with the same arguments in %s', (folder) => {
    const [en, fr] = [variables(read(`${folder}en.ftl`)), variables(read(`${folder}fr.ftl`))];
    expect(fr).toEqual(en);
  });
});

describe('every text that is said', () => {
  const shell = new Set(ids(read('texts/en.ftl')));
  const files = sources('./');
  it('exists in the shell', () => {
    expect(missing(files.filter((file) => !file.includes('games/')), 'say', shell)).toEqual([]);
  });
  it.each(games)('names %s on the home page', (game) => {
    expect([`kind-of-${game}`, `pitch-${game}`].filter((id) => !shell.has(id))).toEqual([]);
  });
  it.each(games)('exists at the table of %s, or in its game', (game) => {
    const mine = files.filter((file) => file.includes(`games/${game}/`));
    const own = new Set([...shell, ...ids(read(`games/${game}/en.ftl`))]);
    const shared = new Set(ids(readFileSync(new URL(`../../src/prairie/games/${game}/texts.en.ftl`, root), 'utf8')));
    expect(missing(mine, 'say', own)).toEqual([]);
    expect(missing(mine, 'told', shared)).toEqual([]);
  });
});
