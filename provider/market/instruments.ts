import type { InstrumentRecord, NotationRecord, PriceModel } from '../catalogue/types.ts';
import { venueOf } from '../catalogue/venues.ts';
import { driftTerms } from './drift.ts';
import { hashText } from './hash.ts';
import { prepareImported, shiftTo, type ImportedPrices } from './imported.ts';
import { createLru } from './lru.ts';
import type { Notation } from './notation.ts';
import { createFairPath, SLOT_MS, SLOTS, type FairPath, type Term } from './path.ts';
import { fixedStep, shareStep, type PriceStep } from './price-step.ts';
import { createProcess } from './process.ts';
import { HALF_HOUR_MS, hoursOf, scheduleOf } from './schedules.ts';
import { formatDay, parseDay } from './timezone.ts';
import type { DerivedNotation, MarketOptions } from './types.ts';
import { createVarianceClock, REFERENCE_DAY, type ClockName, type VarianceClock } from './variance-clock.ts';
import { behaviourOf, derivedBehaviour } from './venue-behaviour.ts';

/** Asked for a notation that the catalogue does not have. */
export class UnknownNotationError extends Error {
  override readonly name = 'UnknownNotationError';
}

interface Fair {
  readonly model: PriceModel;
  readonly terms: readonly Term[];
  readonly constant: number;
  readonly path: FairPath;
  /** Way from the simulated to imported prices, in log price per half hour. */
  shift: (half: number) => number;
}

export interface Notations {
  has(idNotation: number): boolean;
  /** Throws `UnknownNotationError`. */
  get(idNotation: number): Notation;
  /** See `Market.fairAt`. */
  fairAt(entityValue: string, instant: number): number;
  forget(): void;
  /** Forgets one derived notation; `false` when it is none that is remembered. */
  forgetDerived(idNotation: number): boolean;
}

/** Remembers the last two answers: neighbouring half hours ask for the same node. */
function remembered(compute: (half: number) => number): (half: number) => number {
  const halves = [-1, -1];
  const values = [0, 0];
  return (half) => {
    const slot = half & 1;
    if (halves[slot] !== half) {
      values[slot] = compute(half);
      halves[slot] = half;
    }
    return values[slot] ?? 0;
  };
}

const PATHS_KEPT = 4_000;
const DERIVED_KEPT = 10_000;
const none = (): number => 0;
const stepOf = ({ tickSize }: NotationRecord): PriceStep => (tickSize === undefined ? shareStep : fixedStep(tickSize));

