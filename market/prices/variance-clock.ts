import { doubleAt } from '#domain/input/at.ts';
import { gauss } from '../base/hash.ts';
import { dayNumber, parseDay, weekday } from '#domain/time/timezone.ts';

/**
 * Market time. Price movements are proportional to the square root of market time, which passes fast in a crisis and while the home market
 * is open, slowly at night and hardly at all at weekends. One unit is an average year.
 */
export interface VarianceClock {
  /** Market time at the start of each day number, 0 … DAYS. */
  readonly dayStart: Float64Array;
  /** Elapsed share of a day's market time at each half hour, 0 … 48. */
  readonly profile: Float64Array;
  /** Square roots of the market time of each day, and of the share of each half hour (0 … 47) in it. */
  readonly dayRoot: Float64Array;
  readonly halfRoot: Float64Array;
}

export type ClockName = 'EUROPE' | 'AMERICA' | 'ASIA' | 'CURRENCY' | 'CRYPTO';

/** Number of days in the market: 1970 to 2059. */
export const DAYS = 32_768;

/** Periods of stress with their factor on market time (estimated from the indices of those years). */
const STRESS: readonly (readonly [from: string, to: string, factor: number])[] = [
  ['1987-10-14', '1987-12-01', 6],
  ['1990-08-02', '1990-10-31', 2.5],
  ['1998-08-10', '1998-10-31', 3.5],
  ['2001-09-11', '2001-10-15', 4],
  ['2002-06-15', '2003-04-15', 3],
  ['2008-09-15', '2008-12-15', 7],
  ['2008-12-16', '2009-04-30', 3],
  ['2010-05-01', '2010-06-15', 2],
  ['2011-08-01', '2011-11-30', 3],
  ['2015-08-18', '2015-10-01', 2],
  ['2018-12-01', '2019-01-10', 2],
  ['2020-02-24', '2020-04-15', 8],
  ['2020-04-16', '2020-06-30', 2],
  ['2022-02-24', '2022-03-31', 2.5],
  ['2025-04-03', '2025-04-25', 4],
];

/** Market time per half hour of a UTC day, relative. */
const HOURS: Record<ClockName, (half: number) => number> = {
  EUROPE: (half) => (half < 12 ? 0.15 : half < 15 ? 0.8 : half < 17 ? 2.2 : half < 26 ? 1.2 : half < 33 ? 2 : half < 42 ? 0.8 : 0.25),
  AMERICA: (half) => (half < 14 ? 0.2 : half < 26 ? 0.5 : half < 31 ? 2.6 : half < 38 ? 1.5 : half < 42 ? 2 : 0.5),
  ASIA: (half) => (half < 1 ? 3 : half < 13 ? 1.8 : half < 26 ? 0.4 : half < 42 ? 0.7 : 0.3),
  CURRENCY: (half) => (half < 13 ? 0.6 : half < 24 ? 1.2 : half < 34 ? 1.8 : 0.6),
  CRYPTO: (half) => (half < 26 ? 0.9 : half < 40 ? 1.3 : 1),
};

const WEEKEND: Record<ClockName, number> = { EUROPE: 0.08, AMERICA: 0.08, ASIA: 0.08, CURRENCY: 0, CRYPTO: 0.6 };

/** Creates a clock. Stress and calm are the same for every price of a market, so that crises affect all instruments. */
export function createVarianceClock(name: ClockName, key: number): VarianceClock {
  const weights = new Float64Array(DAYS);
  for (let day = 0; day < DAYS; day += 1) {
    const at = weekday(day);
    const calm = 0.75 * Math.exp(0.3 * gauss(key, 1, Math.floor(day / 21)) + 0.25 * gauss(key, 2, day));
    weights[day] = (at === 0 || at === 6 ? WEEKEND[name] : 1) * calm;
  }
  if (name !== 'CURRENCY')
    for (const [from, to, factor] of STRESS) {
      for (let day = parseDay(from); day <= parseDay(to); day += 1) weights[day] = doubleAt(weights, day) * factor;
    }
  const perYear = 365.25 / DAYS;
  const sum = weights.reduce((total, weight) => total + weight, 0) * perYear;
  const dayStart = new Float64Array(DAYS + 1);
  for (let day = 0; day < DAYS; day += 1) dayStart[day + 1] = doubleAt(dayStart, day) + doubleAt(weights, day) / sum;
  const profile = profileOf(HOURS[name]);
  const dayRoot = Float64Array.from(weights, (weight) => Math.sqrt(weight / sum));
  const halfRoot = Float64Array.from({ length: 48 }, (_, half) => Math.sqrt(doubleAt(profile, half + 1) - doubleAt(profile, half)));
  return { dayStart, profile, dayRoot, halfRoot };
}

function profileOf(weight: (half: number) => number): Float64Array {
  const profile = new Float64Array(49);
  for (let half = 0; half < 48; half += 1) profile[half + 1] = doubleAt(profile, half) + weight(half);
  const total = profile[48] ?? 1;
  return profile.map((value) => value / total);
}

/** Day at whose start the levels of the catalogue's price models apply. */
export const REFERENCE_DAY = dayNumber(2026, 11, 16);
