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

/** Days that every quote looks back on, and those of a long chart. */
const QUOTE_DAYS = 376;
const LONG_DAYS = 10 * 366;
/** How many instruments get what a quote needs: what is remembered is bounded. Those of the first pages get it before a start is over. */
const WANTED = 2_500;
const WANTED_FIRST = 100;
/** Indices that are sums among them: a start waits for the most wanted only. */
const SUMS_FIRST = 25;
/** How many of what is much work get the days of a year besides. */
const LONG_QUOTES = 500;
/**
 * How many get a long chart, and with it the figures of ten years that stand on each page: of indices, of what follows them, of the most
 * wanted others, and of those that are much work. All others are made on request: ten years of a share take a tenth of a
 * second, so that those of all of them, which few ask for, took three minutes of a core after each start.
 */
const LONG_SUMS = 80;
const LONG_FOLLOWERS = 30;
const LONG_WANTED = 150;
const LONG_OTHERS = 100;
/** Shares of which all venues are computed ahead; those of another take 50 ms. */
const VENUE_SHARES = 150;
/** Time of a call in ms; a long step may exceed it a little. */
const SLICE_MS = 3;
/** Their prices run day and night, so that a day of theirs is much work. */
const LONG_TYPES: ReadonlySet<string> = new Set(['CRYPTO', 'CURRENCY', 'COMMODITY', 'PRECIOUS_METAL', 'FUTURE']);

export interface WarmUpOptions extends Pick<MarketOptions, 'instruments' | 'notations' | 'indexMembers' | 'ahead' | 'years'> {
  readonly priced: Pick<Notations, 'get' | 'defaultOf'>;
  readonly caches: Caches;
}

export interface WarmUp {
  /** A slice of what visitors would wait for; `true` when nothing is left. */
  readonly warmUp: (instant: number) => boolean;
  /** Computes the days behind the quotes of the first pages, in small steps. */
  readonly firstQuotes: (instant: number) => Generator<void>;
}

/** Indices that are sums of their members, the most wanted first. */
export function sumsOf({ instruments, indexMembers = [] }: Pick<MarketOptions, 'instruments' | 'indexMembers'>): InstrumentRecord[] {
  const indices = new Set(indexMembers.map(({ indexEntityValue }) => indexEntityValue));
  return instruments.filter(({ entityValue }) => indices.has(entityValue)).toSorted((a, b) => b.importance - a.importance);
}

/**
 * The default notations of those whose years a start waits for: the first visitor of such an index would wait for the days of hundreds
 * of members.
 */
export function firstYears({ instruments, notations, indexMembers = [] }: MarketOptions): number[] {
  const sums = sumsOf({ instruments, indexMembers: movingMembers(instruments, indexMembers) }).slice(0, SUMS_FIRST);
  const wanted = new Set(sums.map(({ entityValue }) => entityValue));
  return notations.flatMap(({ idNotation, entityValue, isDefault }) => (isDefault && wanted.has(entityValue) ? [idNotation] : []));
}

/**
 * Computes ahead: first the years behind the quotes of the most wanted instruments, then the long charts of those that take
 * longest, then the years behind the quotes of shares on all their venues.
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
      // The stretch that today is in is asked for with each quote: alone it is found sooner. Others shall find it computed.
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

    /**
     * Computes the days of one instrument. A follower of an index has trading hours of its own, which also ask for the sum of the members.
     */
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
    /** Whole classes of what is much work stand in one list: who opens it first would wait for all of them. */
    const listed = new Set([...wanted.slice(0, WANTED), ...wanted.filter(isLong).slice(0, LONG_QUOTES)]);
    function* quotes(most: number): Generator<void> {
      const isAll = most === WANTED;
      const first = new Set(wanted.slice(0, most));
      const asked = isAll ? sums : sums.filter((one, rank) => rank < SUMS_FIRST || first.has(one));
      const list = isAll ? [...listed] : wanted.slice(0, most);
      const composed = [...new Set([...asked, ...list.filter((one) => partsOf(one).length > 0)])];
      const plain = list.filter((one) => partsOf(one).length === 0);
      // Past a start the years of indices are on their way from another thread: nothing is computed twice if they come last.
      for (const one of isAll && years !== undefined ? [...plain, ...composed] : [...composed, ...plain]) {
        // For all others the year follows from bounds of its days, which take a millisecond.
        if (isLong(one) || partsOf(one).length > 0) yield* computeDays(one, QUOTE_DAYS);
        computePast(mainOf(one.entityValue));
        yield;
      }
    }

    /** Computes long charts. A follower comes right after its index, while the sums of the members are cached. */
    function* longCharts(): Generator<void> {
      const chosen = new Set(wanted.filter(({ details }) => details.model?.tracks !== undefined).slice(0, LONG_FOLLOWERS));
      const following = ({ entityValue }: InstrumentRecord) => (followers.get(entityValue) ?? []).filter((one) => chosen.has(one));
      // With the oldest of those that an index leads its course is known for all of them.
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

    /** Each page of a share shows its prices on all venues. */
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

  /** Lets an index remember its sums day by day, so that its stretch of days is quick. */
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
