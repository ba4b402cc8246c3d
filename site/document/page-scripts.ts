import { pageScripts } from '#blocks/generated/page-scripts.ts';
import type { PageAssets } from './assets.ts';

/** Signs in a page's HTML of something that modules of the site begin with at once. */
const SIGNS = [
  [' data-states="', 'clock'],
  [' data-again="', 'again'],
] as const;

/**
 * The scripts of a page, as its loader reads them (`site/islands/start-scripts.ts`): `load|/assets/a.js;near|/assets/b.js|[data-b] *`.
 * @param names of scripts of the page's blocks; those of links stand ready on every page
 */
export function scriptsText(names: readonly string[], html: string, assets: Pick<PageAssets, 'script' | 'clock' | 'again'>): string {
  const own = SIGNS.filter(([sign]) => html.includes(sign)).map(([, name]) => `load|${assets[name]}`);
  const ofBlocks = Object.entries(pageScripts)
    .filter(([name, { when }]) => when === 'click' || names.includes(name))
    .flatMap(([, { file, when, where }]) => {
      const address = assets.script(file);
      return address === undefined ? [] : [[when, address, ...(where === '' ? [] : [where])].join('|')];
    });
  return [...own, ...ofBlocks].join(';');
}
