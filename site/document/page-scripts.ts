import { pageScripts } from '#blocks/generated/page-scripts.ts';
import type { PageAssets } from './assets.ts';

/** Substrings of a page's HTML that need a module of the site. */
const SIGNS = [
  [' data-states="', 'clock'],
  [' data-again="', 'refresh'],
] as const;

/**
 * Writes the scripts of a page for its loader (`site/islands/start-scripts.ts`): `load|/assets/a.js;near|/assets/b.js|[data-b] *`.
 * @param names scripts of the page's blocks; scripts for clicks on links are added on every page
 */
export function scriptsText(names: readonly string[], html: string, assets: Pick<PageAssets, 'script' | 'clock' | 'refresh'>): string {
  const own = SIGNS.filter(([sign]) => html.includes(sign)).map(([, name]) => `load|${assets[name]}`);
  const ofBlocks = Object.entries(pageScripts)
    .filter(([name, { when }]) => when === 'click' || names.includes(name))
    .flatMap(([, { file, when, where }]) => {
      const address = assets.script(file);
      return address === undefined ? [] : [[when, address, ...(where === '' ? [] : [where])].join('|')];
    });
  return [...own, ...ofBlocks].join(';');
}
