import type { Plugin } from 'vite';

/**
 * In place of Vite's helper around dynamic imports (0.8 kB in every module that has one): it fetches what the imported module
 * needs ahead, too, but waits for no style sheets: those that a page's islands need are linked in its head, for they are those of its blocks.
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
    load(id) {
      return id === '\0vite/preload-helper.js' ? helper(base) : undefined;
    },
  };
}

const helper = (base: string): string => `
const fetched = new Set();
export const __vitePreload = (load, files) => {
  for (const file of files ?? []) {
    if (fetched.has(file)) continue;
    fetched.add(file);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '${base}' + file }));
  }
  return load();
};`;
