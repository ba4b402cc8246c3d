import type { InstrumentRecord } from '../catalogue/types.ts';
import { daysOf, STRETCH, type DaysCache } from './daily.ts';
import type { Notation } from './notation.ts';
import { emptyRange, readRange } from './segment.ts';
import { sessionOn } from './session.ts';
import { DAY_MS } from './timezone.ts';
import type { MarketOptions } from './types.ts';

/** Years of daily bars that are computed ahead for what takes longest: indices with members and what trades day and night. */
const LONG_DAYS = 10 * 366;
/** Days that every quote looks back on. */
const QUOTE_DAYS = 376;
/** Instruments that everybody asks for, and how many of those that take longest. */
const WANTED = 60;
const LONG = 12;
/** An index is the sum of up to hundreds of members: so many of its days are a slice. */
const SLICE_DAYS = 4;

type Slice = () => void;
export interface WarmUpOptions extends Pick<MarketOptions, 'instruments' | 'notations' | 'indexMembers'> {
  readonly get: (idNotation: number) => Notation;
  readonly cache: DaysCache;
}

/**
 * Computes in small slices what the first visitors would wait for: each call some days of one notation, the most wanted
 * first. Answers `true` when nothing is left.
 */
export function createWarmUp({ instruments, notations, indexMembers = [], get, cache }: WarmUpOptions): (instant: number) => boolean {
  const range = emptyRange();
  let rest: Slice[] | undefined;

  function plan(instant: number): Slice[] {
    const mains = new Map(notations.filter(({ isDefault }) => isDefault).map((one) => [one.entityValue, one.idNotation]));
    const members = Map.groupBy(indexMembers, ({ indexEntityValue }) => indexEntityValue);
    const wanted = instruments.toSorted((a, b) => b.importance - a.importance);
    const isLong = ({ entityType, entityValue }: InstrumentRecord): boolean => entityType === 'CRYPTO' || members.has(entityValue);
    const last = Math.floor(instant / DAY_MS / STRETCH);

    function slicesOf({ entityValue }: InstrumentRecord, reach: number): Slice[] {
      const id = mains.get(entityValue);
      if (id === undefined) return [];
      const slices: Slice[] = (members.get(entityValue) ?? []).flatMap((member) => {
        const main = mains.get(member.entityValue);
        return main === undefined ? [] : [() => void get(main)];
      });
      slices.push(() => void get(id));
      for (let stretch = last; stretch >= last - Math.ceil(reach / STRETCH); stretch -= 1) {
        if (members.has(entityValue)) {
          for (let day = stretch * STRETCH; day < (stretch + 1) * STRETCH; day += SLICE_DAYS) slices.push(() => sumDays(get(id), day));
        }
        slices.push(() => {
          const notation = get(id);
          if ((stretch + 1) * STRETCH > notation.since) daysOf(notation, stretch, cache);
        });
      }
      return slices;
    }

    const long = wanted.filter(isLong).slice(0, LONG);
    const plans = [
      ...[...long, ...wanted.slice(0, WANTED)].map((one) => slicesOf(one, QUOTE_DAYS)),
      ...long.map((one) => slicesOf(one, LONG_DAYS)),
    ];
    return plans.flat().toReversed();
  }

  /** Lets the index remember its sums, so that its stretch of days is quick. */
  function sumDays(notation: Notation, from: number): void {
    for (let day = Math.max(from, notation.since); day < from + SLICE_DAYS; day += 1) {
      const session = sessionOn(notation, day);
      if (session === undefined || session.real !== undefined) continue;
      for (let half = session.hours.first; half < session.hours.end; half += 1) readRange(notation, session.hours, half, range);
    }
  }

  return (instant) => {
    rest ??= plan(instant);
    rest.pop()?.();
    return rest.length === 0;
  };
}
