import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readIndicators } from '../indicator/chosen.ts';
import { RANGES } from '../instrument/range.ts';
import { alignedTo, barsInPercent, barsOf, haveSpans, mergedBars, type Bars } from './bars.ts';
import { EVENT_KINDS, USUAL_EVENTS } from './events.ts';
import { instantText, zoneName } from './instant-text.ts';
import { beginOf, withTrade } from './live-bar.ts';
import { askedRange, exactnessOf, resolutionLabel, resolutionsOf } from './resolution.ts';
import {
  CHART_KINDS,
  CHART_SCALES,
  renderedKind,
  inRange,
  kindLabel,
  kindsIn,
  kindsOf,
  readView,
  scaleLabel,
  writeView,
  type ChartView,
} from './view.ts';
import { wallClock } from './wall-clock.ts';

const utc = (text: string): number => Date.parse(`${text}Z`) / 1000;
const shown = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 19);

const FOUR: Bars = {
  at: [10, 20, 30, 40],
  open: [1, 2, 3, 4],
  high: [5, 9, 7, 8],
  low: [0.5, 1.5, 0.2, 3],
  close: [2, 3, 4, 5],
  volume: [10, 20, 30, 40],
};

describe('bars of an answer', () => {
  it('are each instant once and in order, and only those with a close', () => {
    const bars = barsOf({
      datetimeLast: [10, 10, 20, 15, 30],
      first: [1, 9, 2, 9, 3],
      last: [1.5, 9, NaN, 9, 3.5],
      high: [2, 9, 9, 9, NaN],
      low: [0.5, 9, 9, 9, 3],
      volume: [7, 9, 9, 9, NaN],
    });
    // The second bar of one instant, and the bar without close, are dropped; 15 follows 10.
    expect(bars).toEqual({
      at: [10, 15, 30],
      open: [1, 9, 3],
      high: [2, 9, 3.5],
      low: [0.5, 9, 3],
      close: [1.5, 9, 3.5],
      volume: [7, 9, 0],
    });
  });

  it('have spans unless each is one price', () => {
    expect(haveSpans(FOUR)).toBe(true);
    expect(haveSpans({ ...FOUR, high: FOUR.close, low: FOUR.close })).toBe(false);
  });

  it('are changes since a price, in percent', () => {
    const { open, high, low, close, volume, at } = barsInPercent({ ...FOUR, close: [2, 3, 4, 1] }, 2);
    expect([open, high, low, close]).toEqual([
      [-50, 0, 50, 100],
      [150, 350, 250, 300],
      [-75, -25, -90, 50],
      [0, 50, 100, -50],
    ]);
    expect([volume, at]).toEqual([FOUR.volume, FOUR.at]);
  });

  it('become fewer by joining neighbours: first opening, last close, extremes and sum', () => {
    expect(mergedBars(FOUR, 4)).toBe(FOUR);
    expect(mergedBars(FOUR, 2)).toEqual({ at: [10, 30], open: [1, 3], high: [9, 8], low: [0.5, 0.2], close: [3, 5], volume: [30, 70] });
    expect(mergedBars(FOUR, 3)).toEqual(mergedBars(FOUR, 2));
    expect(mergedBars({ ...FOUR, at: [10, 20, 30] }, 2).volume).toEqual([30, 30 + 40]);
  });
});

