import type { IndexMemberRecord, InstrumentRecord } from '../catalogue/types.ts';
import { daysOf, STRETCH } from './daily.ts';
import type { Notations } from './instruments.ts';
import type { Notation } from './notation.ts';
import { movingMembers } from './members.ts';
import { pastOf, type Caches } from './past.ts';
import { emptyRange, readPrices } from './segment.ts';
import { sessionAt, sessionOn } from './session.ts';
import { DAY_MS } from '#domain/time/timezone.ts';
import type { MarketOptions } from './types.ts';

/** Days that every quote needs, and those of a long chart. */
const QUOTE_DAYS = 376;
const LONG_DAYS = 10 * 366;
/**
 * Maximum number of instruments whose quotes are prepared, limited by the cache. Those of the first pages are prepared during the start.
 */
const WANTED = 2_500;
const WANTED_FIRST = 100;
/** Number of summed indices among them that the start waits for: the most requested. */
const SUMS_FIRST = 25;
/** Additional number of expensive instruments whose year is computed. */
const LONG_QUOTES = 500;
/**
 * Number of instruments with a prepared long chart, which also gives the ten-year figures on each page: indices, their followers, other
 * frequently requested ones, and expensive ones. All others are computed on request: ten years of a share take a tenth of a second; all of
 * them, which are rarely requested, took three minutes of a core after each start.
 */
const LONG_SUMS = 80;
const LONG_FOLLOWERS = 30;
const LONG_WANTED = 150;
const LONG_OTHERS = 100;
/** Number of shares whose venues are all computed ahead; those of another share take 50 ms. */
const VENUE_SHARES = 150;
/** Duration of a call in ms; a long step may slightly exceed it. */
const SLICE_MS = 3;
/** Types whose prices run day and night, so that computing a day is expensive. */
const LONG_TYPES: ReadonlySet<string> = new Set(['CRYPTO', 'CURRENCY', 'COMMODITY', 'PRECIOUS_METAL', 'FUTURE']);

export interface WarmUpOptions extends Pick<MarketOptions, 'instruments' | 'notations' | 'indexMembers' | 'ahead' | 'years'> {
  readonly priced: Pick<Notations, 'get' | 'defaultOf'>;
  readonly caches: Caches;
}

export interface WarmUp {
  /** Computes a slice of the results for the first visitors; returns `true` if nothing is left. */
  readonly warmUp: (instant: number) => boolean;
  /** Computes the days behind the quotes of the first pages, in small steps. */
  readonly firstQuotes: (instant: number) => Generator<void>;
}

/** Indices that are sums of their members, most requested first. */
export function sumsOf({ instruments, indexMembers = [] }: Pick<MarketOptions, 'instruments' | 'indexMembers'>): InstrumentRecord[] {
  const indices = new Set(indexMembers.map(({ indexEntityValue }) => indexEntityValue));
  return instruments.filter(({ entityValue }) => indices.has(entityValue)).toSorted((a, b) => b.importance - a.importance);
}

/**
 * Default notations whose years are computed before the start completes: the first visitor of such an index would wait for the days of
 * hundreds of members.
 */
export function firstYears({ instruments, notations, indexMembers = [] }: MarketOptions): number[] {
  const sums = sumsOf({ instruments, indexMembers: movingMembers(instruments, indexMembers) }).slice(0, SUMS_FIRST);
  const wanted = new Set(sums.map(({ entityValue }) => entityValue));
  return notations.flatMap(({ idNotation, entityValue, isDefault }) => (isDefault && wanted.has(entityValue) ? [idNotation] : []));
}

/**
 * Computes ahead: first the years behind the quotes of the most requested instruments, then the slowest long charts, then the years behind
 * the quotes of shares at all venues.
 */
