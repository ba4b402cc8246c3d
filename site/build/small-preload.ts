import type { Plugin } from 'vite';

/**
 * Replaces Vite's helper for dynamic imports (0.8 kB in every module with such an import). It also preloads the dependencies of the
 * imported module and waits for the style sheet of an island. Style sheets of blocks are linked in the page's head.
 */
export function smallPreload(): Plugin {
  let base = '/';
  return {
    name: 'parkett:small-preload',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      base = config.base;
    },
    resolveId(id, importer = '') {
      if (id !== HELPER) return undefined;
      if (OF_LIVE_PRICES.test(importer)) return `${HELPER}?live`;
      return OF_THE_FRAME.test(importer) ? `${HELPER}?frame` : undefined;
    },
    load(id) {
      return id === HELPER ? helper(base) : SMALL_HELPERS.has(id) ? SMALL_HELPER : undefined;
    },
  };
}

const HELPER = '\0vite/preload-helper.js';
/** Scripts of the frame use a helper without preloading: their parts are small, have no style sheets, and mostly import loaded modules. */
const OF_THE_FRAME = /\/(site\/islands\/(layers|shell)|blocks\/(kit\/(consent|session)|[a-z-]+(\/[a-z-]+)?\/page))[/.]/;

/** The live module includes its helper without preloading, so that it needs no other file. */
const OF_LIVE_PRICES = /\/(site\/islands\/live|blocks\/kit\/live\/cell|gateway\/requests\/subscription)\./;

const SMALL_HELPERS: ReadonlySet<string> = new Set([`${HELPER}?frame`, `${HELPER}?live`]);
const SMALL_HELPER = 'export const __vitePreload = (load) => load();';

const helper = (base: string): string => `
export const __vitePreload = (load, files = []) =>
  Promise.all(
    files.map(
      (file) =>
        new Promise((done) => {
          const link = document.createElement('link');
          link.rel = /css$/.test(file) ? 'stylesheet' : (done(), 'modulepreload');
          link.onload = link.onerror = done;
          link.href = '${base}' + file;
          document.head.append(link);
        }),
    ),
  ).then(load);`;
