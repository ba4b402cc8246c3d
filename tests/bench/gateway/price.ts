import type { CompositePrice } from '#gateway/generated/messages.ts';

/** Returns a price as the provider's market creates it, with the time of its creation in it. */
export function priceOf(idNotation: number, tick: number, now: number): CompositePrice {
  const price = Math.round((100 + (idNotation % 700) + Math.sin(tick + idNotation)) * 100) / 100;
  const time = new Date(now).toISOString();
  return {
    idNotation,
    quality: 'RLT',
    trade: {
      latest: { time, price, tradingVolume: 100 + (tick % 900), performance: { intraday: { absolute: 1.17, relative: 0.00284512 } } },
      low: { price: price - 3.2 },
      high: { price: price + 2.4 },
      accumulated: { tradingVolume: 184_220 + tick * 7 },
    },
    bidAsk: {
      bid: { price: price - 0.05, tradingVolume: 250, time },
      ask: { price: price + 0.05, tradingVolume: 300, time },
    },
  };
}