export function createWarmUp(options: WarmUpOptions): WarmUp {
  const { instruments, notations, indexMembers = [], ahead = ['QUOTES', 'VENUES', 'LONG_CHARTS'], years, priced, caches } = options;
  const range = emptyRange();
  const mainOf = (entityValue: string): Notation | undefined => {
    const main = priced.defaultOf(entityValue);
    return main && priced.get(main.idNotation);
  };
  let work: Generator<void> | undefined;

  function workAt(instant: number) {
    const members = Map.groupBy(indexMembers, ({ indexEntityValue }) => indexEntityValue);
    const wanted = instruments.toSorted((a, b) => b.importance - a.importance);
    const isLong = ({ entityType }: InstrumentRecord): boolean => LONG_TYPES.has(entityType);
    const followers = Map.groupBy(wanted, ({ details }) => details.model?.tracks ?? '');
    const led = Map.groupBy(wanted, ({ details }) => details.model?.follows ?? '');
    const last = Math.floor(instant / DAY_MS / STRETCH);

    function* computeYears(one: InstrumentRecord): Generator<void> {
      const notation = mainOf(one.entityValue);
      if (notation === undefined) return;
      const { idNotation } = notation.record;
      const first = Math.max(last - Math.ceil(LONG_DAYS / STRETCH), Math.floor(notation.since / STRETCH));
      // Leaves out today's stretch, which each quote requests and which is found faster on its own, unless other threads need it.
      const end = years?.keep === undefined ? last - 1 : last;
      if (years !== undefined && isKnown(idNotation, first, end)) return;
      yield* computeDays(one, LONG_DAYS);
      caches.days.join(idNotation, first, end);
    }

    function isKnown(idNotation: number, first: number, end: number): boolean {
      for (let stretch = first; stretch <= end; stretch += 1) if (caches.days.find(idNotation, stretch) === undefined) return false;
      return true;
    }

    const partsOf = ({ entityValue, details }: InstrumentRecord): readonly IndexMemberRecord[] => {
      const { tracks = details.model?.computedFrom } = details.model ?? {};
      return members.get(tracks ?? entityValue) ?? [];
    };

    /** Computes the days of one instrument. A follower of an index may have other trading hours, which also need the sum of the members. */
    function* computeDays(one: InstrumentRecord, reach: number): Generator<void> {
      const notation = mainOf(one.entityValue);
      if (notation === undefined) return;
      const parts = partsOf(one);
      for (const member of parts) {
        mainOf(member.entityValue);
        yield;
      }
      for (let stretch = last; stretch >= last - Math.ceil(reach / STRETCH); stretch -= 1) {
        if ((stretch + 1) * STRETCH <= notation.since) return;
        if (caches.days.find(notation.record.idNotation, stretch) !== undefined) continue;
        if (parts.length > 0) yield* sumDays(notation, stretch * STRETCH);
        daysOf(notation, stretch, caches.days);
        yield;
      }
    }

    function computePast(notation: Notation | undefined): void {
      const session = notation && sessionAt(notation, instant);
      if (notation !== undefined && session !== undefined) pastOf(notation, session.hours.day, caches);
    }

    const sums = sumsOf(options);
    /** Lists contain whole classes of expensive instruments; the first visitor of a list would wait for all of them. */
    const listed = new Set([...wanted.slice(0, WANTED), ...wanted.filter(isLong).slice(0, LONG_QUOTES)]);
    function* quotes(most: number): Generator<void> {
      const isAll = most === WANTED;
      const first = new Set(wanted.slice(0, most));
      const asked = isAll ? sums : sums.filter((one, rank) => rank < SUMS_FIRST || first.has(one));
      const list = isAll ? [...listed] : wanted.slice(0, most);
      const composed = [...new Set([...asked, ...list.filter((one) => partsOf(one).length > 0)])];
      const plain = list.filter((one) => partsOf(one).length === 0);
      // After the start, the years of indices are on their way from another thread. Placing them last avoids computing them twice.
      for (const one of isAll && years !== undefined ? [...plain, ...composed] : [...composed, ...plain]) {
        // For all others, the year is found from bounds of its days, which take a millisecond.
        if (isLong(one) || partsOf(one).length > 0) yield* computeDays(one, QUOTE_DAYS);
        computePast(mainOf(one.entityValue));
        yield;
      }
    }

    /** Computes long charts. A follower comes right after its index, while the sums of the members are cached. */
    function* longCharts(): Generator<void> {
      const chosen = new Set(wanted.filter(({ details }) => details.model?.tracks !== undefined).slice(0, LONG_FOLLOWERS));
      const following = ({ entityValue }: InstrumentRecord) => (followers.get(entityValue) ?? []).filter((one) => chosen.has(one));
      // The oldest follower of an index comes first, because computing it caches the leader's path for all others.
      const sinceOf = ({ details }: InstrumentRecord): string => details.model?.since ?? '';
      const ledBy = ({ entityValue }: InstrumentRecord) =>
        (led.get(entityValue) ?? []).toSorted((a, b) => (sinceOf(a) < sinceOf(b) ? -1 : 1)).slice(0, 1);
      const indices = new Set(sums.slice(0, LONG_SUMS).flatMap((one) => [one, ...following(one), ...ledBy(one)]));
      for (const one of indices) yield* computeYears(one);
      const others = wanted.filter((one) => !indices.has(one));
      const short = others.filter((one) => !isLong(one)).slice(0, LONG_WANTED);
      const long = others.filter(isLong).slice(0, LONG_OTHERS);
      for (const one of [...short, ...long]) yield* computeYears(one);
    }

    /** Computes all venues of shares, because each page of a share shows them. */
    function* venues(): Generator<void> {
      const records = Map.groupBy(notations, ({ entityValue }) => entityValue);
      const shares = wanted.filter(({ entityType }) => entityType === 'STOCK').slice(0, VENUE_SHARES);
      for (const { entityValue } of shares)
        for (const { idNotation } of records.get(entityValue) ?? []) {
          computePast(priced.get(idNotation));
          yield;
        }
    }

    return { quotes, longCharts, venues };
  }

  function* all(instant: number): Generator<void> {
    const { quotes, longCharts, venues } = workAt(instant);
    if (ahead.includes('QUOTES')) yield* quotes(WANTED);
    if (ahead.includes('LONG_CHARTS')) yield* longCharts();
    if (ahead.includes('VENUES')) yield* venues();
  }

  /** Caches the sums of an index day by day, so that computing its stretch of days is fast. */
  function* sumDays(notation: Notation, from: number): Generator<void> {
    for (let day = Math.max(from, notation.since); day < from + STRETCH; day += 1) {
      const session = sessionOn(notation, day);
      if (session === undefined || session.real !== undefined) continue;
      for (let half = session.hours.first; half < session.hours.end; half += 1) readPrices(notation, half, range);
      yield;
    }
  }

  return {
    warmUp(instant) {
      work ??= all(instant);
      const since = performance.now();
      while (performance.now() - since < SLICE_MS) if (work.next().done === true) return true;
      return false;
    },
    firstQuotes: (instant) => workAt(instant).quotes(WANTED_FIRST),
  };
}
