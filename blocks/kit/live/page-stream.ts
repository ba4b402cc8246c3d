import type { PriceStream } from '#gateway/prices/price-stream.ts';

/**
 * The price stream of the page for islands, out of the live module that the loader fetches, too: an import that the bundler sees would cut
 * that module into parts. Undefined where the page names none.
 */
export async function pageStream(): Promise<Pick<PriceStream, 'watch'> | undefined> {
  const address = document.querySelector<HTMLElement>('script[data-islands]')?.dataset.live;
  if (address === undefined) return undefined;
  return import(/* @vite-ignore */ address).then((module: { readonly pagePrices: () => PriceStream }) => module.pagePrices());
}
