import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseOwn } from '#domain/input/own-json.ts';
import { projectRoot } from '../project-root.ts';

/** Addresses of the files that pages load. */
export interface PageAssets {
  /** Style sheet with tokens, kit, layout and shell. */
  readonly stylesheet: string;
  /** Style sheet for print; browsers fetch it last. */
  readonly print: string;
  /** Module scripts in order. */
  readonly scripts: readonly string[];
  /** Module that hydrates islands, fetched by the loader if the page has one. */
  readonly islands: string;
  /** Module for live prices, fetched by the loader on pages with prices. */
  readonly live: string;
  /** Module that updates texts with time (`data-states`), fetched by the loader on pages with such texts. */
  readonly clock: string;
  /** Module that refreshes blocks, fetched by the loader on pages with such blocks. */
  readonly refresh: string;
  /** Module for sessions, messages and campaigns, fetched by the loader if one of these is present. */
  readonly shell: string;
  /** Module for layers over a page, fetched by the loader at the first use. */
  readonly layers: string;
  readonly fonts: readonly string[];
  /** Address of the script of a block by its file. */
  script(file: string): string | undefined;
  /** Address of the sheet with the styles of a family of blocks. */
  sheet(family: string): string | undefined;
}

interface ManifestEntry {
  readonly file: string;
  readonly src?: string;
  readonly css?: readonly string[];
}

/** Style sheet of the gallery of blocks. */
export const GALLERY_SHEET = 'gallery';

const viteBase = '/_vite/';

/** Addresses of assets: in development sources served by Vite, in production the built files of the manifest. */
export function pageAssets(): PageAssets {
  return process.env.NODE_ENV === 'development' ? developmentAssets : builtAssets();
}

const developmentAssets: PageAssets = {
  stylesheet: `${viteBase}site/islands/base.css`,
  print: `${viteBase}site/islands/print.css`,
  scripts: [`${viteBase}@vite/client`, `${viteBase}site/islands/dev.ts`],
  islands: `${viteBase}site/islands/hydrate.tsx`,
  live: `${viteBase}site/islands/live.ts`,
  clock: `${viteBase}site/islands/clock.ts`,
  refresh: `${viteBase}site/islands/refresh.ts`,
  shell: `${viteBase}site/islands/shell.ts`,
  layers: `${viteBase}site/islands/layers.ts`,
  fonts: [],
  script: (file) => `${viteBase}${file}`,
  sheet: (family) => `${viteBase}${sheetFile(family)}`,
};

function sheetFile(name: string): string {
  return name === GALLERY_SHEET ? 'site/islands/gallery.css' : `blocks/generated/styles/${name}.css`;
}

let built: PageAssets | undefined;

function builtAssets(): PageAssets {
  built ??= readManifest();
  return built;
}

function readManifest(): PageAssets {
  const file = join(projectRoot(), 'site/public/assets/manifest.json');
  const manifest = parseOwn<Record<string, ManifestEntry>>(readFileSync(file, 'utf8'));
  const address = (entry: ManifestEntry | undefined): string[] => (entry ? [`/assets/${entry.file}`] : []);
  return {
    stylesheet: address(manifest['site/islands/base.css'])[0] ?? '',
    print: address(manifest['site/islands/print.css'])[0] ?? '',
    sheet: (family) => address(manifest[sheetFile(family)])[0],
    script: (source) => address(manifest[source])[0],
    scripts: address(manifest['site/islands/loader.ts']),
    islands: address(manifest['site/islands/hydrate.tsx'])[0] ?? '',
    live: address(manifest['site/islands/live.ts'])[0] ?? '',
    clock: address(manifest['site/islands/clock.ts'])[0] ?? '',
    refresh: address(manifest['site/islands/refresh.ts'])[0] ?? '',
    shell: address(manifest['site/islands/shell.ts'])[0] ?? '',
    layers: address(manifest['site/islands/layers.ts'])[0] ?? '',
    // Leaves out the font of flags, which browsers fetch only if needed.
    fonts: Object.values(manifest).flatMap((entry) => (entry.src?.endsWith('-normal.woff2') === true ? address(entry) : [])),
  };
}
