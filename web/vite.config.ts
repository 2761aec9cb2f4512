import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const house = fileURLToPath(new URL('..', import.meta.url));

/** Of a game's texts a browser needs what it says itself: what happened, refusals, the options of a card and of a table
 *  come from the server as sentences; what a word means, and how one types it, is asked at a terminal. Comments stay at
 *  home as well. */
const SERVERS_OWN = /^(event-|refused-|does-|option-|word-|written-|about\b|#)/;
const gameTexts = {
  name: 'game-texts',
  enforce: 'pre' as const,
  load(id: string) {
    const [file = '', query] = id.split('?');
    if (query !== 'raw' || !/[/\\]texts\.\w\w\.ftl$/.test(file)) return null;
    let said = true;
    const kept = readFileSync(file, 'utf8').split('\n').filter((line) => (said = /^\S/.test(line) ? !SERVERS_OWN.test(line) : said));
    return `export default ${JSON.stringify(kept.join('\n'))}`;
  },
};

export default defineConfig({
  plugins: [gameTexts, svelte()],
  resolve: {
    alias: { $games: `${house}src/prairie/games` },
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}), // components are tested as a browser has them
  },
  build: {
    outDir: `${house}src/prairie/server/static`,
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: 'chrome120',
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [house] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
