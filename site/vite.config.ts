import { readdirSync } from 'node:fs';
import { basename, parse, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pageScripts } from '../blocks/generated/page-scripts.ts';
import { narrowFont } from './build/narrow-font.ts';
import { precompress } from './build/precompress.ts';
import { smallPreload } from './build/small-preload.ts';

const root = resolve(import.meta.dirname, '..');

/** Style sheets of block families; that of the shell is part of the base. */
function familySheets(): string[] {
  const folder = resolve(root, 'blocks/generated/styles');
  return readdirSync(folder)
    .filter((name) => name !== 'shell.css')
    .map((name) => resolve(folder, name));
}

/** Entry points of pages and the gallery. */
const OWN = [
  'loader.ts',
  'hydrate.tsx',
  'live.ts',
  'clock.ts',
  'refresh.ts',
  'shell.ts',
  'layers.ts',
  'base.css',
  'gallery.css',
  'print.css',
];

/** Scripts of blocks, named after their folder with the suffix `-page`: the files have equal names, and families have style sheets. */
const scripts = Object.entries(pageScripts).map(([name, { file }]) => [`${basename(name)}-page`, resolve(root, file)] as const);

/** These entry points load more chunks so rarely that preloading them is not worth the bytes. */
const RARE = ['layers', 'live', 'page-session', 'shell', ...scripts.map(([name]) => name)];

/** Small modules that nearly all browser scripts import. */
const SHARED = [
  'blocks/kit/(attempt|generated-id|page-state/report-answer|read-cookie|session/(session-call|user-changed)|write-cookie)',
  'client/visit',
  'domain/(constants|text/hex|web/cookie-names)',
];

/** Small modules of islands; the scripts of the frame must not import them. */
const OF_ISLANDS = [
  'blocks/kit/(island-hooks|use-rested)',
  'client/(api-error|orval-mutator|query-client|transport|url|visit-mutator|generated/hooks/instruments)',
  'documents/rules/safe-href',
  'domain/(instrument/name|text/slug|texts/call-messages)',
];
/** Parts of the query library for several queries at once; only the chart page uses them, for comparisons. */
const OF_COMPARISONS = ['useQueries', 'queriesObserver'];
const OF_CHARTS = [
  'blocks/kit/(chart/(cursor-keys|describe|layout|path|scale|series|series-chart|time-ticks)|empty-state|price-change)',
  'client/generated/hooks/history',
  'domain/(chart/(instant-text|resolution)|format/(percent|price)|instrument/(range|unit))',
];

/**
 * Builds the browser's files: the loader, the islands with shared chunks, a style sheet per family of blocks, fonts. Next bundles none of
 * them.
 */
export default defineConfig(({ command }) => ({
  root,
  base: command === 'build' ? '/assets/' : '/_vite/',
  publicDir: false,
  plugins: [react(), narrowFont(root), smallPreload(), precompress()],
  build: {
    outDir: resolve(root, 'site/public/assets'),
    emptyOutDir: true,
    manifest: 'manifest.json',
    assetsDir: '.',
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostId }) => (RARE.some((name) => basename(hostId).startsWith(`${name}-`)) ? [] : files),
    },
    rolldownOptions: {
      // The loader imports the others by address, which the bundler does not see.
      preserveEntrySignatures: 'allow-extension',
      // Groups modules that are used together into one file each, since many small files compress worse: formats, scripts of the frame,
      // data queries of islands, charts, consent.
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'format', test: /domain\/format\/(date|number|trend)\.ts$/ },
            { name: 'preload', test: /preload-helper\.js$/ },
            { name: 'page', test: new RegExp(`/(${SHARED.join('|')})\\.ts$|preload-helper\\.js\\?frame`) },
            {
              name: 'query',
              test: new RegExp(`/node_modules/@tanstack/(?!.*/(${OF_COMPARISONS.join('|')})\\.js)|/(${OF_ISLANDS.join('|')})\\.tsx?$`),
            },
            { name: 'chart', test: new RegExp(`/(${OF_CHARTS.join('|')})\\.tsx?$`) },
            {
              name: 'purposes',
              test: /(blocks\/kit\/consent\/(objections|property|purposes)|domain\/web\/consent)\.ts$/,
            },
          ],
        },
      },
      input: Object.fromEntries([
        ...[...OWN.map((name) => resolve(root, 'site/islands', name)), ...familySheets()].map((file) => [parse(file).name, file] as const),
        ...scripts,
      ]),
    },
  },
}));
