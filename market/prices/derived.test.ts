import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UnknownNotationError } from './instruments.ts';
import { catalogueSeed } from '../catalogue/testing.ts';
import type { NotationRecord } from '../catalogue/types.ts';
import { DAX, DAY, FRIDAY, MINUTE, notationId, SAP, SAP_TRADEGATE, testMarket } from './testing.ts';
import type { DerivedNotation, Market, QuoteFigures } from './types.ts';

const HALF_HOUR = 30 * MINUTE;
const CALL = 1;
const PUT = 2;
const INLINE = 3;
const KNOCKED_OUT = 4;
const END = Date.parse('2026-11-18T10:17:05Z');

const official = catalogueSeed.notations.find(({ idNotation }) => idNotation === DAX) as NotationRecord;

/** Products on the DAX (level about 24,600); each loses a little value with every half hour. */
function product(idNotation: number, more: Pick<DerivedNotation, 'value' | 'direction'> & Partial<DerivedNotation>): DerivedNotation {
  const entityValue = `D${idNotation}`;
  return {
    record: {
      idNotation,
      entityValue,
      venue: 'STU',
      codeMarket: '_STU',
      isoCurrency: 'EUR',
      isDefault: true,
      unitType: 'STK',
      displayUnit: 'EUR',
      decimals: 2,
      tickSize: 0.01,
    },
    instrument: {
      entityType: 'DERIVATIVE',
      entityValue,
      name: entityValue,
      tinyName: entityValue,
      urlName: entityValue,
      displayType: 'Zertifikat',
      websitePath: `/derivate/${entityValue}`,
      importance: 1,
      aliases: [],
      details: {},
    },
    underlying: String(DAX),
    official,
    quoted: (instant) => ({ value: more.value(market.tradeAt(DAX, instant)?.price ?? 0, Math.floor(instant / HALF_HOUR)), time: instant }),
    until: () => undefined,
    halfSpread: 0.015,
    dailyVolume: 500,
    since: '2025-03-03',
    ...more,
  };
}

const loss = (half: number): number => (half - FRIDAY / HALF_HOUR) * 0.0001;
const call = (spot: number, half: number): number => Math.max(0, (spot - 10_000) / 100 - loss(half));
const products = [
  product(CALL, { direction: 'RISING', value: call }),
  product(PUT, { direction: 'FALLING', value: (spot, half) => Math.max(0, (40_000 - spot) / 100 - loss(half)) }),
  product(INLINE, { direction: 'BOTH', value: (spot) => Math.max(0.2, 10 - Math.abs(spot - 24_600) / 150) }),
  product(KNOCKED_OUT, { direction: 'RISING', value: call, until: () => END }),
];
const derived = (id: number): DerivedNotation | undefined => products.find(({ record }) => record.idNotation === id);
const market: Market = testMarket({ derived });
const some = fc.constantFrom(CALL, PUT, INLINE, KNOCKED_OUT);
const instants = fc.integer({ min: Date.parse('2025-03-04T12:00:00Z'), max: Date.parse('2026-11-18T10:17:05Z') });

