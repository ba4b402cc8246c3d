import { catalogueSeed } from '#market/catalogue/testing.ts';
import { type IndexMemberRecord, type InstrumentRecord, type NotationRecord, venueOf } from '#market/catalogue/index.ts';
import { HALF_HOUR_MS, scheduleOf, tradingDay, tradingDayAt, type Schedule } from '#market/calendar/index.ts';
import type { Market } from '#market/prices/index.ts';

/** Comparison of an index with the mean of its known members, weights scaled to 100, over some days, in percentage points. */
export interface IndexDays {
  readonly name: string;
  readonly members: number;
  /** Share of the known members in the index, 0 to 1. */
  readonly share: number;
  readonly days: number;
  readonly average: number;
  readonly largest: number;
  /** Maximum of the average. */
  readonly bound: number;
}

/** Maximum average in points a day if all members are known, and if none is. */
const WHOLE_BOUND = 0.04;
const REST_BOUND = 1.5;
const CONTINENTS: Readonly<Record<string, string>> = { Europe: 'EUROPE', America: 'AMERICA', Asia: 'ASIA' };

const instruments = new Map(catalogueSeed.instruments.map((one) => [one.entityValue, one]));
const mains = new Map(catalogueSeed.notations.filter(({ isDefault }) => isDefault).map((one) => [one.entityValue, one]));
const membersOf = Map.groupBy(catalogueSeed.indexMembers, ({ indexEntityValue }) => indexEntityValue);

/** entityValues of the indices with known members, except net-return indices, which also gain dividends. */
export const INDICES: readonly string[] = [...membersOf.keys()].filter((one) => !(Number(instruments.get(one)?.details.model?.drift) > 0));

interface Member extends IndexMemberRecord {
  readonly instrument: InstrumentRecord;
  readonly currency: string;
  /** Trading hours of the member if they differ from those of the index: its last price counts outside of them. */
  readonly rests: Schedule | undefined;
}

const scheduleAt = (notation: NotationRecord): Schedule => scheduleOf(venueOf(notation.venue).scheduleId);

function memberOf(record: IndexMemberRecord, index: NotationRecord): Member {
  const instrument = instruments.get(record.entityValue) as InstrumentRecord;
  const main = mains.get(record.entityValue) as NotationRecord;
  const { timezone, scheduleId } = venueOf(main.venue);
  const isHome = CONTINENTS[timezone.split('/')[0] ?? ''] === instrument.details.model?.clock;
  const rests = isHome && scheduleId !== venueOf(index.venue).scheduleId ? scheduleAt(main) : undefined;
  return { ...record, instrument, currency: instrument.details.model?.currency ?? main.isoCurrency, rests };
}

/** Compares the last days of an index up to an instant, from close to close. */
export function indexDays(market: Market, entityValue: string, until: number, days: number): IndexDays {
  const main = mains.get(entityValue) as NotationRecord;
  const schedule = scheduleAt(main);
  const members = (membersOf.get(entityValue) ?? []).map((one) => memberOf(one, main));
  const share = Math.min(1, members.reduce((sum, { weight = 0 }) => sum + weight, 0) / 100);
  const closes = closesBefore(schedule, until, days + 1);
  const reference = Date.parse('2026-11-16T00:00:00Z');
  const pieces = members.map((one) => (one.weight ?? 0) / priceAt(market, one, main, reference));
  let [average, largest] = [0, 0];
  let before = closes[0] ?? 0;
  let prices = members.map((one) => priceAt(market, one, main, before));
  for (const close of closes.slice(1)) {
    const now = members.map((one) => priceAt(market, one, main, close));
    const worth = (list: readonly number[]): number => list.reduce((sum, price, at) => sum + price * (pieces[at] ?? 0), 0);
    const mean = worth(now) / worth(prices) - 1;
    const own = market.fairAt(entityValue, close) / market.fairAt(entityValue, before) - 1;
    const difference = Math.abs(own - mean) * 100;
    average += difference / (closes.length - 1);
    largest = Math.max(largest, difference);
    [before, prices] = [close, now];
  }
  const isWhole = members.length >= (instruments.get(entityValue)?.details.index?.numberConstituents ?? 0);
  const bound = isWhole ? WHOLE_BOUND : (1 - share) * REST_BOUND;
  return {
    name: instruments.get(entityValue)?.tinyName ?? '',
    members: members.length,
    share,
    days: closes.length - 1,
    average,
    largest,
    bound,
  };
}

/** Returns the ends of the last sessions before an instant, oldest first. */
function closesBefore(schedule: Schedule, until: number, count: number): number[] {
  const closes: number[] = [];
  for (let day = Math.floor(until / 86_400_000) - 1; closes.length < count; day -= 1) {
    const hours = tradingDay(schedule, day);
    if (hours !== undefined) closes.unshift(hours.end * HALF_HOUR_MS);
  }
  return closes;
}

/** Returns the price of a member in the currency of the index at an instant; a deposit grows by its rate. */
function priceAt(market: Market, { entityValue, instrument, currency, rests }: Member, index: NotationRecord, instant: number): number {
  if (instrument.entityType === 'INTEREST') return depositAt(market, entityValue, instant);
  const hours = rests === undefined ? undefined : tradingDayAt(rests, instant);
  const isPause = hours !== undefined && inPause(hours, instant);
  const counted = hours === undefined ? instant : Math.min(instant, (isPause ? hours.pauseFrom : hours.end) * HALF_HOUR_MS);
  return market.fairAt(entityValue, counted) * inCurrency(market, currency, index.isoCurrency, instant);
}

function inPause({ pauseFrom, pauseTo }: { pauseFrom: number; pauseTo: number }, instant: number): boolean {
  const half = Math.floor(instant / HALF_HOUR_MS);
  return half >= pauseFrom && half < pauseTo;
}

function inCurrency(market: Market, from: string, to: string, instant: number): number {
  if (from === to || from === 'PKT') return 1;
  const perEuro = (code: string): number => (code === 'EUR' ? 1 : market.fairAt(`EUR${code}`, instant));
  return perEuro(to) / perEuro(from);
}

const DEPOSIT_FROM = Date.parse('2024-01-01T00:00:00Z');

/** Returns the value of a deposit of 1 at an instant, at a rate in percent per year of 360 days, paid at the end of each day. */
function depositAt(market: Market, rate: string, instant: number): number {
  let worth = 1;
  for (let day = DEPOSIT_FROM; day < instant; day += 86_400_000) {
    const part = Math.min(1, (instant - day) / 86_400_000);
    worth *= (1 + market.fairAt(rate, day) / 36_000) ** part;
  }
  return worth;
}
