import type { InstrumentRecord, NotationRecord } from '../catalogue/types.ts';
import type { ImportedPrices } from './imported.ts';
import type { FairPath } from './path.ts';
import type { PriceStep } from './price-step.ts';
import type { Schedule } from './schedules.ts';
import type { Course, DerivedNotation } from './types.ts';
import type { Behaviour } from './venue-behaviour.ts';

/** Everything the market needs to know of one notation, put together once. */
export interface Notation {
  readonly record: NotationRecord;
  readonly instrument: InstrumentRecord;
  readonly schedule: Schedule;
  readonly key: number;
  readonly path: FairPath;
  /** Added to the fair log price at the start of a half hour: currency, and the way to imported prices. */
  readonly shift: (half: number) => number;
  /** Price at a fair log price in a half hour, before rounding. */
  readonly value: (log: number, half: number) => number;
  /** Whether the price moves with the fair price, against it, or either way. */
  readonly course: Course;
  readonly step: PriceStep;
  readonly behaviour: Behaviour;
  /** Day number of the first price. */
  readonly since: number;
  readonly imported: ImportedPrices | undefined;
  /** What prices follow from when they are not the fair price itself. */
  readonly derived?: DerivedNotation;
}

/** Price of a trade at a fair log price in a half hour. */
export function priceAt({ step, value }: Notation, log: number, half: number): number {
  return step(value(log, half));
}
