import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from '#site/build/precompress.ts';

/** Builds the composer's app. `composer/server/app-files.ts` serves it; no public page uses it. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/redaktion/assets/',
  publicDir: false,
  plugins: [react(), precompress()],
  build: {
    outDir: resolve(import.meta.dirname, '../../.cache/composer/assets'),
    emptyOutDir: true,
    assetsDir: '.',
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2_000,
  },
});
