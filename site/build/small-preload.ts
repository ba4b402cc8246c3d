import type { Plugin } from 'vite';

/**
 * In place of Vite's helper around dynamic imports (0.8 kB in every module that has one): it fetches what the imported module
 * needs ahead, too, and waits for the style sheet that an island has of its own. Those of the blocks are linked in the page's head.
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
const fetched = new Map();
const fetch = (file) => {
  const isSheet = file.endsWith('.css');
  const link = Object.assign(document.createElement('link'), { rel: isSheet ? 'stylesheet' : 'modulepreload', href: '${base}' + file });
  document.head.append(link);
  return isSheet && new Promise((done) => (link.onload = link.onerror = done));
};
export const __vitePreload = async (load, files) => {
  for (const file of files ?? []) if (!fetched.has(file)) fetched.set(file, fetch(file));
  await Promise.all((files ?? []).map((file) => fetched.get(file)));
  return load();
};`;
