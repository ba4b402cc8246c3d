import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Layout } from './rows.ts';

export interface BuiltPages {
  /** Folder with `updater.js`, `react.js` and their styles. */
  readonly folder: string;
  /** Returns the table as HTML. */
  readonly html: (layout: Layout) => string;
}

/** Bundles both pages as browsers get them, and the renderer of the page in plain HTML. */
export async function buildPages(): Promise<BuiltPages> {
  const common = { configFile: false, logLevel: 'error', root: resolve('.'), publicDir: false } as const;
  const folder = resolve('.cache/bench-live/browser');
  const input = { updater: resolve('tests/bench/live/page-updater.ts'), react: resolve('tests/bench/live/page-react.tsx') };
  await build({
    ...common,
    base: '/',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      cssCodeSplit: false,
      rolldownOptions: { input, output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' } },
    },
  });
  const outDir = resolve('.cache/bench-live/node');
  await build({
    ...common,
    build: {
      ssr: 'tests/bench/live/html.tsx',
      outDir,
      emptyOutDir: true,
      target: 'node24',
      rolldownOptions: { output: { entryFileNames: 'html.mjs' } },
    },
  });
  const module = (await import(pathToFileURL(resolve(outDir, 'html.mjs')).href)) as { html(layout: Layout): string };
  return { folder, html: module.html };
}
