import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';

const root = resolve(import.meta.dirname, '..');

/** Builds what browsers load: the loader, the islands with shared chunks, one stylesheet, fonts. Next bundles none of it. */
export default defineConfig(({ command }) => ({
  root,
  base: command === 'build' ? '/assets/' : '/_vite/',
  publicDir: false,
  plugins: [react(), precompress()],
  build: {
    outDir: resolve(root, 'site/public/assets'),
    emptyOutDir: true,
    manifest: 'manifest.json',
    assetsDir: '.',
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: [resolve(root, 'site/islands/loader.ts'), resolve(root, 'site/islands/styles.css')],
    },
  },
}));
