import { optionalQuery, type BlockInput, type OptionalQuery, type WithConfig } from '../../kit/block.ts';
import type { TopAssetsProps } from '../../generated/props.ts';

/** Query for the quotes; absent without tiles. */
type TileQueries = { readonly quotes?: OptionalQuery<'listQuotesOfInstruments'> };

/**
 * Query for the quotes of all tiles in one call. If it fails, the bar shows a skeleton that live prices fill; without tiles there is no
 * bar.
 */
export function needs({ config }: BlockInput<TopAssetsProps> & WithConfig<'marketTiles'>): TileQueries {
  const list = config.marketTiles.tiles.map(({ entityType, entityValue, quality, codeMarket, isoCurrency }) => ({
    entityType,
    entityValue,
    quality,
    codeMarket,
    isoCurrency,
  }));
  if (list.length === 0) return {};
  return { quotes: optionalQuery('listQuotesOfInstruments', { body: { list } }) };
}
