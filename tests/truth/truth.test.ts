import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { fixtureConfig } from '#documents/reader/testing/scratch-config.ts';
import { catalogueOf, catalogueSeed } from '#market/catalogue/testing.ts';
import { instantsOf } from './instants.ts';
import { createLedger, joined, tableOf, type Ledger } from './ledger.ts';
import { cellsAgree } from './pages/cells.ts';
import { instrumentPageAgrees } from './pages/instrument-page.ts';
import { runTruth } from './run.ts';
import { mayFollow, readShown } from './shown.ts';
import { openSite, type RenderedPage } from './site.ts';
import { openStage } from './stage.ts';
import { faultsOf } from './verdict.ts';

const FROM = Date.parse('2026-11-20T06:00:00Z');
/** DAX, gold, EUR/USD and Bitcoin, which have products; some of every other type are added. */
const UNDERLYINGS = ['20735', '1326189', 'EURUSD', 'BTC'];
const FEW = ['STOCK', 'FUND', 'INDEX', 'COMMODITY', 'CURRENCY', 'CRYPTO', 'INTEREST', 'FUTURE', 'BOND'].flatMap((type) =>
  catalogueSeed.instruments
    .filter(({ entityType }) => entityType === type)
    .filter((_, index) => index % 29 === 3)
    .slice(0, 3)
    .map(({ entityValue }) => entityValue),
);

const found = ({ tallies }: Ledger): string[] =>
  [...tallies.values()].flatMap(({ contradictions }) => contradictions.map(({ check }) => check));

it('no two answers or pages of one second contradict each other, at some instants of a year', { timeout: 120_000 }, async () => {
  const stage = await openStage({ seed: 'slice', from: FROM, derivatives: 60, catalogue: catalogueOf([...UNDERLYINGS, ...FEW]) });
  try {
    const instants = instantsOf({ from: FROM, count: 20, seed: 7 }).filter((_, index) => index % 10 === 3);
    const { tallies } = await runTruth({ stage, site: openSite(stage, fixtureConfig), seed: 7, instants, perInstant: 10 });
    const all = [...tallies.values()];
    expect(
      all.flatMap(({ contradictions }) => contradictions),
      tableOf(tallies),
    ).toEqual([]);
    const total = (count: (tally: (typeof all)[number]) => number) => all.reduce((sum, tally) => sum + count(tally), 0);
    expect(total(({ figures }) => figures)).toBeGreaterThan(500);
    expect(total(({ pages }) => pages)).toBeGreaterThan(10);
  } finally {
    await stage.close();
  }
});

describe('the year that is looked at', () => {
  const instants = instantsOf({ from: FROM, count: 100, seed: 5 });
  const days = instants.map((instant) => new Date(instant).getUTCDay());

  it('reaches its end, with weekends, the turn of the year and changes of the clock', () => {
    expect(new Date(instants[0] ?? 0).toISOString() < '2026-12-05').toBe(true);
    expect(new Date(instants.at(-1) ?? 0).toISOString() > '2027-11-15').toBe(true);
    expect(days.filter((day) => day === 0 || day === 6).length).toBeGreaterThan(15);
    for (const turn of ['2026-12-31T23:00:00Z', '2027-03-28T01:00:00Z', '2027-10-31T00:30:00Z'])
      expect(instants).toContain(Date.parse(turn));
    expect(new Set(instants.map((instant) => new Date(instant).getUTCMonth())).size).toBe(12);
  });

  it('is the same for the same seed, in ascending order', () => {
    expect(instantsOf({ from: FROM, count: 100, seed: 5 })).toEqual(instants.toSorted((a, b) => a - b));
    expect(instantsOf({ from: FROM, count: 100, seed: 6 })).not.toEqual(instants);
  });
});

