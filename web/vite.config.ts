import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const house = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  plugins: [svelte()],
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
