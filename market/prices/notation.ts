import type { InstrumentRecord, NotationRecord } from '../catalogue/types.ts';
import type { ImportedPrices } from './imported.ts';
import type { RatePath } from './rate-path.ts';
import type { FairPath } from './fair-path.ts';
import type { PriceStep } from './price-step.ts';
import type { Schedule } from '../calendar/schedules.ts';
import type { Direction, DerivedNotation } from './types.ts';
import type { Behaviour } from './venue-behaviour.ts';
import { SLOTS } from './intraday-bridges.ts';
import { localDay } from '#domain/time/timezone.ts';

/** Data of one notation for its prices, computed once. */
export interface Notation {
  readonly record: NotationRecord;
  readonly instrument: InstrumentRecord;
  readonly schedule: Schedule;
  readonly key: number;
  readonly path: FairPath;
  /** Shift by the currency at the start of a half hour, linear within it: a factor on prices, a summand on logarithms. */
  readonly shift: (half: number) => number;
  /** `shift` for many half hours of a day. */
  readonly fillShift: RatePath['fill'];
  /** Range of `shift` over a quarter of a day. */
  readonly shiftSpan: RatePath['span'];
  /** Whether the venue's prices differ from the path's, by another currency or by a distance. */
  readonly isMoved: boolean;
  /** Price at a shifted value of the path in a half hour, before rounding. */
  readonly value: (value: number, half: number) => number;
  /** Whether the price moves with the fair price, against it, or either way. */
  readonly direction: Direction;
  readonly step: PriceStep;
  readonly behaviour: Behaviour;
  /** Day number of the first price. */
  readonly since: number;
  readonly imported: ImportedPrices | undefined;
  /** Source of prices that are not the fair price itself. */
  readonly derived?: DerivedNotation;
  /** Instant from which on there are no prices. */
  readonly until?: () => number | undefined;
}

/** Price of a trade at a shifted value of the path in a half hour. */
export function priceAt({ step, value }: Notation, at: number, half: number): number {
  return step(value(at, half));
}

/** Moves a value of the path by a currency or a distance. */
export function moved({ path }: Notation, value: number, by: number): number {
  return path.space === 'PRICE' ? value * by : value + by;
}

/** Returns the shift that moves a value of the path by a share of the price; rates do not move. */
export function distance({ path }: Notation, share: number): number {
  if (path.space === 'PRICE') return 1 + share;
  return path.space === 'LOG' ? share : 0;
}

/** Shift at a slot of a half hour that begins and ends with these shifts; the last slot has the closing one. */
export function shiftAt(first: number, last: number, slot: number): number {
  return slot === SLOTS - 1 ? last : first + ((last - first) * slot) / SLOTS;
}

/** Returns an instant, or that of the last price if it is earlier. */
export function untilEnd({ until }: Notation, instant: number): number {
  const end = until?.();
  return end === undefined ? instant : Math.min(instant, end - 1);
}

/** Local day of an instant at the notation's venue. */
export function dayAt(notation: Notation, instant: number): number {
  return localDay(notation.schedule.zone, instant);
}