describe('the ledger', () => {
  it('takes equal figures and tells those that are not', () => {
    const ledger = createLedger();
    const page = ledger.page('STOCK', '1', FROM);
    page.equal('same', 0.1 + 0.2, 0.3);
    page.equal('absent', undefined, undefined);
    page.equal('near', 1.004, 1, 0.005);
    page.equal('other', 1.01, 1);
    page.equal('missing', undefined, 1);
    page.holds('false', false);
    page.shows('shown', '4.385,96\u00A0USD', 4385.9649);
    page.shows('shown below 0', '\u22121,5\u00A0%', -1.5);
    page.shows('badly rounded', '0,95', 0.9562);
    page.follows('a sum', '3,0', (a, b) => a + b, '1,04', '1,97');
    page.follows('not that sum', '3,2', (a, b) => a + b, '1,04', '1,97');
    page.addsUp('adds up', ['1,04', '\u22120,02'], '1,02');
    page.addsUp('does not add up', ['1,04', '\u22120,02'], '1,03');
    expect(found(ledger)).toEqual(['other', 'missing', 'false', 'badly rounded', 'not that sum', 'does not add up']);
    expect(tableOf(ledger.tallies)).toMatch(/STOCK\s+1\s+1\s+0\s+0\s+12\s+6\s+2026-11-20\s+2026-11-20/u);
  });

  it('joins what several processes have seen', () => {
    const [one, other] = [createLedger(), createLedger()];
    one.page('STOCK', '1', FROM).holds('a', true);
    other.page('STOCK', '1', FROM + 1).holds('b', false);
    other.page('BOND', '2', FROM).drawn();
    const all = joined([one.tallies, other.tallies]);
    expect([all.get('STOCK')?.figures, all.get('STOCK')?.instruments.size, all.get('STOCK')?.instants.size]).toEqual([2, 1, 2]);
    expect([all.get('STOCK')?.contradictions.length, all.get('BOND')?.pages]).toEqual([1, 1]);
  });
});

describe('the verdict', () => {
  const year = [0, 30, 60, 90, 120].map((day) => FROM + day * 86_400_000);
  const seen = (kinds: readonly string[], instants = year) => {
    const ledger = createLedger();
    for (const kind of kinds) for (const [index, instant] of instants.entries()) ledger.page(kind, `${index}`, instant).holds('x', true);
    return ledger;
  };
  const wanted = { instruments: 10, classes: ['STOCK', 'BOND'], instants: year };

  it('is good when all of the year and all classes were seen without a contradiction', () => {
    expect(faultsOf(seen(['STOCK', 'BOND']).tallies, wanted)).toEqual([]);
  });

  it('is bad for a class that is missing, too few instruments, moments that were not reached, a part of the year', () => {
    expect(faultsOf(seen(['STOCK']).tallies, wanted)).toEqual([
      'only 5 of 10 instruments were looked at',
      'nothing was seen of BOND',
      'only a part of the year was seen of BOND',
    ]);
    expect(faultsOf(seen(['STOCK', 'BOND'], year.slice(0, 4)).tallies, { ...wanted, instruments: 8 })).toEqual([
      '1 of 5 moments were not reached',
      'only a part of the year was seen of STOCK, BOND',
    ]);
  });

  it('is bad for a contradiction anywhere', () => {
    const ledger = seen(['STOCK', 'BOND']);
    ledger.page('MARKET PAGES', '/', FROM).holds('y', false);
    expect(faultsOf(ledger.tallies, wanted)).toEqual(['1 contradictions']);
  });
});

describe('shown figures', () => {
  it.each([
    ['4.385,96\u00A0USD', 4385.96, 0.005],
    ['\u22120,81\u00A0%', -0.81, 0.005],
    ['178,92\u00A0Mrd\u00A0EUR', 178.92e9, 0.005e9],
    ['24', 24, 0.5],
  ])('%s is read with what it leaves open', (text, value, half) => {
    expect(readShown(text)?.value).toBeCloseTo(value, 6);
    expect(readShown(text)?.half).toBeCloseTo(half, 6);
  });

  it('may follow from others within their last digits, and no further', () => {
    const price = { value: 10, half: 0.005 };
    expect(mayFollow({ value: 5, half: 0.005 }, (a) => a / 2, [price])).toBe(true);
    expect(mayFollow({ value: 5.02, half: 0.005 }, (a) => a / 2, [price])).toBe(false);
  });
});

