import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseOwn } from '#domain/input/own-json.ts';
import { projectRoot } from '../project-root.ts';

/** Addresses of what every page loads. */
export interface PageAssets {
  /** Tokens, kit, layout and the frame of the page. */
  readonly stylesheet: string;
  /** Style sheet for print; browsers fetch it last. */
  readonly print: string;
  /** Module scripts in order. */
  readonly scripts: readonly string[];
  /** The module that hydrates islands, fetched by the loader when one needs it. */
  readonly islands: string;
  /** The module that keeps prices live, fetched by the loader on pages that show one. */
  readonly live: string;
  /** The module that says what holds now, fetched by the loader on pages with something that opens and closes. */
  readonly clock: string;
  /** The module that has blocks drawn anew, fetched by the loader on pages with one that wants it. */
  readonly again: string;
  /** The module for who is logged in, fetched by the loader where there is a session or something to tell. */
  readonly shell: string;
  /** The module for what lies over a page, fetched by the loader at its first use. */
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

/** Name of the sheet of the gallery of blocks, which no page of the configuration has. */
export const GALLERY_SHEET = 'gallery';

const viteBase = '/_vite/';

/** Under development Vite serves sources; in production the manifest names the built files. */
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
  again: `${viteBase}site/islands/again.ts`,
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
    again: address(manifest['site/islands/again.ts'])[0] ?? '',
    shell: address(manifest['site/islands/shell.ts'])[0] ?? '',
    layers: address(manifest['site/islands/layers.ts'])[0] ?? '',
    // Not that of flags: browsers fetch it where they draw one.
    fonts: Object.values(manifest).flatMap((entry) => (entry.src?.endsWith('-normal.woff2') === true ? address(entry) : [])),
  };
}
