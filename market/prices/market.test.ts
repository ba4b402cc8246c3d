import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogueSeed } from '../catalogue/testing.ts';
import type { QuoteFigures } from './types.ts';
import { UnknownNotationError } from './instruments.ts';
import { DAX, DAY, FRIDAY, MINUTE, notationId, SAP, SAP_TRADEGATE, testMarket } from './testing.ts';

const market = testMarket();
const some = fc.constantFrom(
  SAP,
  SAP_TRADEGATE,
  DAX,
  notationId('86627'),
  notationId('86627', 'GAT'),
  notationId('EURUSD'),
  notationId('BTC'),
  notationId('60972397'),
  notationId('7743988'),
  notationId('3567527'),
  notationId('82849', 'MUN'),
  notationId('36714349', 'LUSG'),
);
const instants = fc.integer({ min: Date.parse('2013-02-01T00:00:00Z'), max: Date.parse('2027-12-01T00:00:00Z') });
const runs = { numRuns: 40 };

describe('a market', { timeout: 60_000 }, () => {
  it('gives the same figures whatever was asked before', () => {
    fc.assert(
      fc.property(some, instants, (id, instant) => {
        const fresh = testMarket();
        expect(fresh.quote(id, instant)).toEqual(market.quote(id, instant));
      }),
      { numRuns: 12 },
    );
  });

  it('counts a range back from the last session, so that a year on Saturday is the year of Friday', () => {
    for (const range of ['W1', 'M3', 'Y1', 'Y5'] as const) {
      expect(market.rangeStart(SAP, range, FRIDAY + DAY)).toBe(market.rangeStart(SAP, range, FRIDAY));
    }
  });

  it('is another one with another seed', () => {
    expect(testMarket({ seed: 'other' }).quote(SAP, FRIDAY)?.last).not.toBe(market.quote(SAP, FRIDAY)?.last);
  });

  it('keeps every trade between low and high of its minute, quarter hour, hour and day, and reaches both', () => {
    fc.assert(
      fc.property(some, instants, (id, instant) => {
        const quote = market.quote(id, instant);
        fc.pre(quote !== undefined);
        const window = { from: Math.floor((quote?.timeOpen ?? 0) / (60 * MINUTE)) * 60 * MINUTE, to: instant };
        const trades = market.trades(id, { ...window, from: quote.timeOpen - 1 });
        expect(Math.max(...trades.map(({ price }) => price))).toBe(quote.high);
        expect(Math.min(...trades.map(({ price }) => price))).toBe(quote.low);
        for (const resolution of ['1m', '15m', '1H'] as const) {
          const bars = market.bars(id, { ...window, resolution });
          const length = { '1m': 1, '15m': 15, '1H': 60 }[resolution] * MINUTE;
          for (const [index, start] of bars.time.entries()) {
            const inside = trades.filter(({ time }) => time >= start && time < start + length).map(({ price }) => price);
            expect(inside).toHaveLength(bars.count[index] ?? 0);
            expect([Math.max(...inside), Math.min(...inside), inside[0], inside.at(-1)]).toEqual([
              bars.high[index],
              bars.low[index],
              bars.open[index],
              bars.close[index],
            ]);
          }
        }
      }),
      { numRuns: 12 },
    );
  });

  it('makes a complete daily bar from exactly the trades of the day', () => {
    fc.assert(
      fc.property(some, instants, (id, instant) => {
        const bars = market.bars(id, { from: instant - 12 * DAY, to: instant, resolution: '1D' });
        const before = bars.time.length - 2;
        const day = bars.time[before];
        fc.pre(day !== undefined);
        const close = market.quote(id, instant);
        const end = market.quote(id, close?.timePreviousLast ?? 0, 'EOD');
        expect(end).toMatchObject({ open: bars.open[before], high: bars.high[before], low: bars.low[before], last: bars.close[before] });
        expect(end?.totalVolume ?? 0).toBe(bars.volume[before]);
      }),
      runs,
    );
  });

  it('takes the close of one day as previous close of the next', () => {
    fc.assert(
      fc.property(some, instants, (id, instant) => {
        const bars = market.bars(id, { from: instant - 12 * DAY, to: instant, resolution: '1D' });
        expect(market.quote(id, instant)?.previousLast).toBe(bars.close.at(-2));
      }),
      runs,
    );
  });

  it('orders high, low, open, last, bid and ask', () => {
    fc.assert(
      fc.property(some, instants, (id, instant) => {
        const quote = market.quote(id, instant);
        fc.pre(quote !== undefined);
        const { open, high, low, last, bid, ask, high1Year, low1Year } = quote;
        expect(high).toBeGreaterThanOrEqual(Math.max(open, last));
        expect(low).toBeLessThanOrEqual(Math.min(open, last));
        expect(bid ?? 0).toBeLessThan(ask ?? 1);
        expect(high1Year).toBeGreaterThanOrEqual(high);
        expect(low1Year).toBeLessThanOrEqual(low);
        expect(quote.timeLast).toBeLessThanOrEqual(instant);
      }),
      runs,
    );
  });

  it('tells the same at one instant through all of its functions', () => {
    fc.assert(
      fc.property(some, instants, (id, instant) => {
        const quote = market.quote(id, instant);
        const daily = market.bars(id, { from: instant - 10 * DAY, to: instant, resolution: '1D' });
        expect(market.tradeAt(id, instant)?.price).toBe(quote?.last);
        expect(daily.close.at(-1)).toBe(quote?.last);
        expect(daily.high.at(-1)).toBe(quote?.high);
        expect(daily.volume.at(-1) || undefined).toBe(quote?.totalVolume || undefined);
        const figures = market.performanceValues(id, instant);
        expect(figures.performanceRelD1).toBe(quote?.performancePct);
        expect(figures.highPriceW52).toBeDefined();
        for (const period of ['D1', 'W1', 'W4', 'M3', 'M6', 'Cy', 'W52', 'Y3', 'Y5']) {
          expect(market.change(id, period, instant)).toBe(figures[`performanceRel${period}`]);
        }
        const last = market.trades(id, { from: (quote?.timeLast ?? 0) - 1, to: instant }).at(-1);
        expect(market.tradeAt(id, instant)).toEqual(last);
      }),
      runs,
    );
  });

  it('gives delayed prices as they were exactly 15 minutes ago, and end-of-day prices of a finished session', () => {
    fc.assert(
      fc.property(some, instants, (id, instant) => {
        const delayed = market.quote(id, instant, 'DLY');
        const earlier = market.quote(id, instant - 15 * MINUTE, 'RLT');
        expect(delayed).toEqual(earlier === undefined ? undefined : { ...earlier, quality: 'DLY' });
        const end = market.quote(id, instant, 'EOD');
        const bars = market.bars(id, { from: instant - 12 * DAY, to: instant, resolution: '1D' });
        expect([bars.close.at(-1), bars.close.at(-2)]).toContain(end?.last);
      }),
      runs,
    );
  });

  it('keeps the venues of an instrument close to each other while they are open', () => {
    const venues = catalogueSeed.notations.filter(({ entityValue, isoCurrency }) => entityValue === '82849' && isoCurrency === 'EUR');
    fc.assert(
      fc.property(instants, (instant) => {
        const mids = venues.flatMap(({ idNotation }) => {
          const quote = market.quote(idNotation, instant);
          return quote?.isOpen === true && quote.bid !== undefined && quote.ask !== undefined ? [(quote.bid + quote.ask) / 2] : [];
        });
        fc.pre(mids.length > 1);
        expect(Math.max(...mids) / Math.min(...mids)).toBeLessThan(1.004);
      }),
      runs,
    );
  });

  it('prices an American share in euros by the rate of the moment', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const dollars = market.quote(notationId('86627', 'NMS'), instant);
        const euros = market.quote(notationId('86627', 'GAT'), instant);
        const rate = market.quote(notationId('EURUSD'), instant);
        fc.pre(dollars?.isOpen === true && euros?.isOpen === true && rate !== undefined);
        const middle = (quote: QuoteFigures | undefined): number => ((quote?.bid ?? 0) + (quote?.ask ?? 0)) / 2;
        expect(middle(dollars) / middle(rate) / middle(euros)).toBeCloseTo(1, 2);
      }),
      runs,
    );
  });

  it('closes the triangle of three currencies', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const rate = (pair: string): number => market.quote(notationId(pair), instant)?.last ?? 0;
        expect((rate('EURGBP') * rate('GBPUSD')) / rate('EURUSD')).toBeCloseTo(1, 2);
      }),
      runs,
    );
  });

  it('moves the DAX with the sum of its members', () => {
    const members = catalogueSeed.indexMembers
      .filter(({ indexEntityValue }) => indexEntityValue === '20735')
      .map(({ entityValue }) => notationId(entityValue));
    const days = (id: number): readonly number[] => market.bars(id, { from: FRIDAY - 250 * DAY, to: FRIDAY, resolution: '1D' }).close;
    const returns = (closes: readonly number[]): number[] =>
      closes.slice(1).map((close, index) => Math.log(close / (closes[index] ?? close)));
    const index = returns(days(DAX));
    const all = members.map((id) => returns(days(id)));
    const sum = index.map((_, day) => all.reduce((total, one) => total + (one[day] ?? 0), 0) / all.length);
    expect(correlation(index, sum)).toBeGreaterThan(0.9);
  });

  it("begins shares in 2000 and stands at the catalogue's level at the reference day", () => {
    const history = market.availableHistory(SAP, FRIDAY);
    expect(new Date(history.from).toISOString().slice(0, 10)).toBe('2000-01-03');
    const bars = market.bars(SAP, { from: Date.parse('2026-11-13T00:00:00Z'), to: Date.parse('2026-11-14T12:00:00Z'), resolution: '1D' });
    expect(bars.close[0]).toBeGreaterThan(155);
    expect(bars.close[0]).toBeLessThan(170);
    expect(market.bars(SAP, { from: 0, to: FRIDAY, resolution: '1D' }).time.length).toBeGreaterThan(6_500);
  });

  it('tells the closing time of Friday for currencies on Saturday', () => {
    const quote = market.quote(notationId('EURUSD'), Date.parse('2026-11-21T12:00:00Z'));
    expect(quote).toMatchObject({ isOpen: false, timeLast: Date.parse('2026-11-20T22:59:59.999Z') });
  });

  it('knows nothing before the first price and refuses unknown notations', () => {
    expect(market.quote(SAP, Date.parse('1999-06-01T12:00:00Z'))).toBeUndefined();
    expect(market.bars(SAP, { from: 0, to: Date.parse('1999-06-01T12:00:00Z'), resolution: '1D' }).time).toEqual([]);
    expect(() => market.quote(1, FRIDAY)).toThrow(UnknownNotationError);
  });

  it('says where it ends instead of inventing nonsense', () => {
    expect(() => market.quote(SAP, Date.parse('2070-01-01T12:00:00Z'))).toThrow(/2058-12-31/);
  });

  it('never shows a trade later than asked for', () => {
    fc.assert(
      fc.property(some, instants, (id, instant) => {
        for (const { time } of market.trades(id, { from: instant - DAY / 12, to: instant })) expect(time).toBeLessThanOrEqual(instant);
        expect(market.line(id, { from: instant - DAY, to: instant }).time.at(-1) ?? 0).toBeLessThanOrEqual(instant);
      }),
      { numRuns: 12 },
    );
  });

  it('adds daily bars up to weeks and months', () => {
    const window = { from: Date.parse('2026-01-01T00:00:00Z'), to: FRIDAY };
    const days = market.bars(SAP, { ...window, resolution: '1D' });
    for (const resolution of ['1W', '1M'] as const) {
      const longer = market.bars(SAP, { ...window, resolution });
      expect(longer.volume.reduce((sum, one) => sum + one, 0)).toBe(days.volume.reduce((sum, one) => sum + one, 0));
      expect(Math.max(...longer.high)).toBe(Math.max(...days.high));
      expect(longer.close.at(-1)).toBe(days.close.at(-1));
    }
    expect(market.bars(SAP, { ...window, resolution: '1M' }).time).toHaveLength(11);
  });
});

function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
  const [x, y] = [mean(a), mean(b)];
  const sum = (value: (index: number) => number): number => a.reduce((total, _, index) => total + value(index), 0);
  const covariance = sum((index) => ((a[index] ?? 0) - x) * ((b[index] ?? 0) - y));
  return covariance / Math.sqrt(sum((index) => ((a[index] ?? 0) - x) ** 2) * sum((index) => ((b[index] ?? 0) - y) ** 2));
}
