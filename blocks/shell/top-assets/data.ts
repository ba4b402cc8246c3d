import { optionalQuery, type BlockInput, type WithConfig } from '../../kit/block.ts';
import type { TopAssetsProps } from '../../generated/props.ts';

/** The quotes of all tiles in one call. Without them the bar shows a skeleton that live prices fill. */
export function needs({ config }: BlockInput<TopAssetsProps> & WithConfig<'marketTiles'>) {
  const list = config.marketTiles.tiles.map(({ entityType, entityValue, quality, codeMarket, isoCurrency }) => ({
    entityType,
    entityValue,
    quality,
    codeMarket,
    isoCurrency,
  }));
  return { quotes: optionalQuery('listQuotesOfInstruments', { body: { list } }) };
}
