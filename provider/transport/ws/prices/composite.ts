import type { BookSide, CompositePrice } from '#gateway/generated/messages.ts';
import type { QuoteFigures } from '#market/prices/index.ts';
import type { PriceState } from './live-price-source.ts';

/** Returns the price of a notation in the form of the gateway, with the same figures as HTTP answers. */
export function compositeOf(figures: QuoteFigures): CompositePrice {
  const { last, timeLast, volume, totalVolume, bid, ask } = figures;
  const intraday = intradayOf(figures);
  const bidSide = bid === undefined ? undefined : sideOf(bid, figures.volumeBid, figures.timeBidAsk);
  const askSide = ask === undefined ? undefined : sideOf(ask, figures.volumeAsk, figures.timeBidAsk);
  return {
    idNotation: figures.idNotation,
    quality: figures.quality,
    trade: {
      latest: {
        time: timeOf(timeLast),
        price: last,
        ...(volume === undefined ? {} : { tradingVolume: volume }),
        ...(intraday === undefined ? {} : { performance: { intraday } }),
      },
      low: { price: figures.low },
      high: { price: figures.high },
      ...(totalVolume === undefined ? {} : { accumulated: { tradingVolume: totalVolume } }),
    },
    ...(bidSide === undefined && askSide === undefined
      ? {}
      : { bidAsk: { ...(bidSide === undefined ? {} : { bid: bidSide }), ...(askSide === undefined ? {} : { ask: askSide }) } }),
  };
}

/**
 * Creates a composite price with its text.
 * @param instant provider's current time in whole seconds, epoch milliseconds
 */
export function stateOf(composite: CompositePrice, instant: number): PriceState {
  return { composite, json: JSON.stringify(composite), instant };
}

/** Returns the change since the last close; the relative one as a fraction, while quotes have percent. */
function intradayOf({ performance, performancePct }: QuoteFigures): { absolute?: number; relative?: number } | undefined {
  if (performance === undefined && performancePct === undefined) return undefined;
  return {
    ...(performance === undefined ? {} : { absolute: performance }),
    ...(performancePct === undefined ? {} : { relative: Number((performancePct / 100).toFixed(8)) }),
  };
}

function sideOf(price: number, tradingVolume: number | undefined, time: number | undefined): BookSide {
  return {
    price,
    ...(tradingVolume === undefined ? {} : { tradingVolume }),
    ...(time === undefined ? {} : { time: timeOf(time) }),
  };
}

function timeOf(instant: number): string {
  return new Date(instant).toISOString();
}
