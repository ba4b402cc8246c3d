import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EntityType, InstrumentRecord, NotationRecord, PriceModel } from '../catalogue/types.ts';
import { createMarket } from './create-market.ts';
import { DAY, FRIDAY, MINUTE } from './testing.ts';

const BOND = 1;
const RATE = 2;
const FIXING = 3;
const FUTURE = 4;

function one(
  id: number,
  entityType: EntityType,
  venue: string,
  model: Partial<PriceModel>,
): { instrument: InstrumentRecord; notation: NotationRecord } {
  const entityValue = `M${id}`;
  const named = { entityValue, name: entityValue, tinyName: entityValue, urlName: entityValue, displayType: entityType };
  return {
    instrument: {
      ...named,
      entityType,
      websitePath: `/x/${id}`,
      importance: 50,
      aliases: [],
      details: { model: { currency: 'EUR', level: 100, volatility: 0.04, since: '2015-01-05', dailyVolume: 0, clock: 'EUROPE', ...model } },
    },
    notation: {
      idNotation: id,
      entityValue,
      venue,
      codeMarket: `_${venue}`,
      isoCurrency: 'EUR',
      isDefault: true,
      unitType: 'PCT',
      displayUnit: 'PCT',
      decimals: 3,
      tickSize: 0.001,
    },
  };
}

const all = [
  one(BOND, 'BOND', 'STU', { level: 93.4, anchors: [['2027-03-01', 100]], until: '2027-03-01' }),
  one(RATE, 'INTEREST', 'LUSG', { level: 0.1, volatility: 0.9, arithmetic: true, anchors: [['2020-01-02', -0.5]] }),
  one(FIXING, 'INTEREST', 'INT', { level: 2.1, volatility: 0.4, arithmetic: true }),
  one(FUTURE, 'FUTURE', 'EUX', { level: 24_700, tracks: 'M5', until: '2026-12-18' }),
  one(5, 'INDEX', 'GER', { level: 24_600, volatility: 0.18 }),
];
const market = createMarket({
  seed: 'models',
  instruments: all.map(({ instrument }) => instrument),
  notations: all.map(({ notation }) => notation),
});
const instants = fc.integer({ min: Date.parse('2016-02-01T00:00:00Z'), max: Date.parse('2026-12-18T12:00:00Z') });

describe('bonds, rates and futures', { timeout: 60_000 }, () => {
  it('have bars that contain their trades, and the close of one day is the previous close of the next', () => {
    fc.assert(
      fc.property(fc.constantFrom(BOND, RATE, FIXING, FUTURE), instants, (id, instant) => {
        const quote = market.quote(id, instant);
        const prices = market.trades(id, { from: (quote?.timeOpen ?? 0) - 1, to: instant }).map(({ price }) => price);
        expect([Math.max(...prices), Math.min(...prices), prices.at(-1)]).toEqual([quote?.high, quote?.low, quote?.last]);
        const days = market.bars(id, { from: instant - 12 * DAY, to: instant, resolution: '1D' });
        expect([days.close.at(-1), days.close.at(-2)]).toEqual([quote?.last, quote?.previousLast]);
        expect(
          Object.values(market.performanceValues(id, instant)).every((value) => typeof value === 'string' || Number.isFinite(value)),
        ).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('pulls a bond to its nominal amount and ends it there', () => {
    expect(market.quote(BOND, Date.parse('2027-02-26T19:00:00Z'))?.last).toBeGreaterThan(99);
    expect(market.quote(BOND, Date.parse('2027-02-26T19:00:00Z'))?.last).toBeLessThan(101);
    const over = market.quote(BOND, Date.parse('2027-06-01T12:00:00Z'));
    expect(over).toMatchObject({ isOpen: false });
    expect(over?.timeLast).toBeLessThan(Date.parse('2027-03-02T00:00:00Z'));
  });

  it('lets rates move by points, through and below 0', () => {
    expect(market.fairAt('M2', Date.parse('2020-01-02T00:00:00Z'))).toBeCloseTo(-0.5, 6);
    const { close } = market.bars(RATE, { from: Date.parse('2019-06-01T00:00:00Z'), to: FRIDAY, resolution: '1D' });
    expect(Math.min(...close)).toBeLessThan(0);
    const changes = close.slice(1).map((price, index) => price - (close[index] ?? 0));
    expect(Math.max(...changes.map(Math.abs))).toBeLessThan(1);
    expect(new Set(changes).size).toBeGreaterThan(100);
    expect(market.quote(RATE, FRIDAY)?.bid).toBeUndefined();
  });

  it('fixes a rate once a day at eleven', () => {
    expect(market.quote(FIXING, FRIDAY)).toMatchObject({ timeLast: Date.parse('2026-11-20T10:00:00Z'), isOpen: false });
    expect(market.quote(FIXING, Date.parse('2026-11-20T09:59:59Z'))?.timeLast).toBe(Date.parse('2026-11-19T10:00:00Z'));
    const days = market.bars(FIXING, { from: FRIDAY - 8 * DAY, to: FRIDAY, resolution: '1D' });
    expect(days.count).toEqual(days.time.map(() => 1));
    expect([days.high, days.low, days.open]).toEqual([days.close, days.close, days.close]);
    const minutes = market.bars(FIXING, { from: FRIDAY - DAY, to: FRIDAY, resolution: '1m' });
    expect(minutes.time).toEqual([Date.parse('2026-11-20T10:00:00Z')]);
  });

  it('trades futures from night to evening, as their underlying moves', () => {
    expect(market.isOpen(FUTURE, Date.parse('2026-11-20T01:00:00Z'))).toBe(true);
    expect(market.isOpen(FUTURE, Date.parse('2026-11-20T21:30:00Z'))).toBe(false);
    fc.assert(
      fc.property(instants, (instant) => {
        expect(market.fairAt('M4', instant) / market.fairAt('M5', instant)).toBeCloseTo(24_700 / 24_600, 9);
      }),
      { numRuns: 60 },
    );
    expect(market.isOpen(FUTURE, Date.parse('2026-12-21T10:00:00Z'))).toBe(false);
  });

  it('never shows a price at an instant that lies ahead, and the last one of the day before at night', () => {
    const night = market.quote(BOND, Date.parse('2026-11-21T03:00:00Z'));
    expect(night?.timeLast).toBe(Date.parse('2026-11-20T21:00:00Z'));
    expect(market.tradeAt(BOND, FRIDAY - MINUTE)?.time).toBeLessThanOrEqual(FRIDAY - MINUTE);
  });
});