/** Turns catalogue records into notations that can be priced; each is built when first asked for. */
export function createNotations(options: MarketOptions): Notations {
  const instruments = new Map(options.instruments.map((one) => [one.entityValue, one]));
  const records = new Map(options.notations.map((one) => [one.idNotation, one]));
  const siblings = Map.groupBy(options.notations, ({ entityValue }) => entityValue);
  const clocks = new Map<ClockName, VarianceClock>();
  const paths = createLru<string, Float64Array>(PATHS_KEPT);
  const fairs = new Map<string, Fair>();
  const built = new Map<number, Notation>();
  const derived = createLru<number, Notation>(DERIVED_KEPT);
  const keyOf = (name: string): number => hashText(`${options.seed}/${name}`);

  function clockOf(name: ClockName): VarianceClock {
    let clock = clocks.get(name);
    if (clock === undefined) clocks.set(name, (clock = createVarianceClock(name, keyOf('clock'))));
    return clock;
  }

  const logAt = (fair: Pick<Fair, 'terms' | 'constant'>, day: number): number =>
    fair.terms.reduce((sum, { process, weight }) => sum + weight * (process.nodes(day, 0)[0] ?? 0), fair.constant);

  function fairOf(entityValue: string): Fair {
    const known = fairs.get(entityValue);
    if (known !== undefined) return known;
    const instrument = instruments.get(entityValue);
    if (instrument === undefined)
      throw new RangeError(`The price model of an instrument names ${entityValue}, which the catalogue does not have.`);
    const model = instrument.details.model ?? plainModel(entityValue);
    const walk = sumOf(entityValue, model);
    const sum = { constant: walk.constant, terms: [...walk.terms, ...driftTerms(model.drift)] };
    const fair: Fair = { model, ...sum, path: createFairPath(keyOf(entityValue), sum.constant, sum.terms, paths), shift: none };
    fairs.set(entityValue, fair);
    fair.shift = importedShift(entityValue, fair);
    return fair;
  }

  /** Instruments without a model (imported ones) follow their real prices and then walk on from there. */
  function plainModel(entityValue: string): PriceModel {
    const notation = siblings.get(entityValue)?.find(({ isDefault }) => isDefault) ?? siblings.get(entityValue)?.[0];
    const prices = notation === undefined ? undefined : importedOf(notation);
    return {
      currency: notation?.isoCurrency ?? 'EUR',
      level: prices?.days.at(-1)?.close ?? 100,
      volatility: 0.25,
      since: formatDay(prices?.first ?? REFERENCE_DAY - 365),
      dailyVolume: 0,
      clock: 'EUROPE',
    };
  }

  function sumOf(entityValue: string, model: PriceModel): { terms: readonly Term[]; constant: number } {
    const level = Math.log(model.level);
    if (model.ratio !== undefined) {
      const base = fairOf(model.ratio.base);
      const divisor = fairOf(model.ratio.divisor);
      const inverse = divisor.terms.map(({ process, weight }) => ({ process, weight: -weight }));
      return { terms: [...base.terms, ...inverse], constant: base.constant - divisor.constant };
    }
    if (model.tracks !== undefined) {
      const target = fairOf(model.tracks);
      return { terms: target.terms, constant: target.constant + level - logAt(target, REFERENCE_DAY) };
    }
    const factor = model.factor === undefined ? undefined : fairOf(model.factor);
    const beta = model.beta ?? 1;
    const common = (day: number): number => (factor === undefined ? 0 : beta * (logAt(factor, day) - logAt(factor, REFERENCE_DAY)));
    const anchors = [
      ...(model.anchors ?? []).map(([day, price]) => [parseDay(day), Math.log(price)] as const),
      [REFERENCE_DAY, level] as const,
    ];
    const own = createProcess({
      key: keyOf(`process/${entityValue}`),
      clock: clockOf(model.clock),
      volatility: model.volatility,
      anchors: anchors.toSorted((a, b) => a[0] - b[0]).map(([day, log]) => [day, log - common(day)] as const),
    });
    if (factor === undefined) return { terms: [{ process: own, weight: 1 }], constant: 0 };
    const shared = factor.terms.map(({ process, weight }) => ({ process, weight: weight * beta }));
    return { terms: [{ process: own, weight: 1 }, ...shared], constant: beta * (factor.constant - logAt(factor, REFERENCE_DAY)) };
  }

  /** Log of the price of one unit of the home currency in another currency, at a half hour. */
  function conversion(from: string, to: string): (half: number) => number {
    if (from === to || from === 'PKT') return none;
    const perEuro = (code: string): ((half: number) => number) => {
      if (code === 'EUR') return none;
      const rate = fairOf(`EUR${code}`);
      return (half) => rate.path.node(half) + rate.shift(half);
    };
    const target = perEuro(to);
    const home = perEuro(from);
    return (half) => target(half) - home(half);
  }

  function importedOf(record: NotationRecord): ImportedPrices | undefined {
    const series = options.series?.(record.idNotation);
    return series === undefined ? undefined : prepareImported(series, scheduleOf(venueOf(record.venue).scheduleId));
  }

  /** All venues of an instrument follow the real prices of the one whose series reaches furthest. */
  function importedShift(entityValue: string, fair: Fair): (half: number) => number {
    const candidates = (siblings.get(entityValue) ?? []).flatMap((record) => {
      const prices = importedOf(record);
      return prices === undefined ? [] : [{ record, prices }];
    });
    const lead = candidates.toSorted((a, b) => b.prices.last - a.prices.last)[0];
    if (lead === undefined) return none;
    const schedule = scheduleOf(venueOf(lead.record.venue).scheduleId);
    const convert = conversion(fair.model.currency, lead.record.isoCurrency);
    return shiftTo(
      lead.prices,
      (day) => hoursOf(schedule, day).end,
      (half) => fair.path.node(half) + convert(half),
    );
  }

  function build(record: NotationRecord, instrument: InstrumentRecord): Notation {
    const fair = fairOf(record.entityValue);
    const convert = conversion(fair.model.currency, record.isoCurrency);
    const imported = importedOf(record);
    const since = parseDay(fair.model.since);
    return {
      record,
      instrument,
      schedule: scheduleOf(venueOf(record.venue).scheduleId),
      key: keyOf(`notation/${record.idNotation}`),
      path: fair.path,
      shift: convert === none ? fair.shift : remembered((half) => convert(half) + fair.shift(half)),
      value: Math.exp,
      course: 'RISING',
      step: stepOf(record),
      behaviour: behaviourOf(instrument, record),
      since: imported === undefined ? since : Math.min(since, imported.first),
      imported,
    };
  }

  /** Prices of the underlying go in as they are at home, whatever currency the product counts in. */
  function buildDerived(from: DerivedNotation): Notation {
    const { record, instrument, underlying } = from;
    const { path, shift } = fairOf(underlying);
    return {
      record,
      instrument,
      schedule: scheduleOf(venueOf(record.venue).scheduleId),
      key: keyOf(`notation/${record.idNotation}`),
      path,
      shift,
      value: (log, half) => from.value(Math.exp(log), half),
      course: from.course,
      step: stepOf(record),
      behaviour: derivedBehaviour(from),
      since: parseDay(from.since),
      imported: undefined,
      derived: from,
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
    has: (idNotation) => records.has(idNotation) || derivedOf(idNotation) !== undefined,
    get(idNotation) {
      const known = built.get(idNotation);
      if (known !== undefined) return known;
      const follower = records.has(idNotation) ? undefined : derivedOf(idNotation);
      if (follower !== undefined) return follower;
      const record = records.get(idNotation);
      const instrument = record === undefined ? undefined : instruments.get(record.entityValue);
      if (record === undefined || instrument === undefined) {
        throw new UnknownNotationError(`No notation ${idNotation} in the catalogue.`);
      }
      const notation = build(record, instrument);
      built.set(idNotation, notation);
      return notation;
    },
    fairAt(entityValue, instant) {
      const { path, shift } = fairOf(entityValue);
      const half = Math.floor(instant / HALF_HOUR_MS);
      const slot = Math.floor((instant - half * HALF_HOUR_MS) / SLOT_MS);
      return Math.exp((path.slots(half)[slot] ?? 0) + shift(half) + ((shift(half + 1) - shift(half)) * slot) / SLOTS);
    },
    forget() {
      fairs.clear();
      built.clear();
      derived.clear();
      paths.clear();
    },
    forgetDerived: (idNotation) => derived.delete(idNotation),
  };
}
