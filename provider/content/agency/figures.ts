import type { Schema } from '#client/operations.ts';
import type { InstrumentRecord, NotationRecord } from '#market/catalogue/index.ts';
import type { Market, QuoteFigures, Trade } from '#market/prices/index.ts';
import { LRUCache } from 'lru-cache';
import { DAY_MS, localDay } from '#domain/time/timezone.ts';
import { startOfBerlinDay } from './words.ts';

/** Sources of the simulated agency: catalogue and market only. */
export interface AgencySources {
  readonly market: Market;
  readonly instrument: (entityValue: string) => InstrumentRecord | undefined;
  readonly notationsOf: (entityValue: string) => readonly NotationRecord[];
  readonly membersOf: (indexEntityValue: string) => readonly InstrumentRecord[];
  /** Returns the name of the sector of a share's company, if known. */
  readonly sectorOf: (share: InstrumentRecord) => string | undefined;
  /** Returns the companies' dates of a day (days since 1970), the best known companies first. */
  readonly datesOn: (day: number) => readonly CompanyNote[];
}

/** Date in a company's calendar, such as a quarterly report. */
export interface CompanyNote {
  readonly share: InstrumentRecord;
  readonly kind: string;
  /** Title for visitors, such as „Bericht 3. Quartal 2026“. */
  readonly title: string;
  /** Figures of a report with the expected ones. */
  readonly report?: {
    readonly isoCurrency: string;
    readonly eps: number;
    readonly epsExpected: number;
    readonly revenue: number;
    readonly revenueExpected: number;
  };
}

/** Prices of an instrument at its main venue at one instant: the last trade of the day and the previous close. */
export interface Reading {
  readonly instrument: InstrumentRecord;
  readonly idNotation: number;
  readonly isoCurrency: string;
  readonly last: number;
  readonly previous: number;
  /** Change against the previous close in percent. */
  readonly change: number;
}

/** Returns the subject of a report with the change that it reports. Later changes of direction are not part of it. */
export function aboutOf({ instrument, change }: Reading): Schema<'ArticleAbout'> {
  const { entityType, entityValue } = instrument;
  return { entityType, entityValue, performancePct: Math.round(change * 100) / 100 };
}

/**
 * Returns the prices of an instrument on the day of an instant. Days of cryptocurrencies begin at midnight UTC, all others in Berlin.
 * Undefined if an instrument has no price yet on the day, or none before it.
 */
export function readingAt({ market, instrument, notationsOf }: AgencySources, entityValue: string, at: number): Reading | undefined {
  const record = instrument(entityValue);
  const notation = notationsOf(entityValue)[0];
  if (record === undefined || notation === undefined) return undefined;
  const { idNotation, isoCurrency } = notation;
  const midnight = record.entityType === 'CRYPTO' ? Math.floor(at / DAY_MS) * DAY_MS : startOfBerlinDay(at);
  const now = market.tradeAt(idNotation, at);
  const before = market.tradeAt(idNotation, midnight - 1);
  if (now === undefined || before === undefined || now.time < midnight || before.price <= 0) return undefined;
  const [last, previous] = [printedPrice(record, now.price), printedPrice(record, before.price)];
  return { instrument: record, idNotation, isoCurrency, last, previous, change: (last / previous - 1) * 100 };
}

/** Decimals of exchange rates in reports; quotes have one more. */
const RATE_DECIMALS = 4;

/** Rounds a price as reports print it, so that changes agree with the prices beside them: as quoted, except for exchange rates. */
function printedPrice({ entityType }: InstrumentRecord, price: number): number {
  return entityType === 'CURRENCY' ? Number(price.toFixed(RATE_DECIMALS)) : price;
}

/** Returns the prices of the last day on which the instrument has traded. */
export function lastReadingAt(sources: AgencySources, entityValue: string, at: number): Reading | undefined {
  const notation = sources.notationsOf(entityValue)[0];
  const trade = notation && sources.market.tradeAt(notation.idNotation, at);
  return trade && readingAt(sources, entityValue, trade.time);
}

const moversKnown = new WeakMap<AgencySources, LRUCache<string, readonly Reading[]>>();
/** Maximum number of minutes whose lists of movers are cached: several reports of one minute use the same list. */
const LISTS_KEPT = 200;

/** Returns the members of an index that have traded on the day, the largest gain first. */
export function moversAt(sources: AgencySources, indexEntityValue: string, at: number): readonly Reading[] {
  const known = moversKnown.get(sources) ?? new LRUCache({ max: LISTS_KEPT });
  moversKnown.set(sources, known);
  const key = `${indexEntityValue} ${at}`;
  const list = known.get(key) ?? rankedAt(sources, indexEntityValue, at);
  known.set(key, list);
  return list;
}

function rankedAt(sources: AgencySources, indexEntityValue: string, at: number): readonly Reading[] {
  return sources
    .membersOf(indexEntityValue)
    .flatMap(({ entityValue }) => readingAt(sources, entityValue, at) ?? [])
    .toSorted((a, b) => b.change - a.change || (a.instrument.entityValue < b.instrument.entityValue ? -1 : 1));
}

/** Returns all figures of an instrument, including those of a whole year. Slower than `readingAt`. */
export function quoteAt({ market, notationsOf }: AgencySources, entityValue: string, at: number): QuoteFigures | undefined {
  const notation = notationsOf(entityValue)[0];
  return notation === undefined ? undefined : market.quote(notation.idNotation, at);
}

/** Returns the last price at or before an instant, for changes over longer periods. */
export function priceAt({ market, instrument, notationsOf }: AgencySources, entityValue: string, at: number): number | undefined {
  const notation = notationsOf(entityValue)[0];
  const record = instrument(entityValue);
  const trade = notation && market.tradeAt(notation.idNotation, at);
  return trade && record && printedPrice(record, trade.price);
}

/** Returns the companies' dates of the day in Berlin, the best known companies first. */
export function datesOf(sources: AgencySources, at: number): readonly CompanyNote[] {
  return sources.datesOn(localDay('Europe/Berlin', at));
}

/**
 * Returns the signs of the price changes of the last trading days at the main venue, newest first: the day of the instant so far, then
 * `days` before it.
 */
export function signsOfDays({ market, notationsOf }: AgencySources, entityValue: string, at: number, days: number): readonly number[] {
  const idNotation = notationsOf(entityValue)[0]?.idNotation;
  if (idNotation === undefined) return [];
  const closes: Trade[] = [];
  // Days without trading repeat the previous trade. Twice as many calendar days cover weekends and holidays.
  for (let back = 0; back <= 2 * days + 2 && closes.length <= days + 1; back += 1) {
    const instant = back === 0 ? at : startOfBerlinDay(startOfBerlinDay(at) - (back - 1) * DAY_MS) - 1;
    const trade = market.tradeAt(idNotation, instant);
    if (trade === undefined) break;
    if (trade.time !== closes.at(-1)?.time) closes.push(trade);
  }
  return closes.slice(0, -1).map(({ price }, index) => Math.sign(price - (closes[index + 1]?.price ?? price)));
}
