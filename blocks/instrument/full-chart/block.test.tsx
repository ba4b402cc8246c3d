import { describe, expect, it } from 'vitest';
import { RANGES } from '#domain/instrument/range.ts';
import { fixtureOf } from '../../kit/testing.ts';
import { showBlock } from '../../kit/testing-dom.ts';
import type { BlockInput } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import type { FullChartProps } from '../../generated/props.ts';
import { needs as priceChartNeeds } from '../price-chart/data.ts';
import { markText } from './axis-text.ts';
import { barPoints, changedTail, volumePoints } from './chart-points.ts';
import type { ChartProps } from './chart-props.ts';
import { needs } from './data.ts';
import { pictureOf } from './picture.ts';

const inputOf = (name: string) => fixtureOf('full-chart', name) as unknown as BlockInput<FullChartProps, InstrumentSubject>;
const asked = (name: string) => needs(inputOf(name)).history.input.query;
const draw = async (name: string) => {
  await showBlock('full-chart', name);
  return { d: (part: string): string => document.querySelector(`.${part}`)?.getAttribute('d') ?? '' };
};
const texts = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));

const BARS = {
  at: [0, 86_400, 172_800],
  open: [100, 110, 90],
  high: [120, 115, 95],
  low: [90, 85, 80],
  close: [110, 90, 90],
  volume: [1, 0, 2],
};

