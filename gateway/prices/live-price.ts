/**
 * Known prices of a notation. Source: contract.md §3 "Live price payload"; `quality` is our addition, for the badge. Fields that were not
 * delivered are undefined.
 */
export interface LivePrice {
  /** Time of the last trade, ISO 8601. */
  readonly date: string | undefined;
  readonly price: number | undefined;
  readonly priceLow: number | undefined;
  readonly priceHigh: number | undefined;
  /** Change since the last close, in the unit of the price. */
  readonly performance_abs: number | undefined;
  /** Change since the last close, in percent. */
  readonly performance_rel: number | undefined;
  readonly performance_abs_52w: 0;
  readonly performance_rel_52w: 0;
  /** Number of pieces traded today. */
  readonly totalVolume: number | undefined;
  /** Number of pieces in the last trade. */
  readonly volume: number | undefined;
  readonly bid: number | undefined;
  readonly volumeBid: number | undefined;
  readonly datetimeBid: string | undefined;
  readonly ask: number | undefined;
  readonly volumeAsk: number | undefined;
  readonly datetimeAsk: string | undefined;
  /** Quality: `RLT`, `DLY` or `EOD`. */
  readonly quality: string | undefined;
}

/** Unvalidated `CompositePrice` of the gateway's contract: members may be missing or have any type. */
type Part = { readonly [Name in string]?: Part } | null | undefined;

/** Parses a composite price. Never throws: missing and invalid values are undefined. Source: contract.md §7. */
export function toLivePrice(data: unknown): LivePrice {
  // A primitive has none of these members, and every value is validated below.
  const { quality, trade, bidAsk }: { readonly [Name in string]?: Part } = data ?? {};
  const latest = sideOf(trade?.latest);
  const bid = sideOf(bidAsk?.bid);
  const ask = sideOf(bidAsk?.ask);
  const { absolute, relative } = trade?.latest?.performance?.intraday ?? {};
  return {
    date: latest.time,
    price: latest.price,
    priceLow: sideOf(trade?.low).price,
    priceHigh: sideOf(trade?.high).price,
    performance_abs: finite(absolute),
    performance_rel: finite(Number(finite(relative)) * 100),
    performance_abs_52w: 0,
    performance_rel_52w: 0,
    totalVolume: sideOf(trade?.accumulated).volume,
    volume: latest.volume,
    bid: bid.price,
    volumeBid: bid.volume,
    datetimeBid: bid.time,
    ask: ask.price,
    volumeAsk: ask.volume,
    datetimeAsk: ask.time,
    quality: typeof quality === 'string' ? quality : undefined,
  };
}

function sideOf(part: Part) {
  const time: unknown = part?.time;
  return {
    price: finite(part?.price),
    volume: finite(part?.tradingVolume),
    time: typeof time === 'string' && !Number.isNaN(Date.parse(time)) ? time : undefined,
  };
}

/**
 * Merges two states by time, separately for trade, bid and ask: an older price never replaces a newer one. Prices without time and prices
 * of another quality always replace the old state: a user who loses real-time rights gets older prices.
 */
export function newerPrice(known: LivePrice | undefined, next: LivePrice): LivePrice {
  if (!known || known.quality !== next.quality) return next;
  const trade = isBefore(next.date, known.date) ? known : next;
  const { bid, volumeBid, datetimeBid } = isBefore(next.datetimeBid, known.datetimeBid) ? known : next;
  const { ask, volumeAsk, datetimeAsk } = isBefore(next.datetimeAsk, known.datetimeAsk) ? known : next;
  return { ...trade, bid, volumeBid, datetimeBid, ask, volumeAsk, datetimeAsk };
}

/** Returns true if the first instant (ISO 8601) is before the second; false if one is unknown. */
export function isBefore(first = '', second = ''): boolean {
  return Date.parse(first) < Date.parse(second);
}

function finite(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
