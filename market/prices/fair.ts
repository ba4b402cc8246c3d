import { numberAt } from '#domain/input/at.ts';
import type { IndexMemberRecord, InstrumentRecord, NotationRecord, PriceModel } from '../catalogue/types.ts';
import { venueOf } from '../catalogue/venues.ts';
import { drifting, shifted, sum, volatilityOf, walk, type Term } from './compose-path.ts';
import { priceOf, QUARTER, type HalfHourPath, type Space } from './half-hour-path.ts';
import { spend } from '../base/budget.ts';
import { gauss, hashText } from '../base/hash.ts';
import { prepareImported, shiftTo, type ImportedPrices } from './imported.ts';
import { remembered, type KnownDay } from './known-days.ts';
import { constantRate, difference, ratePathOf, type RatePath } from './rate-path.ts';
import { LRUCache } from 'lru-cache';
import { accruingPath, indexPath } from './index-path.ts';
import { knotsOf } from './knots.ts';
import { createMemberParts } from './member-parts.ts';
import { knownShare } from './members.ts';
import { createFairPath, type FairPath } from './fair-path.ts';
import { ledBy, quarterLogs, type QuarterLogs } from './lead.ts';
import { createProcess, type Process } from './process.ts';
import { rollShift } from '../calendar/roll.ts';
import { hoursOf, scheduleOf } from '../calendar/schedules.ts';
import { formatDay, parseDay } from '#domain/time/timezone.ts';
import type { MarketOptions } from './types.ts';
import { createVarianceClock, REFERENCE_DAY, type ClockName, type VarianceClock } from './variance-clock.ts';
import { createIntradayBridges, MODES } from './intraday-bridges.ts';

/** Walks behind an instrument, for its own price and for instruments that use it as a factor. */
interface Driver {
  readonly model: PriceModel;
  readonly terms: readonly Term[];
  readonly constant: number;
}

/** Price model of an instrument in its home currency, with its paths. */
export interface Fair {
  readonly model: PriceModel;
  readonly halfHours: HalfHourPath;
  readonly path: FairPath;
}

export interface Fairs {
  /**
   * Returns the fair price of an instrument.
   * @throws RangeError if the catalogue does not have it
   */
  of(entityValue: string): Fair;
  /** Log of the price of one unit of a currency in another, at half hours; `undefined` if the currencies are equal. */
  conversion(from: string, to: string): RatePath | undefined;
  imported(record: NotationRecord): ImportedPrices | undefined;
}

type Options = Pick<MarketOptions, 'seed' | 'instruments' | 'notations' | 'indexMembers' | 'series' | 'share'>;

/** Number of cached days of indices: those that their quotes need, and at least ten years of one, for the charts of its followers. */
const INDEX_DAYS_KEPT = 6_000;
const INDEX_DAYS_LEAST = 3_000;
/**
 * Maximum number of cached paths, more than there are instruments, whatever share of the other caches is requested: finders visit class by
 * class, and each would evict the paths of the others. Evicted members of an index or a fund would also remain in memory and be created
 * twice.
 */
const PATHS_KEPT = 6_000;
/** Number of cached days of factors. */
const FACTOR_DAYS = 512;

const LOG_TYPES: ReadonlySet<string> = new Set(['COMMODITY', 'PRECIOUS_METAL', 'CURRENCY', 'CRYPTO']);
/** Share of the movement within a half hour that all shares have in common. */
const COMMON = 0.6;
const REFERENCE_HALF = REFERENCE_DAY * 48;
/** Maximum volatility per year of an index's unknown part relative to the known one: half a percent on an average day. */
const MOST_APART = 0.12;

