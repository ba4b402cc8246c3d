import { doubleAt } from '#domain/input/at.ts';
import type { InstrumentRecord, NotationRecord } from '../catalogue/types.ts';
import { venueOf } from '../catalogue/venues.ts';
import { priceOf, type Space } from './half-hour-path.ts';
import { endOf } from './daily-prices.ts';
import type { FairPath } from './fair-path.ts';
import { createFairs } from './fair.ts';
import { hashText } from '../base/hash.ts';
import { constantRate, exponential } from './rate-path.ts';
import { LRUCache } from 'lru-cache';
import type { Notation } from './notation.ts';
import { fixedStep, shareStep, signedStep, tokyoStep, type PriceStep } from './price-step.ts';
import { HALF_HOUR_MS, scheduleOf } from '../calendar/schedules.ts';
import { createStillPath } from './still-path.ts';
import { parseDay } from '#domain/time/timezone.ts';
import type { DerivedNotation, MarketOptions } from './types.ts';
import { behaviourOf, derivedBehaviour } from './venue-behaviour.ts';
import { SLOT_MS } from './intraday-bridges.ts';

/** Thrown for a notation that the catalogue does not have. */
export class UnknownNotationError extends Error {
  override readonly name = 'UnknownNotationError';
}

export interface Notations {
  has(idNotation: number): boolean;
  /**
   * Returns a notation.
   * @throws UnknownNotationError
   */
  get(idNotation: number): Notation;
  /** Default notation of an instrument. */
  defaultOf(entityValue: string): NotationRecord | undefined;
  /** See `Market.fairAt`. */
  fairAt(entityValue: string, instant: number): number;
  /** See `Market.forget`. */
  forget(idNotation: number): void;
}

/** Caches the last two results: neighboring half hours ask for the same node. */
function remembered(compute: (half: number) => number): (half: number) => number {
  const halves = [-1, -1];
  const values = new Float64Array(2);
  return (half) => {
    const slot = half & 1;
    if (halves[slot] !== half) {
      values[slot] = compute(half);
      halves[slot] = half;
    }
    return doubleAt(values, slot);
  };
}

const DERIVED_KEPT = 2_000;
/**
 * Maximum number of cached notations, more than there are instruments, see `PATHS_KEPT`. Without a limit, a crawler of all pages would
 * leave all venues of all instruments in memory.
 */
const BUILT_KEPT = 6_000;
/** Maximum number of underlyings whose paths are cached. */
const STILL_KEPT = 200;
const RATE_STEP = 0.001;
const unmoved = { PRICE: constantRate(1), LOG: constantRate(0), POINTS: constantRate(0) } as const;

function stepOf({ tickSize, venue }: NotationRecord, space: Space): PriceStep {
  if (space === 'POINTS') return signedStep(tickSize ?? RATE_STEP);
  if (tickSize !== undefined) return fixedStep(tickSize);
  return venue === 'TYO' ? tokyoStep : shareStep;
}

/** Creates priced notations from catalogue records, each on first use. */
export function createNotations(options: MarketOptions): Notations {
  const instruments = new Map(options.instruments.map((one) => [one.entityValue, one]));
  const records = new Map(options.notations.map((one) => [one.idNotation, one]));
  const fairs = createFairs(options);
  const defaults = new Map(options.notations.filter(({ isDefault }) => isDefault).map((one) => [one.entityValue, one]));
  const { share = 1 } = options;
  const built = new LRUCache<number, Notation>({ max: Math.ceil(BUILT_KEPT * share) });
  const derived = new LRUCache<number, Notation>({ max: Math.ceil(DERIVED_KEPT * share) });
  const still = new LRUCache<number, FairPath>({ max: STILL_KEPT });
  const keyOf = (record: NotationRecord): number => hashText(`${options.seed}/notation/${record.idNotation}`);

  function build(record: NotationRecord, instrument: InstrumentRecord): Notation {
    const { model, path } = fairs.of(record.entityValue);
    const { space } = path;
    const convert = space === 'POINTS' ? undefined : fairs.conversion(model.currency, record.isoCurrency);
    const shift = convert === undefined ? unmoved[space] : space === 'PRICE' ? exponential(convert) : convert;
    const imported = fairs.imported(record);
    const since = parseDay(model.since);
    const end = endOf(model);
    const behaviour = behaviourOf(instrument, record);
    return {
      record,
      instrument,
      schedule: scheduleOf(venueOf(record.venue).scheduleId),
      key: keyOf(record),
      path,
      shift: convert === undefined ? shift.at : remembered(shift.at),
      fillShift: shift.fill,
      shiftSpan: shift.span,
      value: space === 'LOG' ? Math.exp : (value) => value,
      direction: 'RISING',
      step: stepOf(record, space),
      isMoved: convert !== undefined || behaviour.offset !== 0,
      behaviour,
      since: imported === undefined ? since : Math.min(since, imported.first),
      imported,
      ...(end === undefined ? {} : { until: () => end }),
    };
  }

  /** Fair path of an underlying during the hours of its official notation. */
  function stillPathOf(underlying: string, official: NotationRecord): FairPath {
    let path = still.get(official.idNotation);
    if (path === undefined) {
      path = createStillPath(fairs.of(underlying).path, scheduleOf(venueOf(official.venue).scheduleId));
      still.set(official.idNotation, path);
    }
    return path;
  }

  /** Uses prices of the underlying in its home currency, whatever the currency of the product. */
  function buildDerived(from: DerivedNotation): Notation {
    const { record, instrument, underlying } = from;
    const path = stillPathOf(underlying, from.official);
    const { space } = path;
    return {
      record,
      instrument,
      schedule: scheduleOf(venueOf(record.venue).scheduleId),
      key: keyOf(record),
      path,
      shift: unmoved[space].at,
      fillShift: unmoved[space].fill,
      shiftSpan: unmoved[space].span,
      isMoved: false,
      value: (value, half) => from.value(priceOf(space, value), half),
      direction: from.direction,
      step: stepOf(record, 'PRICE'),
      behaviour: derivedBehaviour(from),
      since: parseDay(from.since),
      imported: undefined,
      derived: from,
      until: from.until,
    };
  }

  function derivedOf(idNotation: number): Notation | undefined {
    const known = derived.get(idNotation);
    if (known !== undefined) return known;
    const from = options.derived?.(idNotation);
    if (from === undefined) return undefined;
    const notation = buildDerived(from);
    derived.set(idNotation, notation);
    return notation;
  }

  return {
    defaultOf: (entityValue) => defaults.get(entityValue),
    has: (idNotation) => records.has(idNotation) || derivedOf(idNotation) !== undefined,
    get(idNotation) {
      const known = built.get(idNotation);
      if (known !== undefined) return known;
      const record = records.get(idNotation);
      const follower = record === undefined ? derivedOf(idNotation) : undefined;
      if (follower !== undefined) return follower;
      const instrument = record === undefined ? undefined : instruments.get(record.entityValue);
      if (record === undefined || instrument === undefined) {
        throw new UnknownNotationError(`No notation ${idNotation} in the catalogue.`);
      }
      const notation = build(record, instrument);
      built.set(idNotation, notation);
      return notation;
    },
    fairAt(entityValue, instant) {
      const { path } = fairs.of(entityValue);
      const half = Math.floor(instant / HALF_HOUR_MS);
      const slot = Math.floor((instant - half * HALF_HOUR_MS) / SLOT_MS);
      return priceOf(path.space, path.at(half, slot));
    },
    forget: (idNotation) => void derived.delete(idNotation),
  };
}