describe('a notation that follows an underlying', { timeout: 60_000 }, () => {
  it('is known by its number, and unknown ones stay unknown', () => {
    expect(market.has(CALL)).toBe(true);
    expect(market.has(99)).toBe(false);
    expect(() => market.quote(99, FRIDAY)).toThrow(UnknownNotationError);
  });

  it('is quoted around its value at the official price of the underlying', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        fc.pre(market.isOpen(CALL, instant));
        const { bid = 0, ask = 0 } = market.quote(CALL, instant) ?? {};
        const value = call(market.tradeAt(DAX, instant)?.price ?? 0, Math.floor(instant / HALF_HOUR));
        expect(bid).toBeCloseTo(Math.floor((value - 0.015) * 100 + 1e-9) / 100, 6);
        expect(ask).toBeCloseTo(Math.ceil((value + 0.015) * 100 - 1e-9) / 100, 6);
      }),
      { numRuns: 60 },
    );
  });

  it('stands still while the official venue of the underlying is closed, and follows it from its opening on', () => {
    const flat: DerivedNotation = product(8, { direction: 'RISING', value: (spot) => spot / 100 });
    const still = testMarket({ derived: (id) => (id === 8 ? flat : undefined) });
    const at = (time: string): QuoteFigures => still.quote(8, Date.parse(time)) as QuoteFigures;
    const close = (still.quote(DAX, Date.parse('2026-11-19T20:00:00Z'))?.last ?? 0) / 100;
    const evening = still.trades(8, { from: Date.parse('2026-11-19T16:30:00Z'), to: Date.parse('2026-11-19T22:00:00Z') });
    expect(new Set(evening.map(({ price }) => price))).toEqual(new Set([Number(close.toFixed(2))]));
    expect(at('2026-11-20T07:59:59Z').last).toBe(Number(close.toFixed(2)));
    const opening = (still.quote(DAX, Date.parse('2026-11-20T10:00:00Z'))?.open ?? 0) / 100;
    expect(at('2026-11-20T08:00:00Z').last).toBeCloseTo(opening, 1);
    const days = still.bars(8, { from: Date.parse('2026-11-16T00:00:00Z'), to: Date.parse('2026-11-20T20:00:00Z'), resolution: '1D' });
    const prices = still.trades(8, { from: Date.parse('2026-11-19T00:00:00Z'), to: Date.parse('2026-11-19T23:00:00Z') });
    expect([days.high.at(-2), days.low.at(-2)]).toEqual([
      Math.max(...prices.map(({ price }) => price)),
      Math.min(...prices.map(({ price }) => price)),
    ]);
  });

  it('has bars that contain their trades and reach both ends, whichever way it moves', () => {
    fc.assert(
      fc.property(some, instants, (id, instant) => {
        const quote = market.quote(id, instant) as QuoteFigures;
        const trades = market.trades(id, { from: quote.timeOpen - 1, to: instant });
        const prices = trades.map(({ price }) => price);
        expect([Math.max(...prices), Math.min(...prices), prices[0], prices.at(-1)]).toEqual([
          quote.high,
          quote.low,
          quote.open,
          quote.last,
        ]);
        const days = market.bars(id, { from: instant - 12 * DAY, to: instant, resolution: '1D' });
        expect(days.close.at(-1)).toBe(quote.last);
        expect(days.close.at(-2)).toBe(quote.previousLast);
        const before = (days.time.at(-2) ?? 0) - DAY / 2;
        const ofDay = market.trades(id, { from: before, to: before + DAY - 1 }).map(({ price }) => price);
        expect([Math.max(...ofDay), Math.min(...ofDay)]).toEqual([days.high.at(-2), days.low.at(-2)]);
      }),
      { numRuns: 60 },
    );
  });

  it('moves with or against the underlying', () => {
    const closes = (id: number): number[] => [...market.bars(id, { from: FRIDAY - 90 * DAY, to: FRIDAY, resolution: '1D' }).close];
    const [rising, falling] = [closes(CALL), closes(PUT)];
    for (const [index, price] of rising.entries()) expect(price + (falling[index] ?? 0)).toBeCloseTo(300, -1);
  });

  it('begins on its day of issue and has no prices from its end on', () => {
    expect(market.quote(CALL, Date.parse('2025-03-02T12:00:00Z'))).toBeUndefined();
    expect(new Date(market.availableHistory(CALL, FRIDAY).from).toISOString()).toMatch(/^2025-03-03/);
    const last = market.quote(KNOCKED_OUT, FRIDAY);
    expect(last).toMatchObject({ isOpen: false });
    expect(last?.bid).toBeUndefined();
    expect(last?.timeLast).toBeLessThan(END);
    expect(market.quote(KNOCKED_OUT, FRIDAY, 'EOD')?.last).toBe(last?.last);
    expect(market.trades(KNOCKED_OUT, { from: END - DAY, to: FRIDAY }).at(-1)?.time).toBe(last?.timeLast);
    expect(market.bars(KNOCKED_OUT, { from: END - 5 * DAY, to: FRIDAY, resolution: '1D' }).time.at(-1)).toBe(
      Date.parse('2026-11-18T12:00:00Z'),
    );
    expect(market.isOpen(KNOCKED_OUT, END - 1)).toBe(true);
    expect(market.isOpen(KNOCKED_OUT, END)).toBe(false);
  });

  it('has no bid once it is worth nothing', () => {
    const worthless = testMarket({ derived: (id) => (id === 7 ? product(7, { direction: 'BOTH', value: () => 0 }) : undefined) });
    const quote = worthless.quote(7, FRIDAY);
    expect(quote).toMatchObject({ last: 0.01, ask: 0.02 });
    expect(quote?.bid).toBeUndefined();
  });

  it('follows imported prices of the underlying', () => {
    const series = { source: { name: 'Probe' }, daily: [{ day: '2026-11-17', close: 30_000 }] };
    const real = testMarket({ derived, series: (id) => (id === DAX ? series : undefined) });
    expect(Math.abs((real.quote(CALL, Date.parse('2026-11-17T16:30:00Z'))?.last ?? 0) - 200)).toBeLessThan(2);
  });

  it('is asked for again after it was forgotten', () => {
    const known: Partial<DerivedNotation> = {};
    const changing = testMarket({ derived: () => product(9, { direction: 'RISING', value: call, ...known }) });
    expect(changing.quote(9, FRIDAY)?.isOpen).toBe(true);
    Object.assign(known, { until: () => END });
    changing.forget(9);
    expect(changing.quote(9, FRIDAY)?.isOpen).toBe(false);
  });

  it('stays known while another is forgotten that nobody has asked for', () => {
    const asked: number[] = [];
    const lasting = testMarket({ derived: (id) => (asked.push(id), product(id, { direction: 'RISING', value: call })) });
    lasting.quote(9, FRIDAY);
    lasting.forget(10);
    lasting.quote(9, FRIDAY + MINUTE);
    expect(asked).toEqual([9]);
  });
});

