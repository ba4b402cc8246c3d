/**
 * What is known of a notation's prices. Source: contract.md §3 "Live price payload"; `quality` is ours, for the badge.
 * What was not delivered is undefined.
 */
export interface LivePrice {
  /** Time of the last trade, ISO 8601. */
  readonly date: string | undefined;
  readonly price: number | undefined;
  readonly priceLow: number | undefined;
  readonly priceHigh: number | undefined;
  /** Change since the last close, in the unit of the price. */
  readonly performance_abs: number | undefined;
  /** The same in percent. */
  readonly performance_rel: number | undefined;
  readonly performance_abs_52w: 0;
  readonly performance_rel_52w: 0;
  /** Pieces traded today. */
  readonly totalVolume: number | undefined;
  /** Pieces of the last trade. */
  readonly volume: number | undefined;
  readonly bid: number | undefined;
  readonly volumeBid: number | undefined;
  readonly datetimeBid: string | undefined;
  readonly ask: number | undefined;
  readonly volumeAsk: number | undefined;
  readonly datetimeAsk: string | undefined;
  /** `RLT`, `DLY` or `EOD`. */
  readonly quality: string | undefined;
}

interface Side {
  readonly price?: unknown;
  readonly tradingVolume?: unknown;
  readonly time?: unknown;
}
/** `CompositePrice` of the gateway's contract as it may arrive: every part may be missing, every value anything. */
interface Composite {
  readonly quality?: unknown;
  readonly trade?: {
    readonly latest?: Side & {
      readonly performance?: { readonly intraday?: { readonly absolute?: unknown; readonly relative?: unknown } };
    };
    readonly low?: Side;
    readonly high?: Side;
    readonly accumulated?: Side;
  };
  readonly bidAsk?: { readonly bid?: Side; readonly ask?: Side };
}

/** Reads a composite price. Never throws: what is missing, no finite number or no time is undefined. Source: contract.md §7. */
export function toLivePrice(data: unknown): LivePrice {
  const { quality, trade, bidAsk } = (data ?? {}) as Composite;
  const latest = trade?.latest;
  const intraday = latest?.performance?.intraday;
  const relative = finite(intraday?.relative);
  const bid = bidAsk?.bid;
  const ask = bidAsk?.ask;
  return {
    date: time(latest?.time),
    price: finite(latest?.price),
    priceLow: finite(trade?.low?.price),
    priceHigh: finite(trade?.high?.price),
    performance_abs: finite(intraday?.absolute),
    performance_rel: relative === undefined ? undefined : relative * 100,
    performance_abs_52w: 0,
    performance_rel_52w: 0,
    totalVolume: finite(trade?.accumulated?.tradingVolume),
    volume: finite(latest?.tradingVolume),
    bid: finite(bid?.price),
    volumeBid: finite(bid?.tradingVolume),
    datetimeBid: time(bid?.time),
    ask: finite(ask?.price),
    volumeAsk: finite(ask?.tradingVolume),
    datetimeAsk: time(ask?.time),
    quality: typeof quality === 'string' ? quality : undefined,
  };
}

/**
 * The later of two states, trade, bid and ask each for itself: an older price never takes the place of a newer one.
 * What has no time is taken as it comes.
 */
export function newerPrice(known: LivePrice | undefined, next: LivePrice): LivePrice {
  if (known === undefined) return next;
  const trade = isBefore(next.date, known.date) ? known : next;
  const { bid, volumeBid, datetimeBid } = isBefore(next.datetimeBid, known.datetimeBid) ? known : next;
  const { ask, volumeAsk, datetimeAsk } = isBefore(next.datetimeAsk, known.datetimeAsk) ? known : next;
  return { ...trade, bid, volumeBid, datetimeBid, ask, volumeAsk, datetimeAsk };
}

/** Whether the first instant (ISO 8601) is before the second; an unknown one is not. */
export function isBefore(first: string | undefined, second: string | undefined): boolean {
  return first !== undefined && second !== undefined && Date.parse(first) < Date.parse(second);
}

function finite(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

function time(value: unknown): string | undefined {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined;
}