describe('the full chart from the server', () => {
  it('[INSTR-029] asks for the range and resolution that the address names', () => {
    expect(asked('one year')).toEqual({ range: 'Y1' });
    expect(asked('area of the address, logarithmic')).toEqual({ range: 'MAX', resolution: '1M' });
  });

  it('asks for every range as the chart of the instrument does, so that both show the same prices', () => {
    const of = inputOf('one year');
    for (const zeitraum of RANGES) {
      const page = { ...of.page, query: { zeitraum } };
      const small = priceChartNeeds({ ...of, page, props: { type: 'price-chart' } });
      expect(needs({ ...of, page, props: { type: 'full-chart' } }).history.input).toEqual(small.history.input);
    }
  });

  it('draws candles with volume, those that rise apart from those that fall', async () => {
    const { d } = await draw('one year');
    const parts = ['full-chart__rising-bodies', 'full-chart__falling-bodies'].map((part) => d(part).split('Z').length - 1);
    expect(parts[0]).toBeGreaterThan(50);
    expect(parts[1]).toBeGreaterThan(50);
    expect(d('full-chart__volume').split('Z').length - 1).toBeGreaterThan(200);
    expect(d('series-chart__line')).toBe('');
  });

  it('draws what the address names: bars in percent of the first price, an area on a logarithmic scale', async () => {
    const bars = await draw('bars of a day in percent');
    expect(bars.d('full-chart__falling-bodies')).toBe('');
    expect(bars.d('full-chart__falling')).toMatch(/^M[\d.]+ [\d.]+V[\d.]+M[\d.]+ [\d.]+H/);
    const steps = texts('.series-chart__y text');
    expect(steps).toContain('0 %');
    for (const step of steps) expect(step).toMatch(/ %$/);
    const area = await draw('area of the address, logarithmic');
    expect(area.d('series-chart__area')).toMatch(/Z$/);
    expect(area.d('full-chart__rising')).toBe('');
  });

  it('says in a sentence and in a table what it shows', async () => {
    const screen = await showBlock('full-chart', 'one year with performance');
    const label = screen.getByRole('img').getAttribute('aria-label')?.replaceAll('\u00A0', ' ');
    expect(label).toMatch(
      /^Kursverlauf von SAP: von 129,52 EUR am 14\.08\.2025 auf 157,68 EUR am 31\.07\.2026, Veränderung zum Schlusskurs davor −38,12 %/,
    );
    expect(texts('.full-chart__legend')).toEqual(['1 Jahr −38,12 % gefallen']);
    expect(texts('.chart-table thead th')).toEqual(['Zeitpunkt', 'Eröffnung', 'Hoch', 'Tief', 'Kurs', 'Stück']);
    expect(texts('.chart-table tbody tr')).toHaveLength(24);
    expect(texts('.chart-table tbody tr:first-child > *').at(0)).toBe('31.07.2026');
    expect(texts('.chart-table tbody tr:first-child > *').at(4)).toBe('157,68 EUR');
  });

  it('is chosen by links and a form that work without JavaScript and keep the view', async () => {
    const screen = await showBlock('full-chart', 'bars of a day in percent');
    const ranges = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.includes('zeitraum'));
    expect(ranges.map((link) => link.textContent)).toEqual(['1T', '1W', '1M', '3M', '6M', '1J', '3J', '5J', '10J', 'Max']);
    expect(ranges.at(-1)?.getAttribute('href')).toBe('/aktien/chart/SAP-Aktie-DE0007164600?zeitraum=MAX&typ=balken&skala=prozent');
    const form = document.querySelector('form.full-chart__form');
    expect(form?.getAttribute('action')).toBe('/aktien/chart/SAP-Aktie-DE0007164600');
    expect(texts('form.full-chart__form option[selected]')).toEqual(['Balken', 'Automatisch', 'Prozent']);
    expect([...document.querySelectorAll('form.full-chart__form [name]')].map((field) => field.getAttribute('name'))).toEqual([
      'zeitraum',
      'typ',
      'aufloesung',
      'skala',
    ]);
    expect(screen.getByRole('combobox', { name: 'Auflösung' }).textContent).toBe('AutomatischTick1 Minute5 Minuten15 Minuten1 Stunde');
  });

  it('draws and tells what an address compares with and which indicators it names, without JavaScript', async () => {
    const screen = await showBlock('full-chart', 'one year compared, with indicators');
    const lines = [...document.querySelectorAll('.full-chart__picture .full-chart__line')];
    expect(lines.map((line) => [line.getAttribute('data-color'), (line.getAttribute('d') ?? '').length > 500])).toEqual([
      ['0', true],
      ['1', true],
      ['2', true],
    ]);
    // Overlays that need the extended chart tools are rendered only for visitors who have them.
    expect(texts('.full-chart__picture .full-chart__overlays li')).toEqual([
      expect.stringMatching(/^DAX [+−][\d,]+ %×$/),
      expect.stringMatching(/^SMA 20 [\d,]+×$/),
      expect.stringMatching(/^RSI 14 [\d,]+×$/),
    ]);
    // Several instruments share an axis in percent; the strip below has its own axis.
    const marks = texts('.full-chart__picture .series-chart__y text');
    expect(marks.filter((mark) => mark.endsWith(' %')).length).toBeGreaterThan(2);
    expect(marks.some((mark) => /^\d+$/.test(mark))).toBe(true);
    expect(texts('.chart-table thead th').slice(-3)).toEqual(['DAX', 'SMA 20', 'RSI 14']);
    expect(screen.getByRole('link', { name: 'SMA 20 entfernen' }).getAttribute('href')).toBe(
      '/aktien/chart/SAP-Aktie-DE0007164600?zeitraum=Y1&vergleich=INDEX:20735&indikatoren=rsi-14,adx-14',
    );
    // Forms send their own field in addition to the current view.
    const sent = (field: string): string =>
      String(
        new URLSearchParams([...new FormData(document.querySelector<HTMLFormElement>(`form:has([name="${field}"])`) ?? undefined)] as [
          string,
          string,
        ][]),
      );
    expect(decodeURIComponent(sent('indikator'))).toBe('zeitraum=Y1&vergleich=INDEX:20735&indikatoren=sma-20,rsi-14,adx-14&indikator=');
    expect(decodeURIComponent(sent('mit'))).toBe('zeitraum=Y1&vergleich=INDEX:20735&indikatoren=sma-20,rsi-14,adx-14&mit=');
    expect(decodeURIComponent(sent('typ'))).toContain('vergleich=INDEX:20735&indikatoren=sma-20,rsi-14,adx-14');
    const found = [...document.querySelectorAll('.full-chart__found a')].map((link) => link.getAttribute('href'));
    expect(found).toEqual([
      '/aktien/chart/SAP-Aktie-DE0007164600?zeitraum=Y1&vergleich=INDEX:20735,PRECIOUS_METAL:1326189&indikatoren=sma-20,rsi-14,adx-14',
    ]);
    expect(document.querySelector('parkett-island')?.getAttribute('rule')).toBe('session');
  });

  it('marks and lists what happened, of the kinds that the address names', async () => {
    const fixture = fixtureOf('full-chart', 'one year with what happened') as unknown as BlockInput<FullChartProps, InstrumentSubject>;
    const queries = needs(fixture);
    expect(queries.dates?.input.query).toMatchObject({ entityType: 'STOCK', entityValue: '82849', perPage: 1000 });
    expect(queries.news?.input.query).toMatchObject({ entityType: 'STOCK', entityValue: '82849', page: 0 });
    const without = needs({ ...fixture, page: { ...fixture.page, query: { ereignisse: 'aus' } } });
    expect([without.dates, without.news]).toEqual([undefined, undefined]);

    const screen = await showBlock('full-chart', 'one year with what happened');
    // The address does not select dividends, and the split of 2006 is out of range.
    expect(texts('.full-chart__marks text')).toEqual(['B', 'N']);
    expect(texts('.full-chart__body > .full-chart__table .full-chart__events tbody tr')).toEqual([
      expect.stringMatching(/^03\.02\.2026, 09:00 Uhr.*NachrichtAktien kaufen: von der Idee bis zur Order$/),
      expect.stringMatching(/^22\.10\.2025.*BerichtSAP: Quartalsbericht$/),
    ]);
    expect(screen.getByRole('link', { name: /^Aktien kaufen/ }).getAttribute('href')).toBe('/ratgeber/aktien-kaufen');
    const island = JSON.parse(document.querySelector('parkett-island')?.getAttribute('props') ?? '{}') as Pick<ChartProps, 'splits'>;
    expect(island.splits).toEqual([{ kind: 'SPLITS', day: '2006-12-21', name: 'Aktiensplit 1:4' }]);
  });

  it('finds the knock-outs of a planned trade with the size of the position, by a form and without JavaScript', async () => {
    const fixture = fixtureOf('full-chart', 'a trade that is planned') as unknown as BlockInput<FullChartProps, InstrumentSubject>;
    expect(needs(fixture).products?.input.query).toEqual({
      entityTypeUnderlying: 'STOCK',
      entityValueUnderlying: '82849',
      entitySubType: 'KNOCKOUT_CERTIFICATE',
      idExerciseRight: 2,
      knockOutAbsRange: ';150',
      sort: 'gearingAsk',
      order: 'DESC',
      perPage: 10,
    });
    const productsOf = (query: Record<string, string>) => needs({ ...fixture, page: { ...fixture.page, query } }).products?.input.query;
    expect(productsOf({ einstieg: '150', stopp: '155', ziel: '120', risiko: '10' })).toMatchObject({
      idExerciseRight: 1,
      knockOutAbsRange: '155;',
    });
    // A contradictory plan requests nothing, nor does a page without a plan.
    expect([productsOf({ einstieg: '150', stopp: '155', ziel: '175', risiko: '10' }), productsOf({})]).toEqual([undefined, undefined]);

    await showBlock('full-chart', 'a trade that is planned');
    const fields = [...document.querySelectorAll<HTMLInputElement>('.full-chart__levels [type="text"]')];
    expect(fields.map(({ name, value }) => [name, value])).toEqual([
      ['einstieg', '157,70'],
      ['stopp', '150,00'],
      ['ziel', '175,00'],
      ['risiko', '200'],
    ]);
    // Loss per product: 7.70 EUR × 0.1 plus 0.02 EUR of spread; 253 of them lose 200 EUR. The product with its threshold at the stop is
    // left out.
    expect(texts('.full-chart__issuer').map((text) => text.includes('bis 18.12.2026'))).toEqual([false, true]);
    expect(texts('.full-chart__products tbody tr:first-child td').map((text) => text.trim())).toEqual([
      '8,8',
      '140,00 EUR',
      '29,96 EUR',
      '0,56 %',
      '253',
      '7.580,39 EUR',
      '−199,87 EUR',
      '432,63 EUR',
      '2,2 : 1',
    ]);
  });

  it('names the library that draws the living chart, as its licence asks, and its maker', async () => {
    const screen = await showBlock('full-chart', 'one year');
    const link = screen.getByRole('link', { name: 'TradingView Lightweight Charts™' });
    expect(link.getAttribute('href')).toBe('https://www.tradingview.com/');
    expect(texts('.full-chart__note')[0]).toContain('© TradingView, Inc.');
  });

  it.each(['one price', 'no prices'])('stands without a picture: %s', async (name) => {
    await showBlock('full-chart', name);
    expect(texts('.empty-state')[0]).toMatch(/zu wenige Kurse/);
    expect(document.querySelector('.full-chart__picture')).toBeNull();
  });
});