/** Creates paths from the price models of instruments, each on first use. */
export function createFairs(options: Options): Fairs {
  const instruments = new Map(options.instruments.map((one) => [one.entityValue, one]));
  const siblings = Map.groupBy(options.notations, ({ entityValue }) => entityValue);
  const members = Map.groupBy(options.indexMembers ?? [], ({ indexEntityValue }) => indexEntityValue);
  const followers = Map.groupBy(options.instruments, ({ details }) => details.model?.factor ?? '');
  const clocks = new Map<ClockName, VarianceClock>();
  const most = (usual: number): number => Math.ceil(usual * (options.share ?? 1));
  const drivers = new LRUCache<string, Driver>({ max: PATHS_KEPT });
  const fairs = new LRUCache<string, Fair>({ max: PATHS_KEPT });
  const leads = new Map<string, QuarterLogs>();
  /** Log prices of a euro, by currency. */
  const euroRates = new Map<string, RatePath>();
  const keyOf = (name: string): number => hashText(`${options.seed}/${name}`);
  const indexDays = new LRUCache<string, KnownDay>({ max: Math.max(INDEX_DAYS_LEAST, most(INDEX_DAYS_KEPT)) });
  // The name is part of the key of every price: changing it changes all prices.
  const bridges = createIntradayBridges(keyOf('loom'));

  function clockOf(name: ClockName): VarianceClock {
    let clock = clocks.get(name);
    if (clock === undefined) clocks.set(name, (clock = createVarianceClock(name, keyOf('clock'))));
    return clock;
  }

  const driverAt = ({ terms, constant }: Driver, day: number): number =>
    terms.reduce((total, { process, weight }) => total + weight * process.start(day), constant);

  function instrumentOf(entityValue: string): InstrumentRecord {
    const found = instruments.get(entityValue);
    if (found !== undefined) return found;
    throw new RangeError(`The price model of an instrument names ${entityValue}, which the catalogue does not have.`);
  }

  function of(entityValue: string): Fair {
    const known = fairs.get(entityValue);
    if (known !== undefined) return known;
    spend();
    const instrument = instrumentOf(entityValue);
    const { model } = driverOf(entityValue);
    const straight = drifting(led(halfHoursOf(instrument), model), model.drift);
    const simulated = model.roll === undefined ? straight : shifted(straight, rollShift(model.roll));
    const shift = importedShift(entityValue, model, simulated);
    const halfHours = shift === undefined ? simulated : shifted(simulated, shift);
    const fair: Fair = { model, halfHours, path: createFairPath(halfHours, bridges) };
    fairs.set(entityValue, fair);
    return fair;
  }

  /** Instruments without a model (imported ones) follow their real prices and continue as a walk. */
  function plainModel(entityValue: string): PriceModel {
    const notation = siblings.get(entityValue)?.find(({ isDefault }) => isDefault) ?? siblings.get(entityValue)?.[0];
    const prices = notation === undefined ? undefined : imported(notation);
    return {
      currency: notation?.isoCurrency ?? 'EUR',
      level: prices?.days.at(-1)?.close ?? 100,
      volatility: 0.25,
      since: formatDay(prices?.first ?? REFERENCE_DAY - 365),
      dailyVolume: 0,
      clock: 'EUROPE',
    };
  }

  function driverOf(entityValue: string): Driver {
    const known = drivers.get(entityValue);
    if (known !== undefined) return known;
    const model = instrumentOf(entityValue).details.model ?? plainModel(entityValue);
    const driver = { model, ...walksOf(entityValue, model) };
    drivers.set(entityValue, driver);
    return driver;
  }

  function walksOf(entityValue: string, model: PriceModel): Omit<Driver, 'model'> {
    const scaled = (value: number): number => (model.arithmetic === true ? value : Math.log(value));
    const level = scaled(model.level);
    if (model.ratio !== undefined) {
      const base = driverOf(model.ratio.base);
      const other = driverOf(model.ratio.divisor);
      const inverse = other.terms.map(({ process, weight }) => ({ process, weight: -weight }));
      return { terms: [...base.terms, ...inverse], constant: base.constant - other.constant };
    }
    if (model.tracks !== undefined) {
      const target = driverOf(model.tracks);
      return { terms: target.terms, constant: target.constant + level - driverAt(target, REFERENCE_DAY) };
    }
    const factor = model.factor === undefined ? undefined : driverOf(model.factor);
    const beta = model.beta ?? 1;
    const common = (day: number): number => (factor === undefined ? 0 : beta * (driverAt(factor, day) - driverAt(factor, REFERENCE_DAY)));
    const anchors = [
      ...(model.anchors ?? []).map(([day, price]) => [parseDay(day), scaled(price)] as const),
      [REFERENCE_DAY, level] as const,
    ];
    const own = createProcess({
      key: keyOf(`process/${entityValue}`),
      clock: clockOf(model.clock),
      volatility: model.volatility,
      anchors: anchors.toSorted((a, b) => a[0] - b[0]).map(([day, log]) => [day, log - common(day)] as const),
      ...cachedDaysOf(followers.get(entityValue)?.length ?? 0),
    });
    if (factor === undefined) return { terms: [{ process: own, weight: 1 }], constant: 0 };
    const shared = factor.terms.map(({ process, weight }) => ({ process, weight: weight * beta }));
    return { terms: [{ process: own, weight: 1 }, ...shared], constant: beta * (factor.constant - driverAt(factor, REFERENCE_DAY)) };
  }

  function halfHoursOf(instrument: InstrumentRecord): HalfHourPath {
    const { model, terms, constant } = driverOf(instrument.entityValue);
    if (model.ratio !== undefined) {
      const [base, other] = [of(model.ratio.base).halfHours, of(model.ratio.divisor).halfHours];
      return sum('LOG', [
        { path: base, pieces: 1 },
        { path: other, pieces: -1 },
      ]);
    }
    const { tracks = model.computedFrom } = model;
    if (tracks !== undefined) {
      const { halfHours: path } = of(tracks);
      if (path.space === 'POINTS' && model.arithmetic !== true) return accruingPath(model.level, path);
      const target = priceOf(path.space, path.node(REFERENCE_HALF));
      if (path.space === 'LOG') return sum('LOG', [{ path, pieces: 1 }], Math.log(model.level / target));
      return sum(path.space, [{ path, pieces: model.level / target }]);
    }
    const space: Space = model.arithmetic === true ? 'POINTS' : LOG_TYPES.has(instrument.entityType) ? 'LOG' : 'PRICE';
    const walkIn = (mixture: readonly number[]): HalfHourPath => walk({ space, clock: clockOf(model.clock), terms, constant, mixture });
    const list = members.get(instrument.entityValue);
    if (list === undefined || space !== 'PRICE') return walkIn(mixtureOf(instrument.entityValue, space));
    return summed(instrument, model, list, walkIn(mixtureOfSum(list, terms)));
  }

  /** Makes a path follow the sum of an index. Without a sum, only their common factor moves both. */
  function led(path: HalfHourPath, { follows }: PriceModel): HalfHourPath {
    if (follows === undefined || !(members.has(follows) || instrumentOf(follows).details.model?.computedFrom !== undefined)) return path;
    let lead = leads.get(follows);
    if (lead === undefined) leads.set(follows, (lead = quarterLogs(of(follows).halfHours)));
    return ledBy(path, lead, REFERENCE_HALF / QUARTER);
  }

  /** Random direction in the space of the modes; all shares have the same part of the first one. */
  function mixtureOf(entityValue: string, space: Space): number[] {
    const row = keyOf(`mixture/${entityValue}`);
    const drawn = Array.from({ length: MODES }, (_, mode) => gauss(row, mode, 1));
    const first = space === 'PRICE' ? COMMON : numberAt(drawn, 0) / Math.hypot(...drawn);
    const rest = Math.hypot(...drawn.slice(1));
    return [first, ...drawn.slice(1).map((one) => (one / rest) * Math.sqrt(1 - first * first))];
  }

  /** Mixture of the weighted mean of members, for a walk with these terms: common movements remain, the others cancel out. */
  function mixtureOfSum(list: readonly IndexMemberRecord[], terms: readonly Term[]): number[] {
    const whole = list.reduce((total, { weight = 0 }) => total + weight, 0) * volatilityOf(terms);
    const mean = Array.from({ length: MODES }, () => 0);
    for (const { entityValue, weight = 0 } of list) {
      const strength = (weight * volatilityOf(driverOf(entityValue).terms)) / whole;
      mixtureOf(entityValue, 'PRICE').forEach((part, mode) => (mean[mode] = numberAt(mean, mode) + strength * part));
    }
    return mean;
  }

  const memberParts = createMemberParts({ of, conversion, mainOf });

  function mainOf(entityValue: string): NotationRecord | undefined {
    return siblings.get(entityValue)?.find(({ isDefault }) => isDefault);
  }

  function summed(index: InstrumentRecord, model: PriceModel, list: readonly IndexMemberRecord[], own: HalfHourPath): HalfHourPath {
    const main = mainOf(index.entityValue);
    const apart = (): Process =>
      createProcess({
        key: keyOf(`apart/${index.entityValue}`),
        clock: clockOf(model.clock),
        volatility: Math.min(model.volatility, MOST_APART),
        anchors: [[REFERENCE_DAY, 0]],
      });
    const path = indexPath({
      parts: memberParts(list, { index: main, level: model.level }),
      share: knownShare(list),
      own,
      knots: main === undefined ? () => [0] : knotsOf(scheduleOf(venueOf(main.venue).scheduleId)),
      apart,
      anchors: model.anchors ?? [],
    });
    return remembered(path, index.entityValue, indexDays);
  }

  function conversion(from: string, to: string): RatePath | undefined {
    return from === to || from === 'PKT' ? undefined : difference(perEuro(to), perEuro(from));
  }

  function perEuro(code: string): RatePath {
    let rate = euroRates.get(code);
    if (rate === undefined) euroRates.set(code, (rate = code === 'EUR' ? constantRate(0) : ratePathOf(of(`EUR${code}`).halfHours)));
    return rate;
  }

  function imported(record: NotationRecord): ImportedPrices | undefined {
    const series = options.series?.(record.idNotation);
    return series === undefined ? undefined : prepareImported(series, scheduleOf(venueOf(record.venue).scheduleId));
  }

  /** Shift to imported prices: all venues of an instrument follow the real prices of the one whose series reaches furthest. */
  function importedShift(entityValue: string, model: PriceModel, { space, node }: HalfHourPath): ((half: number) => number) | undefined {
    const candidates = (siblings.get(entityValue) ?? []).flatMap((record) => {
      const prices = imported(record);
      return prices === undefined ? [] : [{ record, prices }];
    });
    const lead = candidates.toSorted((a, b) => b.prices.last - a.prices.last)[0];
    if (lead === undefined) return undefined;
    const schedule = scheduleOf(venueOf(lead.record.venue).scheduleId);
    const convert = conversion(model.currency, lead.record.isoCurrency);
    const scaled = space === 'POINTS' ? (price: number) => price : Math.log;
    return shiftTo(
      lead.prices,
      (day) => hoursOf(schedule, day).end,
      (half) => (space === 'PRICE' ? Math.log(node(half)) : node(half)) + (convert?.at(half) ?? 0),
      scaled,
    );
  }

  return {
    of,
    conversion,
    imported,
  };
}

function cachedDaysOf(followers: number): { readonly cachedDays?: number } {
  return followers === 0 ? {} : { cachedDays: FACTOR_DAYS };
}
