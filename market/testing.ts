import { DAY_MS } from '#domain/time/timezone.ts';
import type { InstrumentRecord, NotationRecord } from './catalogue/types.ts';
import type { MarketFactory } from './index.ts';
import { UnknownNotationError } from './prices/instruments.ts';
import type { BarColumns, Instant, PriceSource, QuoteFigures, Trade } from './prices/types.ts';

const SOURCE: PriceSource = { kind: 'IMPORTED', name: 'Festpreise' };
const DAYS_OF_HISTORY = 30;

function share(entityValue: string, name: string, isin: string): InstrumentRecord {
  return {
    entityType: 'STOCK',
    entityValue,
    name,
    tinyName: name,
    urlName: name,
    isin,
    displayType: 'Aktie',
    websitePath: `/aktien/${name}-${isin}`,
    importance: 50,
    aliases: [],
    details: {},
  };
}

function notation(idNotation: number, entityValue: string): NotationRecord {
  return {
    idNotation,
    entityValue,
    venue: 'GER',
    codeMarket: '_GER',
    isoCurrency: 'EUR',
    isDefault: true,
    unitType: 'STK',
    displayUnit: 'EUR',
    decimals: 2,
  };
}

/** Price of each notation of the fixed market. */
export const FIXED_PRICES: ReadonlyMap<number, number> = new Map([
  [501, 12.5],
  [502, 250],
  [503, 0.75],
]);

/** Market of three shares whose prices never change: the smallest one that a provider can run on. */
export const FIXED_MARKET: MarketFactory = {
  loadSeed: () => ({
    instruments: [share('9001', 'Alpha', 'DE000A0ALPH5'), share('9002', 'Beta', 'DE000A0BETA7'), share('9003', 'Gamma', 'DE000A0GAMM3')],
    notations: [notation(501, '9001'), notation(502, '9002'), notation(503, '9003')],
    companies: [],
    indexMembers: [],
  }),
  createMarket({ notations }) {
    const priceOf = (idNotation: number): number => {
      const price = FIXED_PRICES.get(idNotation);
      if (price === undefined) throw new UnknownNotationError(`No notation ${idNotation} in the fixed market.`);
      return price;
    };
    const notationOf = (entityValue: string): number | undefined => notations.find((one) => one.entityValue === entityValue)?.idNotation;
    const tradeAt = (idNotation: number, instant: Instant): Trade => ({
      time: startOfDay(instant),
      price: priceOf(idNotation),
      volume: 1,
    });
    const quote = (idNotation: number, instant: Instant): QuoteFigures => quoteOf(idNotation, tradeAt(idNotation, instant));
    const bars = (idNotation: number, window: { from: Instant; to: Instant }): BarColumns & { source: PriceSource } =>
      barsOf(priceOf(idNotation), window);
    return {
      has: (idNotation) => FIXED_PRICES.has(idNotation),
      tradeAt,
      lastOf(entityValue, instant) {
        const idNotation = notationOf(entityValue);
        return idNotation === undefined ? undefined : tradeAt(idNotation, instant);
      },
      trades: (idNotation, { from, to }) => [tradeAt(idNotation, to)].filter(({ time }) => time > from),
      quote: (idNotation, instant, quality = 'RLT') => ({ ...quote(idNotation, instant), quality }),
      priceNow: (idNotation, instant, quality) => ({ ...quote(idNotation, instant), quality }),
      latest: quote,
      orderBook: () => undefined,
      bars,
      line(idNotation, window) {
        const { time, close, source } = bars(idNotation, window);
        return { time, price: close, source };
      },
      dailyCloses: (idNotation, window) => [...bars(idNotation, window).close],
      dailyBars: bars,
      dayPage(idNotation, { start, count, order, ...window }) {
        const all = bars(idNotation, window);
        const total = all.time.length;
        const from = order === 'ASC' ? start : Math.max(0, total - start - count);
        const to = order === 'ASC' ? start + count : total - start;
        return { ...slicesOf(all, from, to), source: SOURCE, total };
      },
      yearRange: (idNotation) => ({ high: priceOf(idNotation), low: priceOf(idNotation) }),
      fairAt: (entityValue) => priceOf(notationOf(entityValue) ?? Number.NaN),
      performanceValues: (idNotation) => ({ idNotation }),
      change: () => 0,
      availableHistory: (_, instant) => ({ from: startOfDay(instant) - DAYS_OF_HISTORY * DAY_MS, to: startOfDay(instant) }),
      firstTouch: () => undefined,
      rangeStart: (_, _range, instant) => startOfDay(instant) - DAYS_OF_HISTORY * DAY_MS,
      isOpen: () => true,
      warmUp: () => true,
      *prepare() {},
      forget() {},
    };
  },
};

function startOfDay(instant: Instant): Instant {
  return Math.floor(instant / DAY_MS) * DAY_MS;
}

function quoteOf(idNotation: number, { time, price }: Trade): QuoteFigures {
  const times = { timeOpen: time, timeHigh: time, timeLow: time, timeLast: time };
  return { idNotation, quality: 'RLT', source: SOURCE, isOpen: true, open: price, high: price, low: price, last: price, ...times };
}

/** One bar a day at noon UTC. */
function barsOf(price: number, { from, to }: { from: Instant; to: Instant }): BarColumns & { source: PriceSource } {
  const first = Math.ceil(from / DAY_MS - 0.5);
  const time = Array.from({ length: Math.max(0, Math.floor(to / DAY_MS - 0.5) - first + 1) }, (_, day) => (first + day + 0.5) * DAY_MS);
  const same = time.map(() => price);
  const ones = time.map(() => 1);
  return { time, open: same, high: same, low: same, close: same, volume: ones, count: ones, source: SOURCE };
}

function slicesOf({ time, open, high, low, close, volume, count }: BarColumns, from: number, to: number): BarColumns {
  const part = (column: readonly number[]): number[] => column.slice(from, to);
  return {
    time: part(time),
    open: part(open),
    high: part(high),
    low: part(low),
    close: part(close),
    volume: part(volume),
    count: part(count),
  };
}