describe('the picture of bars', () => {
  const options = { kind: 'kerzen', scale: 'linear', timeZone: 'Europe/Berlin' } as const;

  it('places bars side by side and prices by the scale', () => {
    const even = pictureOf(BARS, options);
    // Three bars take a third of the width each; the wick of the first is in the middle of its third.
    expect(even?.rising).toMatch(/^M166\.7 /);
    const y = (scale: 'linear' | 'log', price: string): number => {
      const { line = '' } = pictureOf({ ...BARS, close: [10, 100, 1000] }, { ...options, kind: 'linie', scale }) ?? {};
      return Number(line.split(/[ML]/).at(Number(price))?.split(' ')[1]);
    };
    // Tenfold prices have equal distances only on a logarithmic scale.
    expect(Math.abs(y('log', '1') - y('log', '2') - (y('log', '2') - y('log', '3')))).toBeLessThan(25);
    expect(y('linear', '2') - y('linear', '3')).toBeGreaterThan(5 * (y('linear', '1') - y('linear', '2')));
  });

  it('loses no peak of ten thousand prices', () => {
    const close = Array.from({ length: 10_000 }, (_none, index) => (index === 4_321 ? 500 : index === 7_654 ? 1 : 100));
    const bars = { at: close.map((_price, index) => index), open: close, high: close, low: close, close, volume: close.map(() => 0) };
    const { line = '' } = pictureOf(bars, { ...options, kind: 'linie' }) ?? {};
    const heights = line
      .split(/[ML]/)
      .slice(1)
      .map((point) => Number(point.split(' ')[1]));
    expect(heights.length).toBeLessThanOrEqual(320);
    const usual = heights[0] ?? 0;
    expect([heights.filter((y) => y < usual).length, heights.filter((y) => y > usual).length]).toEqual([1, 1]);
  });

  it('has no volume where none is told, and no percent of a price that is not above zero', () => {
    expect(pictureOf({ ...BARS, volume: [0, 0, 0] }, options)?.volume).toBe('');
    const labels = pictureOf({ ...BARS, close: [-1, 90, 90] }, { ...options, scale: 'prozent' })?.yLabels.map(({ label }) => label) ?? [];
    expect(labels.some((label) => label.includes('%'))).toBe(false);
  });
});

