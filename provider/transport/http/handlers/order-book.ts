import { featureCodes } from '#domain/user/generated/products.ts';
import { type BookLevel, simulated } from '#market/prices/index.ts';
import { marketAnswer, sourceAnswer } from '../answers.ts';
import { expiresOf } from '../caching.ts';
import { notEntitled, notFound } from '../../../base/fault.ts';
import type { Handler } from '../handler.ts';
import { select } from '../../shared/selection.ts';
import { dateTime } from '../../../base/date-time.ts';

const NEEDED = featureCodes.xetraCoreLevelTwo;
const DEPTH = { BEST: 1, DEPTH5: 5, DEPTH10: 10 } as const;

/**
 * Returns orders at up to ten prices on each side, in real time.
 * @throws HttpFault 403 with errorCode 4001 without the feature, 404 if nothing is traded
 */
export const getOrderBook: Handler<'getOrderBook'> = {
  dataClass: 'private',
  async answer({ path, query = {} }, context, caller) {
    const session = await caller.session();
    if (session?.features.has(NEEDED) !== true) {
      throw notEntitled(`The order book needs the feature ${NEEDED}`, 'Für das Orderbuch fehlt dir das passende Abo.');
    }
    const { instrument, notation } = select(context, path, query);
    const book = context.market().orderBook(notation.idNotation, context.now());
    if (book === undefined) {
      throw notFound(`No order book of notation ${notation.idNotation}`, 'Für diese Notierung gibt es kein Orderbuch.');
    }
    const levels = DEPTH[query.typeQuoteSelector ?? 'DEPTH10'];
    const bids = book.bids.slice(0, levels);
    const asks = book.asks.slice(0, levels);
    return {
      expires: expiresOf('quotes', context.now()),
      entityType: instrument.entityType,
      entityValue: instrument.entityValue,
      market: marketAnswer({ instrument, notation }, context),
      idNotation: notation.idNotation,
      isoCurrency: notation.isoCurrency,
      unitType: notation.unitType,
      datetimeOrderBook: dateTime(book.time),
      codeQualityPrice: 'RLT',
      priceSource: sourceAnswer(simulated),
      totalVolumeBid: totalOf(bids),
      totalVolumeAsk: totalOf(asks),
      bidList: bids.map(levelAnswer),
      askList: asks.map(levelAnswer),
    };
  },
};

const totalOf = (levels: readonly BookLevel[]): number => levels.reduce((sum, { volume }) => sum + volume, 0);

function levelAnswer({ price, volume, orders }: BookLevel, index: number) {
  return { level: index + 1, price, volume, numberOrders: orders };
}
