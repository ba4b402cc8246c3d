import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DAY, FRIDAY, MINUTE, notationId, SAP, SAP_TRADEGATE, testMarket } from './testing.ts';
import type { ImportedDay, ImportedSeries } from './types.ts';

const source = { name: 'Probe', license: 'PDDL-1.0', url: 'https://example.org/probe' };
const daily: ImportedDay[] = [
  { day: '2026-08-12', open: 300, high: 310, low: 295, close: 305, volume: 1_000 },
  { day: '2026-08-13', open: 306, high: 308, low: 301, close: 302, volume: 2_000 },
  { day: '2026-08-14', close: 320 },
];
const only = (id: number, series: ImportedSeries) => (asked: number) => (asked === id ? series : undefined);
const market = testMarket({ series: only(SAP, { source, daily }) });
const bars = (from: string, to: string, id = SAP) => market.bars(id, { from: Date.parse(from), to: Date.parse(to), resolution: '1D' });

describe('imported daily prices', () => {
  it('take the place of the simulation and name their source', () => {
    const real = bars('2026-08-12T00:00:00Z', '2026-08-14T20:00:00Z');
    expect(real.close).toEqual([305, 302, 320]);
    expect(real.high).toEqual([310, 308, 320]);
    expect(real.volume).toEqual([1_000, 2_000, 0]);
    expect(real.source).toEqual({ kind: 'IMPORTED', ...source });
  });

  it('are continued from the last close, and that is said', () => {
    const mixed = bars('2026-08-12T00:00:00Z', '2026-08-20T20:00:00Z');
    expect(mixed.close).toHaveLength(7);
    expect(mixed.open[3]).toBeGreaterThan(320 * 0.9);
    expect(mixed.open[3]).toBeLessThan(320 * 1.1);
    expect(mixed.source).toMatchObject({ kind: 'IMPORTED', name: 'Probe; nach dem 14.08.2026 simulierte Kurse' });
    expect(market.quote(SAP, Date.parse('2026-08-17T12:00:00Z'))).toMatchObject({ previousLast: 320, source: { kind: 'SIMULATED' } });
  });

  it('are joined without a jump to the simulation before them', () => {
    const mixed = bars('2026-08-10T00:00:00Z', '2026-08-12T20:00:00Z');
    expect(mixed.close[1]).toBeGreaterThan(270);
    expect(mixed.close[1]).toBeLessThan(340);
    expect(mixed.source.name).toBe('Probe; vor dem 12.08.2026 simulierte Kurse');
  });

  it('leave ranges without them labelled as simulated', () => {
    expect(bars('2026-10-01T00:00:00Z', '2026-10-10T00:00:00Z').source).toEqual({ kind: 'SIMULATED', name: 'Simulierte Kurse' });
  });

  it('carry the other venues of the instrument with them', () => {
    for (const date of ['2026-08-13', '2026-08-14', '2026-11-20']) {
      const instant = Date.parse(`${date}T16:00:00Z`);
      const there = market.quote(SAP_TRADEGATE, instant);
      const here = market.quote(SAP, instant);
      expect(Math.abs((there?.last ?? 0) / (here?.last ?? 1) - 1)).toBeLessThan(0.02);
    }
  });

  it('are quoted with their own figures once the day is over, and with what is known before', () => {
    expect(market.quote(SAP, Date.parse('2026-08-13T19:00:00Z'))).toMatchObject({
      open: 306,
      high: 308,
      low: 301,
      last: 302,
      previousLast: 305,
      source: { kind: 'IMPORTED' },
    });
    expect(market.quote(SAP, Date.parse('2026-08-13T10:00:00Z'))).toMatchObject({ open: 306, high: 306, low: 306, last: 306 });
    expect(market.quote(SAP, Date.parse('2026-08-14T10:00:00Z'))?.last).toBe(302);
  });
});