describe('points of the living chart', () => {
  it('are bars or closes at the readings of the clock', () => {
    expect(barPoints(BARS, [1, 2, 3], 'kerzen', 2)).toEqual([{ time: 3, open: 90, high: 95, low: 80, close: 90 }]);
    expect(barPoints(BARS, [1, 2, 3], 'linie', 1)).toEqual([
      { time: 2, value: 90 },
      { time: 3, value: 90 },
    ]);
    expect(volumePoints(BARS, [1, 2, 3])).toEqual([
      { time: 1, value: 1 },
      { time: 2, value: 0 },
      { time: 3, value: 2 },
    ]);
  });

  it('are written from the newest bar on when only that one moved or others followed', () => {
    const moved = { ...BARS, close: [110, 90, 91] };
    const more = {
      at: [...BARS.at, 259_200],
      open: [...BARS.open, 1],
      high: [...BARS.high, 1],
      low: [...BARS.low, 1],
      close: [...BARS.close, 1],
      volume: [...BARS.volume, 1],
    };
    expect([changedTail(BARS, moved), changedTail(BARS, more)]).toEqual([2, 2]);
    expect(changedTail(BARS, { ...BARS, at: [1, 86_400, 172_800] })).toBeUndefined();
    expect(changedTail(more, BARS)).toBeUndefined();
    expect(changedTail(BARS, { ...BARS, close: [110, 50, 90] })).toBeUndefined();
  });

  it('have German marks of years, months, days and times', () => {
    const reading = Date.parse('2026-03-17T17:30:05Z') / 1000;
    expect([0, 1, 2, 3, 4].map((mark) => markText(reading, mark))).toEqual(['2026', 'Mär', '17. Mär', '17:30', '17:30:05']);
  });
});