describe('what is read from a page', () => {
  const NOW = Date.parse('2026-11-23T10:00:00Z');
  const { DOMParser } = new Window();
  const drawn = (html: string): RenderedPage => ({
    path: '/x',
    failures: [],
    document: new DOMParser().parseFromString(html, 'text/html'),
  });
  const cell = (field: string, text: string, more = ''): string => `<span data-notation="7" data-field="${field}"${more}>${text}</span>`;
  const time = (instant: string, text: string): string => cell('datetimeLast', `<time datetime="${instant}">${text}</time>`);
  const head = (last: string, change: string, before: string, percent = '+1,00\u00A0%'): string =>
    `<div data-block="instrument-header">${cell('last', last)}
      <span data-notation="7" data-field="performance" data-direction="up"><span class="price-change__value">${change}</span></span>
      <span data-notation="7" data-field="performancePct" data-direction="up"><span class="price-change__value">${percent}</span></span>
      <dl><div><dt>Vortag</dt><dd>${before}</dd></div></dl></div>`;
  const cells = (html: string, kind = 'STOCK'): string[] => {
    const ledger = createLedger();
    cellsAgree(ledger.page(kind, '7', NOW), drawn(html), new Map(), NOW);
    return found(ledger);
  };
  const facts = (html: string, isRate = false): string[] => {
    const ledger = createLedger();
    instrumentPageAgrees(ledger.page('INDEX', '7', NOW), drawn(html), { isRate, isExact: true });
    return found(ledger);
  };

  it.each([
    ['two prices', cell('last', '10,00') + cell('last', '10,01'), 'page: last is the same everywhere'],
    ['bid above ask', cell('bid', '10,02') + cell('ask', '10,01'), 'page: bid ≤ ask'],
    ['a price outside of its day', cell('last', '9,99') + cell('low', '10,00') + cell('high', '11,00'), 'page: last lies within the day'],
    ['the wrong arrow', cell('performance', '+0,10', ' data-direction="down"'), 'page: direction of performance'],
    ['a time of another zone', time('2026-11-23T09:00:00Z', '09:00:00'), 'page: time of a price'],
    ['a time of yesterday without its day', time('2026-11-22T09:00:00Z', '10:00:00'), 'page: day of a price'],
    ['a price to come', time('2026-11-23T10:00:01Z', '11:00:01'), 'page: a price is not to come'],
    ['a fresh delayed price', cell('quality', 'verzögert', ' data-quality="DLY"') + time('2026-11-23T09:50:00Z', '10:50:00'), 'page: a delayed price is old'],
    ['a close with a time', cell('quality', 'Schlusskurs', ' data-quality="EOD"') + time('2026-11-23T09:50:00Z', '10:50:00'), 'page: a close has a day, no time'],
    ['a change that does not fit', cell('last', '101,00') + cell('performance', '+1,00') + cell('performancePct', '+1,10\u00A0%'), 'page: percent of a change'],
    ['a rate in real time', `<table><tr><th><a class="instrument-link" href="/zinsen/a-1">a</a></th><td>${cell('quality', 'Realtime', ' data-quality="RLT"')}</td></tr></table>`, 'page: what is fixed once a day is no real time'],
  ])('tells %s', (_name, html, check) => {
    expect(cells(html)).toEqual([check]);
  }); // prettier-ignore

  it('takes what agrees', () => {
    const html = `${head('101,00', '+1,00', '100,00')}${cell('last', '101')}${time('2026-11-23T09:00:00Z', '23.11.2026, 10:00:00\u00A0Uhr')}`;
    expect([...cells(html), ...facts(html)]).toEqual([]);
  });

  it.each([
    ['a change that does not add up', head('101,00', '+0,99', '100,00'), 'page: the day before and the change are the price'],
    ['a percentage of something else', head('101,00', '+1,00', '100,00', '+2,00\u00A0%'), 'page: change in percent'],
    [
      'a chart that says another change than the one above it',
      `${head('101,00', '+1,00', '100,00')}<div data-block="price-chart"><p class="price-chart__readout"><span class="price-change__value">+2,00\u00A0%</span></p>
       <div class="series-chart__plot" aria-label="Kursverlauf von X: von 100,00 EUR am 23.11.2025 auf 101,00 EUR am 01.01.1970, Veränderung +1,00\u00A0%. Zwischen 99,00 EUR und 102,00 EUR lag der Kurs"></div>
       <div class="chart-table"><table><thead><tr><th>Zeitpunkt</th><th>Kurs</th></tr></thead>
       <tbody><tr><th>01.01.1970</th><td>101,00 EUR</td></tr><tr><th>23.11.2025</th><td>100,00 EUR</td></tr></tbody></table></div></div>`,
      'page: change above the line is the one told ()',
    ],
    [
      'a chart whose change counts from another close than the one it names',
      `${head('101,00', '+1,00', '100,00')}<div data-block="price-chart"><p class="price-chart__readout"><span class="price-change__value">+2,00\u00A0%</span></p>
       <div class="series-chart__plot" aria-label="Kursverlauf von X: von 100,00 EUR am 23.11.2025 auf 101,00 EUR am 01.01.1970, Veränderung seit Schluss vom 22.11.2025 (100,00 EUR) +2,00\u00A0%. Zwischen 99,00 EUR und 102,00 EUR lag der Kurs"></div>
       <div class="chart-table"><table><thead><tr><th>Zeitpunkt</th><th>Kurs</th></tr></thead>
       <tbody><tr><th>01.01.1970</th><td>101,00 EUR</td></tr><tr><th>23.11.2025</th><td>100,00 EUR</td></tr></tbody></table></div></div>`,
      'page: change from the close that it names',
    ],
    [
      'a price/earnings that does not follow from its explanation',
      `${head('101,00', '+1,00', '100,00')}<div data-block="share-valuation"><table><thead><tr><th>Kennzahl</th><th>X</th></tr></thead>
       <tbody><tr><th>KGV<button popovertarget="k"></button></th><td>20,00</td></tr></tbody></table>
       <p id="k">Kurs 101,00\u00A0EUR (Xetra, 01.01.1970, 01:00:00\u00A0Uhr) durch erwartetes Ergebnis je Aktie 2026e von 10,00\u00A0EUR.</p></div>`,
      'page: price/earnings',
    ],
    ['an empty chart', `<div data-block="price-chart"><p class="empty-state">Keine Kurse</p></div>`, 'page: the chart shows prices'],
    [
      'days that do not follow from each other',
      `<div data-block="price-history-table"><table><thead><tr><th>Datum</th><th>Schluss in EUR</th><th>Veränderung</th></tr></thead>
       <tbody><tr><td>01.01.1970</td><td>101,00</td><td>+2,00\u00A0%</td></tr><tr><td>31.12.1969</td><td>100,00</td><td>–</td></tr></tbody></table></div>`,
      'page: change of a day',
    ],
    [
      'a product whose spread is another',
      `<div data-block="derivative-facts"><dl><div><dt>Geld</dt><dd>0,98</dd></div><div><dt>Brief</dt><dd>1,00</dd></div>
       <div><dt>Spanne Geld/Brief</dt><dd>3,00\u00A0%</dd></div></dl></div>`,
      'page: spread of a product',
    ],
  ])('tells %s', (_name, html, check) => {
    expect(facts(html)).toContain(check);
  });
});
