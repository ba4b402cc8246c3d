import type { IndexMemberRecord, NotationRecord, PriceModel } from '../catalogue/types.ts';
import { venueOf } from '../catalogue/venues.ts';
import { inPrices, type Part } from './compose-path.ts';
import { HALVES, type HalfHourPath } from './half-hour-path.ts';
import { exponential, type RatePath } from './rate-path.ts';
import { resting, restingDays, type RestingDay } from './rested.ts';
import { scheduleOf } from '../calendar/schedules.ts';
import { REFERENCE_DAY, type ClockName } from './variance-clock.ts';

interface Options {
  readonly of: (entityValue: string) => { readonly halfHours: HalfHourPath; readonly model: PriceModel };
  readonly conversion: (from: string, to: string) => RatePath | undefined;
  /** Default notation of an instrument. */
  readonly mainOf: (entityValue: string) => NotationRecord | undefined;
}

interface Index {
  /** Default notation of the index: its hours and its currency. */
  readonly index: NotationRecord | undefined;
  readonly level: number;
}

const REFERENCE_HALF = REFERENCE_DAY * HALVES;
/** Clock of the hours that move an instrument, by the continent of its home exchange. */
const HOME_CLOCKS: Readonly<Record<string, ClockName>> = { Europe: 'EUROPE', America: 'AMERICA', Asia: 'ASIA' };

/**
 * Creates the summands of an index in its currency, largest member first, each with the number of pieces from its weight at the reference
 * day. A member whose home exchange has other hours than the index counts with its last price while that exchange is closed.
 */
export function createMemberParts({ of, conversion, mainOf }: Options): (list: readonly IndexMemberRecord[], index: Index) => Part[] {
  const restingHours = new Map<number, RestingDay>();

  function pathOf(entityValue: string, index: NotationRecord | undefined): HalfHourPath {
    const { halfHours, model } = of(entityValue);
    const path = inPrices(halfHours);
    const main = mainOf(entityValue);
    if (main === undefined || index === undefined) return path;
    const { scheduleId, timezone } = venueOf(main.venue);
    const isHome = HOME_CLOCKS[timezone.split('/')[0] ?? ''] === model.clock;
    if (!isHome || scheduleId === venueOf(index.venue).scheduleId) return path;
    let days = restingHours.get(scheduleId);
    if (days === undefined) restingHours.set(scheduleId, (days = restingDays(scheduleOf(scheduleId))));
    return resting(path, days);
  }

  return (list, { index, level }) => {
    const rates = new Map<string, Part['rate']>();
    const whole = list.reduce((total, { weight = 0 }) => total + weight, 0);
    return list
      .toSorted((a, b) => (b.weight ?? 0) - (a.weight ?? 0))
      .map(({ entityValue, weight = 0 }): Part => {
        const path = pathOf(entityValue, index);
        const { currency } = of(entityValue).model;
        if (!rates.has(currency)) {
          const convert = index && conversion(currency, index.isoCurrency);
          rates.set(currency, convert && exponential(convert));
        }
        const rate = rates.get(currency);
        const price = path.node(REFERENCE_HALF) * (rate?.at(REFERENCE_HALF) ?? 1);
        return { path, rate, pieces: ((weight / whole) * level) / price };
      });
  };
}
