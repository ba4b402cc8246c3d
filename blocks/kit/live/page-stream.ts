import type { PriceStream } from '#gateway/prices/price-stream.ts';

/**
 * Price stream of the page for islands, from the same live module that the loader fetches: with a static import, the bundler would split
 * that module. Undefined if the page names none.
 */
export async function pageStream(): Promise<Pick<PriceStream, 'watch'> | undefined> {
  const address = document.querySelector<HTMLElement>('script[data-islands]')?.dataset.live;
  if (address === undefined) return undefined;
  return import(/* @vite-ignore */ address).then((module: { readonly pagePrices: () => PriceStream }) => module.pagePrices());
}