describe('an imported stretch that is old', () => {
  // Prices before splits of 4 and of 7 for 1: far from any current price.
  const old: ImportedDay[] = [
    { day: '2015-01-05', close: 1_100 },
    { day: '2016-06-01', close: 1_300 },
    { day: '2017-12-29', close: 1_546 },
  ];
  const without = testMarket();
  const withOld = testMarket({ series: only(SAP, { source, daily: old }) });

  it('moves no price and no figure of today, on any venue', () => {
    for (const id of [SAP, SAP_TRADEGATE]) expect(withOld.quote(id, FRIDAY)).toEqual(without.quote(id, FRIDAY));
    expect(withOld.bars(SAP, { from: Date.parse('2019-01-02T00:00:00Z'), to: FRIDAY, resolution: '1D' }).close).toEqual(
      without.bars(SAP, { from: Date.parse('2019-01-02T00:00:00Z'), to: FRIDAY, resolution: '1D' }).close,
    );
  });

  it('stands as history on its own scale', () => {
    const real = withOld.bars(SAP, { from: Date.parse('2015-01-01T00:00:00Z'), to: Date.parse('2017-12-31T00:00:00Z'), resolution: '1D' });
    expect(real.close.slice(-3)).toEqual([1_100, 1_300, 1_546]);
    expect(real.source).toMatchObject({ kind: 'IMPORTED' });
    const far = { from: Date.parse('2014-01-01T00:00:00Z'), to: Date.parse('2014-09-30T00:00:00Z'), resolution: '1D' } as const;
    expect(withOld.bars(SAP, far).close).toEqual(without.bars(SAP, far).close);
  });

  it('gives way to one that is recent, on whichever venue', () => {
    const both = testMarket({
      series: (id) =>
        id === SAP ? { source, daily: old } : id === SAP_TRADEGATE ? { source, daily: [{ day: '2026-11-13', close: 300 }] } : undefined,
    });
    expect(Math.abs((both.quote(SAP, Date.parse('2026-11-16T12:00:00Z'))?.last ?? 0) / 300 - 1)).toBeLessThan(0.06);
  });
});

describe('imported minute prices', () => {
  const start = Date.parse('2026-08-13T08:00:00Z');
  const minutes = [0, 1, 5].map((minute) => ({
    time: start + minute * MINUTE,
    open: 100,
    high: 102 + minute,
    low: 99,
    close: 101,
    volume: 10,
  }));
  const real = testMarket({ series: only(SAP, { source, minutes }) });

  it('come back as minute bars', () => {
    const found = real.bars(SAP, { from: start, to: start + DAY / 4, resolution: '1m' });
    expect(found.time).toEqual(minutes.map(({ time }) => time));
    expect(found.high).toEqual([102, 103, 107]);
    expect(found.volume).toEqual([10, 10, 10]);
    expect(found.source.kind).toBe('IMPORTED');
  });

  it('make the daily bar', () => {
    const found = real.bars(SAP, { from: start - 60 * MINUTE, to: start + DAY / 2, resolution: '1D' });
    expect(found).toMatchObject({ open: [100], high: [107], low: [99], close: [101], volume: [30] });
  });
});

const brent = '/work/shared/data/prices/brent-daily.csv';
describe.skipIf(!existsSync(brent))(`the real history in ${brent}`, () => {
  const rows = existsSync(brent) ? readFileSync(brent, 'utf8').trim().split('\n').slice(1) : [];
  const real = rows.map((row) => ({ day: row.slice(0, 10), close: Number(row.slice(11)) }));
  const id = notationId('7743988');
  const oil = testMarket({ series: only(id, { source, daily: real }) });

  it('is given back day by day since 1987, with the simulation behind it', () => {
    const found = oil.bars(id, { from: 0, to: FRIDAY, resolution: '1D' });
    expect(found.close.slice(0, real.length)).toEqual(real.map(({ close }) => close));
    expect(found.time.length).toBeGreaterThan(real.length + 60);
    expect(new Date(oil.availableHistory(id, FRIDAY).from).toISOString()).toMatch(/^1987-05-20/);
  });

  it('is continued at the last real price', () => {
    const next = oil.bars(id, { from: Date.parse('2026-08-18T00:00:00Z'), to: Date.parse('2026-08-19T12:00:00Z'), resolution: '1D' });
    expect(next.close[0]).toBe(95.29);
    expect(Math.abs((next.open[1] ?? 0) / 95.29 - 1)).toBeLessThan(0.05);
  });
});

const gold = '/work/shared/data/prices/gold-monthly.csv';
describe.skipIf(!existsSync(gold))(`the monthly history in ${gold}`, () => {
  const rows = existsSync(gold) ? readFileSync(gold, 'utf8').trim().split('\n').slice(1) : [];
  const real = rows.map((row) => ({ day: row.slice(0, 10), close: Number(row.slice(11)) }));
  const id = notationId('1326189');
  const metal = testMarket({ series: only(id, { source, daily: real }) });

  it('reaches back to 1833 and on through the simulation', () => {
    const found = metal.bars(id, { from: Date.parse('1800-01-01T00:00:00Z'), to: FRIDAY, resolution: '1D' });
    expect(found.close.slice(0, real.length)).toEqual(real.map(({ close }) => close));
    expect(found.close.every((close) => Number.isFinite(close) && close > 0)).toBe(true);
    expect(metal.quote(id, Date.parse('2026-06-01T21:30:00Z'))?.last).toBe(4228);
    expect(metal.quote(id, Date.parse('1900-06-15T12:00:00Z'))?.last).toBe(real.find(({ day }) => day === '1900-06-01')?.close);
  });
});
