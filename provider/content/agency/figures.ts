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
  /** Name of the sector of a share's company, where it is known. */
  readonly sectorOf: (share: InstrumentRecord) => string | undefined;
  /** Dates of companies on a day (number since 1970), the best known companies first. */
  readonly datesOn: (day: number) => readonly CompanyNote[];
}

/** A company's date: „Quartalsbericht“ of a share. */
export interface CompanyNote {
  readonly share: InstrumentRecord;
  readonly kind: string;
  /** „Bericht 3. Quartal 2026“. */
  readonly title: string;
  /** Figures of a report, beside the expected ones. */
  readonly report?: {
    readonly isoCurrency: string;
    readonly eps: number;
    readonly epsExpected: number;
    readonly revenue: number;
    readonly revenueExpected: number;
  };
}

/** An instrument at its main venue at one instant: the last trade of the day and the close before that day. */
export interface Reading {
  readonly instrument: InstrumentRecord;
  readonly idNotation: number;
  readonly isoCurrency: string;
  readonly last: number;
  readonly previous: number;
  /** Change against the previous close in percent. */
  readonly change: number;
}

/** Subject of a report and the change that it reports; a later change of direction is not part of it. */
export function aboutOf({ instrument, change }: Reading): Schema<'ArticleAbout'> {
  const { entityType, entityValue } = instrument;
  return { entityType, entityValue, performancePct: Math.round(change * 100) / 100 };
}

/** Days of coins begin at midnight UTC, all others in Berlin. Undefined when an instrument has no price yet on the day, or none before it. */
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

/** Price as reports print it, so that changes agree with the prices beside them: as quoted, but for exchange rates. */
function printedPrice({ entityType }: InstrumentRecord, price: number): number {
  return entityType === 'CURRENCY' ? Number(price.toFixed(RATE_DECIMALS)) : price;
}

/** The same on the last day that the instrument has traded on. */
export function lastReadingAt(sources: AgencySources, entityValue: string, at: number): Reading | undefined {
  const notation = sources.notationsOf(entityValue)[0];
  const trade = notation && sources.market.tradeAt(notation.idNotation, at);
  return trade && readingAt(sources, entityValue, trade.time);
}

const moversKnown = new WeakMap<AgencySources, LRUCache<string, readonly Reading[]>>();
/** Minutes whose lists are cached: several reports of one minute use the same list. */
const LISTS_KEPT = 200;

/** The members of an index that have traded on the day, the greatest gain first. */
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

/** All figures of an instrument, with those of a whole year: dearer than a reading. */
export function quoteAt({ market, notationsOf }: AgencySources, entityValue: string, at: number): QuoteFigures | undefined {
  const notation = notationsOf(entityValue)[0];
  return notation === undefined ? undefined : market.quote(notation.idNotation, at);
}

/** Last price at or before an instant, for changes over longer periods. */
export function priceAt({ market, instrument, notationsOf }: AgencySources, entityValue: string, at: number): number | undefined {
  const notation = notationsOf(entityValue)[0];
  const record = instrument(entityValue);
  const trade = notation && market.tradeAt(notation.idNotation, at);
  return trade && record && printedPrice(record, trade.price);
}

/** The companies' dates of the day in Berlin, the best known companies first. */
export function datesOf(sources: AgencySources, at: number): readonly CompanyNote[] {
  return sources.datesOn(localDay('Europe/Berlin', at));
}

/** Signs of an instrument's last trading days at its main venue, the newest first: of the day of the instant as far as it has come, then of `days` before it. */
export function signsOfDays({ market, notationsOf }: AgencySources, entityValue: string, at: number, days: number): readonly number[] {
  const idNotation = notationsOf(entityValue)[0]?.idNotation;
  if (idNotation === undefined) return [];
  const closes: Trade[] = [];
  // A day without trading repeats the trade before it. Twice as many days of the calendar reach over weekends and holidays.
  for (let back = 0; back <= 2 * days + 2 && closes.length <= days + 1; back += 1) {
    const instant = back === 0 ? at : startOfBerlinDay(startOfBerlinDay(at) - (back - 1) * DAY_MS) - 1;
    const trade = market.tradeAt(idNotation, instant);
    if (trade === undefined) break;
    if (trade.time !== closes.at(-1)?.time) closes.push(trade);
  }
  return closes.slice(0, -1).map(({ price }, index) => Math.sign(price - (closes[index + 1]?.price ?? price)));
}
