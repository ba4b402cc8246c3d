import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogueSeed } from '#market/catalogue/testing.ts';
import { indexValueOf } from '#market/catalogue/indices.ts';
import { rateValueOf } from '#market/catalogue/index.ts';
import { knotted } from '#market/prices/knots.ts';
import type { HalfHourPath } from '#market/prices/half-hour-path.ts';
import { testMarket } from '#market/prices/testing.ts';
import { INDICES, indexDays } from './index-days.ts';

const DAY_MS = 86_400_000;
const UNTIL = Date.parse('2026-11-27T00:00:00Z');
const REFERENCE = Date.parse('2026-11-16T00:00:00Z');
/** Seed of the market. `npm run test:indices -- --seed …` reports all indices over 250 days of it. */
const seed = process.env.MARKET_SEED ?? String(randomInt(1_000_000));
const market = testMarket({ seed });
/** Session of New York in winter, in milliseconds of a UTC day. */
const [OPENING, CLOSING] = [14.5 * 3_600_000, 21 * 3_600_000];
const SAMPLE = 12;
const DAYS = 60;

describe(`indices of the market with seed ${seed}`, { timeout: 120_000 }, () => {
  process.stdout.write(`indices: MARKET_SEED=${seed}\n`);
  const from = Number(seed) % INDICES.length || 0;
  const sample = Array.from({ length: SAMPLE }, (_, at) => INDICES[(from + at * 7) % INDICES.length] as string);

  it.each(sample)('%s moves with its known members, and what is not known of it with them', (entityValue) => {
    const { average, bound, days } = indexDays(market, entityValue, UNTIL, DAYS);
    expect(days).toBe(DAYS);
    expect(average).toBeLessThan(bound);
  });

  it.each(['DAX', 'SP500', 'ROBO', 'STOXX50', 'SXRP', 'REXP'])(
    '%s, of which all members are known, is their sum from close to close',
    (key) => {
      expect(indexDays(market, indexValueOf(key), UNTIL, 30).largest).toBeLessThan(1e-6);
    },
  );

  it('adds up hundreds of members within a session too: a tenth of a percent off at most, a fiftieth on average', () => {
    const index = indexValueOf('SP500');
    const members = catalogueSeed.indexMembers.filter(({ indexEntityValue }) => indexEntityValue === index);
    const level = market.fairAt(index, REFERENCE);
    let [total, count] = [0, 0];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4 }), fc.integer({ min: OPENING, max: CLOSING }), (day, time) => {
        const instant = REFERENCE + day * DAY_MS + time;
        const sum = members.reduce((worth, { entityValue, weight = 0 }) => {
          return worth + ((weight / 100) * level * market.fairAt(entityValue, instant)) / market.fairAt(entityValue, REFERENCE);
        }, 0);
        const off = Math.abs(market.fairAt(index, instant) / sum - 1);
        total += off;
        count += 1;
        expect(off).toBeLessThan(0.001);
      }),
      { numRuns: 60 },
    );
    expect(total / count).toBeLessThan(0.0002);
  });

  it('gain with net dividends what the price index does and the dividends, evenly', () => {
    const instants = fc.integer({ min: Date.parse('2012-01-01T00:00:00Z'), max: UNTIL });
    fc.assert(
      fc.property(instants, instants, (one, other) => {
        const ratio = (instant: number): number =>
          market.fairAt(indexValueOf('STOXX600NR'), instant) / market.fairAt(indexValueOf('STOXX600'), instant);
        const years = (one - other) / DAY_MS / 365.25;
        expect(Math.log(ratio(one) / ratio(other)) - 0.018 * years).toBeCloseTo(0, 4);
      }),
      { numRuns: 20 },
    );
  });

  it('of a deposit grow each day by its rate over 360 days', () => {
    for (let day = UNTIL - 20 * DAY_MS; day < UNTIL; day += DAY_MS) {
      const growth = market.fairAt(indexValueOf('ESTRI'), day + DAY_MS) / market.fairAt(indexValueOf('ESTRI'), day);
      expect((growth - 1) * 36_000).toBeCloseTo(market.fairAt(rateValueOf('ESTR'), day), 6);
    }
  });
});

describe('a knotted path', () => {
  const own: HalfHourPath = {
    space: 'PRICE',
    node: (half) => 100 + (half % 7),
    fill(day, begin, end, { nodes }) {
      for (let index = begin; index <= end; index += 1) nodes[index] = own.node(day * 48 + index);
    },
    span: (_quarter, into) => Object.assign(into, { low: 100, high: 106, swing: 0 }),
  };
  const knots = (): readonly number[] => [0, 16, 24, 33];
  const wanted = (half: number): number => 50 + half / 1000;

  it('stands at the values at its knots, whichever day is asked for first', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 30 }), (days) => {
        const path = knotted(own, (halves) => Float64Array.from(halves, wanted), knots);
        for (const day of days) for (const knot of knots()) expect(path.node(day * 48 + knot)).toBeCloseTo(wanted(day * 48 + knot), 9);
      }),
      { numRuns: 50 },
    );
  });

  it('asks for a stretch of days at once, and for no value twice', () => {
    const asked: number[] = [];
    let calls = 0;
    const path = knotted(own, (halves) => ((calls += 1), asked.push(...halves), Float64Array.from(halves, wanted)), knots);
    for (let half = 0; half < 640 * 48; half += 1) path.node(half);
    expect(new Set(asked).size).toBe(asked.length);
    expect(calls).toBeLessThan(asked.length / 8);
  });
});