describe('the view of a chart', () => {
  const kinds = kindsOf('kerzen', true);
  const defaults = { range: 'Y1', ranges: RANGES, kinds } as const;
  const views = fc.constantFrom(...RANGES).chain((range) =>
    fc.record({
      range: fc.constant(range),
      resolution: fc.constantFrom(undefined, ...resolutionsOf(range)),
      kind: fc.constantFrom(...CHART_KINDS),
      scale: fc.constantFrom(...CHART_SCALES),
      others: fc.uniqueArray(fc.constantFrom('STOCK:82849', 'INDEX:20735', 'CURRENCY:EUR-USD'), { maxLength: 3 }),
      indicators: fc.subarray([...readIndicators('sma-20,macd-12-26-9,vwap')]),
      events: fc.subarray([...EVENT_KINDS]),
      plan: fc.constantFrom(
        undefined,
        { entry: 23_000.5, stop: 22_800, target: 23_600, risk: 500 },
        { entry: 0, stop: 1, target: 2, risk: 3 },
      ),
      unread: fc.constant({}),
    }),
  );

  it('comes back from its address as it went in', () => {
    fc.assert(
      fc.property(views, (view: ChartView) => {
        const query = Object.fromEntries(new URLSearchParams(writeView(view, kinds)));
        expect(readView(query, defaults)).toEqual(view);
      }),
    );
  });

  it('names the colours of its lines in the address, one for each', () => {
    const query = { vergleich: 'INDEX:20735', indikatoren: 'ema-20,sma-200' };
    const view = readView({ ...query, farben: '0,2,1' }, defaults);
    expect(view.colors).toEqual([0, 2, 1]);
    expect(writeView(view, kinds)).toBe('?zeitraum=Y1&vergleich=INDEX:20735&indikatoren=ema-20,sma-200&farben=0,2,1');
    // Colors for another number of lines, or texts that are not numbers, are ignored.
    for (const farben of ['0,2', '0,2,1,3', '0,x,1', '0,-1,1', '0,1.5,1', '']) {
      expect([farben, readView({ ...query, farben }, defaults).colors]).toEqual([farben, undefined]);
    }
    expect(writeView({ ...view, others: [] }, kinds)).toBe('?zeitraum=Y1&indikatoren=ema-20,sma-200');
  });

  it('reads the numbers of a plan as Germans write them, and knows which it could not read', () => {
    const plan = { einstieg: '23.000,50', stopp: 'bald', ziel: ' 23600 ' };
    expect(readView(plan, defaults).plan).toEqual({ entry: 23_000.5, stop: 0, target: 23_600, risk: 0 });
    expect(readView(plan, defaults).unread).toEqual({ stop: 'bald' });
    expect(writeView(readView(plan, defaults), kinds)).toBe('?zeitraum=Y1&einstieg=23000,5&stopp=bald&ziel=23600&risiko=');
  });

  it('leaves out of its address what holds anyway', () => {
    expect(writeView(readView({}, defaults), kinds)).toBe('?zeitraum=Y1');
    expect(writeView({ ...readView({}, defaults), range: 'D1', resolution: '1m', kind: 'linie', scale: 'log' }, kinds)).toBe(
      '?zeitraum=D1&aufloesung=1m&typ=linie&skala=log',
    );
  });

  it('is the usual one for what an address names wrongly', () => {
    const usual = {
      range: 'Y1',
      resolution: undefined,
      kind: 'kerzen',
      scale: 'linear',
      others: [],
      indicators: [],
      events: USUAL_EVENTS,
      unread: {},
    };
    expect(readView({ zeitraum: 'Y2', aufloesung: '2m', typ: 'torte', skala: 'schief' }, defaults)).toEqual(usual);
    // Resolution of a minute is not available for a year.
    expect(readView({ zeitraum: 'Y1', aufloesung: '1m' }, defaults)).toEqual(usual);
    expect(readView({ zeitraum: 'MAX' }, { ...defaults, ranges: ['M1', 'Y1'] })).toEqual(usual);
  });

  it('names others each once, at most five of them, and nothing that could not be one', () => {
    const { others } = readView({ vergleich: 'STOCK:1,STOCK:1,STOCK:../x,javascript:1,INDEX:2,ETF:3,FUND:4,BOND:5,CRYPTO:6' }, defaults);
    expect(others).toEqual(['STOCK:1', 'INDEX:2', 'ETF:3', 'FUND:4', 'BOND:5']);
    expect(writeView({ ...readView({}, defaults), others }, kinds)).toBe('?zeitraum=Y1&vergleich=STOCK:1,INDEX:2,ETF:3,FUND:4,BOND:5');
  });

  it('offers no candles of prices without spans', () => {
    expect(kindsOf('kerzen', false)).toEqual(['linie', 'flaeche']);
    expect(kindsOf('flaeche', false)).toEqual(['flaeche', 'linie']);
    expect(readView({ typ: 'kerzen' }, { ...defaults, kinds: kindsOf('kerzen', false) }).kind).toBe('linie');
  });

  it('draws ticks as a line, and goes back to what was chosen', () => {
    const ticks = readView({ zeitraum: 'D1', aufloesung: 'tick', typ: 'balken' }, defaults);
    expect([renderedKind(ticks), renderedKind({ ...ticks, kind: 'flaeche' }), renderedKind({ ...ticks, resolution: '1m' })]).toEqual([
      'linie',
      'flaeche',
      'balken',
    ]);
    expect([kindsIn(ticks, kinds), kindsIn({ resolution: '1m' }, kinds)]).toEqual([['linie', 'flaeche'], kinds]);
    // Ticks are not available for a year.
    expect(readView({ zeitraum: 'Y1', aufloesung: 'tick' }, defaults).resolution).toBeUndefined();
    expect([exactnessOf('tick'), exactnessOf('1m'), exactnessOf('1D')]).toEqual(['second', 'minute', 'day']);
  });

  it('keeps a chosen resolution in a range that has it', () => {
    const view = readView({ zeitraum: 'Y1', aufloesung: '1W' }, defaults);
    expect(inRange(view, 'Y5').resolution).toBe('1W');
    expect(inRange(view, 'D1').resolution).toBeUndefined();
  });

  it('names kinds, scales and resolutions in German, and each range has the resolution that it begins with', () => {
    expect(CHART_KINDS.map(kindLabel)).toEqual(['Kerzen', 'Balken', 'Linie', 'Fläche']);
    expect(CHART_SCALES.map(scaleLabel)).toEqual(['Linear', 'Logarithmisch', 'Prozent']);
    const lengths = (range: (typeof RANGES)[number]) => resolutionsOf(range).map(resolutionLabel);
    const wrong = RANGES.filter((range) => !lengths(range).includes(resolutionLabel(askedRange(range).resolution ?? '1D')));
    expect(wrong).toEqual([]);
  });
});

