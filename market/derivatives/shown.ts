import { venueOf } from '../catalogue/venues.ts';
import { HALF_HOUR_MS, isOpenAt, scheduleOf, tradingDayAt } from '../calendar/schedules.ts';
import type { Instant, Market, Trade } from '../prices/types.ts';
import type { Shown } from './types.ts';
import type { Underlying } from './underlyings.ts';

/** Trading hours of products, the same for all of their default notations. */
const TRADING = scheduleOf(venueOf('EUW').scheduleId);
const EXCHANGE = scheduleOf(venueOf('FX').scheduleId);
const MAX_CACHED = 4;

/**
 * Returns the market data of an underlying (its number) at an instant, as the portal shows it and as figures and quotes of its products
 * need it: its last official price and the last price of its currency. While none of them trades, the time of the figures does not advance
 * either.
 */
export function createShown(
  underlyings: readonly (Underlying | undefined)[],
  market: () => Market,
): (position: number, instant: Instant) => Shown {
  const known = underlyings.map((): Map<Instant, Shown> => new Map());
  return (position, instant) => {
    const memory = known[position];
    let shown = memory?.get(instant);
    if (shown === undefined) {
      shown = shownAt(underlyings[position], market(), instant);
      if (memory !== undefined && memory.size >= MAX_CACHED) memory.clear();
      memory?.set(instant, shown);
    }
    return shown;
  };
}

/**
 * Last official price of an underlying, from which strikes and prices of products are derived; its fair price before the first official
 * one.
 */
export function lastOfficial({ official, entityValue }: Underlying, market: Market, instant: Instant): Pick<Trade, 'price' | 'time'> {
  return market.tradeAt(official.idNotation, instant) ?? { price: market.fairAt(entityValue, instant), time: instant };
}

function shownAt(underlying: Underlying | undefined, market: Market, instant: Instant): Shown {
  if (underlying === undefined) return { asOf: instant, price: 0, priceTime: instant, exchangeRate: 1, time: instant, since: instant };
  const { official, currency } = underlying;
  const trade = lastOfficial(underlying, market, instant);
  const isForeign = currency !== 'EUR';
  const rate = isForeign ? market.lastOf(`EUR${currency}`, instant) : undefined;
  const exchangeRate = isForeign ? 1 / (rate?.price ?? market.fairAt(`EUR${currency}`, instant)) : 1;
  const moved = Math.max(trade.time, rate?.time ?? 0);
  const isOpen = isOpenAt(TRADING, instant) || market.isOpen(official.idNotation, instant) || (isForeign && isOpenAt(EXCHANGE, instant));
  const asOf = isOpen ? instant : Math.min(instant, Math.max(moved, tradingDayAt(TRADING, instant).closeTime));
  const time = Math.floor(asOf / HALF_HOUR_MS) * HALF_HOUR_MS;
  return { asOf, price: trade.price, priceTime: trade.time, exchangeRate, time, since: Math.max(time, moved) };
}