function mainOf(type: string, venue?: string): number {
  const one = catalogueSeed.instruments.find(
    ({ entityType, entityValue }) =>
      entityType === type &&
      catalogueSeed.notations.some((main) => main.entityValue === entityValue && main.isDefault && main.venue === (venue ?? main.venue)),
  );
  return notationId(one?.entityValue ?? '');
}

describe('the figures of a running day', { timeout: 60_000 }, () => {
  const MONDAY = Date.parse('2026-11-16T00:00:00Z');

  it('are the same whatever was asked before', () => {
    const ids = [SAP, SAP_TRADEGATE, DAX, CALL, notationId('EURUSD'), mainOf('INTEREST'), mainOf('INDEX', 'TYO')];
    const seconds = fc.array(fc.integer({ min: 0, max: 4 * 86_400 }), { minLength: 4, maxLength: 12 });
    fc.assert(
      fc.property(seconds, (asked) => {
        const used = testMarket({ derived });
        const fresh = testMarket({ derived });
        const instant = MONDAY + (asked[0] ?? 0) * 1_000;
        for (const id of ids) {
          for (const second of asked) used.latest(id, MONDAY + second * 1_000);
          expect(used.latest(id, instant)).toEqual(fresh.latest(id, instant));
        }
      }),
      { numRuns: 3 },
    );
  });

  it('continue where they stood a second before', () => {
    let values = 0;
    const counting = product(CALL, { direction: 'RISING', value: (spot, half) => ((values += 1), call(spot, half)) });
    const counted = testMarket({ derived: () => counting });
    const valuesOf = (instant: number): number => {
      values = 0;
      counted.quote(CALL, instant);
      return values;
    };
    const first = valuesOf(FRIDAY);
    expect(first).toBeGreaterThan(1_000);
    // Past half hours are not priced again; in a closed market only bid and ask are priced.
    expect(valuesOf(FRIDAY + 1_000)).toBeLessThan(10);
    const night = Date.parse('2026-11-21T02:00:00Z');
    valuesOf(night);
    expect(valuesOf(night + 1_000)).toBeLessThan(10);
  });
});

describe('the first touch of a level', { timeout: 60_000 }, () => {
  const ids = fc.constantFrom(SAP, DAX, CALL, PUT, INLINE, notationId('EURUSD'), notationId('BTC'));
  it('is the first trade at or beyond it', () => {
    fc.assert(
      fc.property(ids, instants, fc.double({ min: -0.03, max: 0.03, noNaN: true }), (id, from, distance) => {
        const level = (market.tradeAt(id, from)?.price ?? 0) * (1 + distance);
        const side = distance > 0 ? 'ABOVE' : 'BELOW';
        const to = from + 3 * DAY;
        const beyond = market.trades(id, { from: from - 1, to }).find(({ price }) => (side === 'ABOVE' ? price >= level : price <= level));
        expect(market.firstTouch(id, level, side, { from, to })).toBe(beyond?.time);
      }),
      { numRuns: 60 },
    );
  });

  it('finds nothing that was not reached', () => {
    expect(market.firstTouch(SAP, 100_000, 'ABOVE', { from: FRIDAY - 900 * DAY, to: FRIDAY })).toBeUndefined();
    expect(market.firstTouch(SAP, 0.01, 'BELOW', { from: FRIDAY, to: FRIDAY - DAY })).toBeUndefined();
  });

  it('is the close of an imported day of which only the range is known', () => {
    const series = { source: { name: 'Probe' }, daily: [{ day: '2026-11-17', open: 100, high: 130, low: 99, close: 101 }] };
    const real = testMarket({ series: (id) => (id === SAP ? series : undefined) });
    const window = { from: Date.parse('2026-11-17T00:00:00Z'), to: Date.parse('2026-11-17T23:00:00Z') };
    expect(real.firstTouch(SAP, 120, 'ABOVE', window)).toBe(Date.parse('2026-11-17T16:35:08Z'));
  });
});