describe('another history', () => {
  it('is told at the instants of the first one by its newest price then', () => {
    expect(alignedTo([10, 20, 30, 40], { at: [5, 20, 35], close: [1, 2, 3] })).toEqual([1, 2, 2, 3]);
    expect(alignedTo([10, 20], { at: [15], close: [7] })).toEqual([NaN, 7]);
    expect(alignedTo([10], { at: [], close: [] })).toEqual([NaN]);
  });
});

describe('the clock of a venue', () => {
  it('reads what it shows there, in winter and in summer', () => {
    const read = wallClock([utc('2026-01-15T14:30:00'), utc('2026-07-15T13:30:00')], 'America/New_York');
    expect(read.map(shown)).toEqual(['2026-01-15T09:30:00', '2026-07-15T09:30:00']);
  });

  it('goes on by a second each through the hour that comes twice, and rightly after it', () => {
    // Berlin puts its clocks back on 25 October 2026, 3:00 to 2:00.
    const at = ['T00:30:00', 'T00:45:00', 'T01:00:00', 'T01:45:00', 'T02:00:00'].map((time) => utc(`2026-10-25${time}`));
    expect(wallClock(at, 'Europe/Berlin').map(shown)).toEqual([
      '2026-10-25T02:30:00',
      '2026-10-25T02:45:00',
      '2026-10-25T02:45:01',
      '2026-10-25T02:45:02',
      '2026-10-25T03:00:00',
    ]);
  });

  it('keeps ticks apart that come within a second', () => {
    const noon = utc('2026-11-20T12:00:00');
    expect(wallClock([noon, noon + 0.25, noon + 0.25, noon + 0.5], 'UTC', 0.001)).toEqual([noon, noon + 0.25, noon + 0.251, noon + 0.5]);
  });

  it('ascends strictly wherever and whenever', () => {
    const zones = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Tokyo');
    const start = fc.integer({ min: utc('2026-01-01T00:00:00') / 60, max: utc('2026-12-31T00:00:00') / 60 });
    fc.assert(
      fc.property(zones, start, (zone, minute) => {
        const read = wallClock(
          Array.from({ length: 400 }, (_none, index) => (minute + index * 3) * 60),
          zone,
        );
        expect(read.every((reading, index) => index === 0 || reading > (read[index - 1] ?? 0))).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it('tells instants in German, days as days', () => {
    expect(instantText(utc('2026-11-20T20:59:00'), 'minute', 'America/New_York')).toBe('20.11.2026, 15:59\u00A0Uhr');
    expect(instantText(utc('2026-11-20T20:59:07'), 'second', 'Europe/Berlin')).toBe('20.11.2026, 21:59:07\u00A0Uhr');
    // Noon UTC is the next day in Auckland.
    expect(instantText(utc('2026-11-20T12:00:00'), 'day', 'Pacific/Auckland')).toBe('20.11.2026');
    expect(['America/New_York', 'UTC'].map(zoneName)).toEqual(['New York', 'UTC']);
  });
});

describe('a price that comes in', () => {
  const minute = utc('2026-11-20T14:30:00');
  const bars: Bars = { at: [minute], open: [10], high: [11], low: [9], close: [10], volume: [100] };
  const trade = (price: number, at: number, volume = 5) => ({ price, at, volume });

  it('moves the newest bar', () => {
    expect(withTrade(bars, trade(12, minute + 59), '1m', 'Europe/Berlin')).toEqual({ ...bars, high: [12], close: [12], volume: [105] });
    expect(withTrade(bars, trade(8, minute), '1m', 'Europe/Berlin')).toEqual({ ...bars, low: [8], close: [8], volume: [105] });
  });

  it('begins a bar when its time has come', () => {
    const next = withTrade(bars, trade(12, minute + 60), '1m', 'Europe/Berlin');
    expect(next).toEqual({ at: [minute, minute + 60], open: [10, 12], high: [11, 12], low: [9, 12], close: [10, 12], volume: [100, 5] });
    expect(
      withTrade({ at: [], open: [], high: [], low: [], close: [], volume: [] }, trade(3, minute), '5m', 'Europe/Berlin').close,
    ).toEqual([3]);
  });

  it('is a tick of its own, to the millisecond', () => {
    expect(withTrade(bars, trade(12, minute + 0.25), 'tick', 'Europe/Berlin').at).toEqual([minute, minute + 0.25]);
    expect(withTrade(bars, trade(12, minute), 'tick', 'Europe/Berlin').close).toEqual([12]);
  });

  it('from before the newest bar changes nothing', () => {
    expect(withTrade(bars, trade(99, minute - 1), '1m', 'Europe/Berlin')).toBe(bars);
  });

  it('belongs to the day, week and month of its venue', () => {
    const late = utc('2026-12-01T02:00:00');
    expect(shown(beginOf(late, '1D', 'America/New_York'))).toBe('2026-11-30T12:00:00');
    expect(shown(beginOf(late, '1D', 'Europe/Berlin'))).toBe('2026-12-01T12:00:00');
    expect(shown(beginOf(late, '1W', 'Europe/Berlin'))).toBe('2026-11-30T12:00:00');
    expect(shown(beginOf(late, '1M', 'America/New_York'))).toBe('2026-11-01T12:00:00');
    // A week that the history dates on its Friday continues in that bar.
    const week = { ...bars, at: [utc('2026-11-20T12:00:00')] };
    expect(withTrade(week, trade(12, utc('2026-11-20T15:00:00')), '1W', 'Europe/Berlin').close).toEqual([12]);
    expect(withTrade(week, trade(12, utc('2026-11-23T15:00:00')), '1W', 'Europe/Berlin').close).toEqual([10, 12]);
  });
});
