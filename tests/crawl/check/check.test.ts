import { describe, expect, it } from 'vitest';
import type { Schema } from '#client/operations.ts';
import { englishIn, withoutNames } from './english.ts';
import { faultsOf } from './faults.ts';
import { createFigures, type Provider } from './figures.ts';
import { figuresOf } from './block-figures.ts';
import { derivedFrom } from './derived.ts';
import { figuresIn, numbersIn } from './numbers.ts';
import { readPage } from './read-page.ts';

const page = (body: string, path = '/aktien/SAP-Aktie-DE0007164600') =>
  readPage(path, `<!doctype html><html lang="de"><head><title>SAP: Kurs</title></head><body><h1>SAP</h1>${body}</body></html>`);
const SOLD = { products: { products: [{ price: 9.9 }] } } as Parameters<typeof derivedFrom>[2];
const faults = (body: string) => faultsOf(page(body), { hosts: new Set(['portal']) }).map(({ kind, detail }) => `${kind}: ${detail}`);

describe('the faults of a page', () => {
  it.each([
    ['a block that could not be drawn', '<div data-block="ranking"><div class="block-fallback">Später</div></div>', 'fallback: ranking'],
    ['a block of a heading alone', '<div data-block="ranking"><section><h2>Gewinner</h2></section></div>', 'empty block: ranking'],
    ['a script from elsewhere', '<script src="https://cdn.example/a.js"></script>', 'foreign request: https://cdn.example/a.js'],
    ['one of several pictures', '<img srcset="/a.png 1x, //b.example/b.png 2x">', 'foreign request: //b.example/b.png'],
    ['an English button', '<button>Show more</button>', 'english text: show, more in: Show more'],
    [
      'an English name of a button',
      '<button title="Close the menu of prices">×</button>',
      'english text: the, of, close, prices in: Close the menu of prices',
    ],
    ['a value that is none', '<p>Kurs: NaN</p>', 'unfilled text: Kurs: NaN'],
    ['a placeholder', '<p>{instrument.name} heute</p>', 'unfilled text: {instrument.name} heute'],
    ['a second main heading', '<h1>Noch einer</h1>', 'main heading: 2 of them'],
    ['a link into nothing', '<a href="#chart">Chart</a>', 'dead fragment: #chart'],
    ['data that are none', '<script type="application/ld+json">{"@type":</script>', 'structured data: {"@type":'],
  ])('tell %s', (_what, body, told) => expect(faults(body)).toEqual([told]));

  it('are none where all is well', () => {
    const body = `<div data-block="ranking"><h2>Gewinner</h2><p>Die größten Gewinner. <a href="#oben">Nach oben</a></p></div>
      <div data-block="headline"><h2 id="oben">Analysen</h2></div><a href="https://www.example.org">Quelle</a>
      <template><iframe src="https://video.example/1" title="Film"></iframe></template>
      <code>the price of</code><p lang="en">The price of the share</p><script type="application/ld+json">{"@context":"https://schema.org","@type":"Corporation"}</script>`;
    expect(faults(body)).toEqual([]);
  });
});

describe('English', () => {
  it.each([
    'Der Kurs ist heute um null Prozent gestiegen',
    'Alle News',
    'Weitere Filter',
    'Open End',
    'Sell in May? Eine Börsenregel auf dem Prüfstand',
    'Bank of America',
    'S0YES5',
  ])('is not %j', (text) => expect(englishIn(text)).toEqual([]));

  it('is no name of an instrument', () => {
    const without = withoutNames(['Bank of the West', 'Bank of the']);
    expect(englishIn('Bank of the West: Kurs und Chart', without)).toEqual([]);
    expect(englishIn('Bank of the West: all of the prices', without)).toEqual(['all', 'of', 'the', 'prices']);
  });
});

describe('the figures of a crawl', () => {
  const cell = (field: string, text: string) => `<span data-notation="163500" data-field="${field}">${text}</span>`;
  const quote = { market: { idNotation: 163500 }, last: 157.97, performancePct: -0.946827, codeQualityPrice: 'DLY' } as Schema<'Quote'>;
  const asked: unknown[] = [];
  const provider: Provider = {
    quotes: (list) => (asked.push(list), Promise.resolve([quote])),
    entityTypes: () => ['STOCK'],
  };
  const compared = async (body: string) => {
    const figures = createFigures();
    const found = figures.add(page(body));
    const { compared: count, faults: more } = await figures.compareRest(provider);
    return { count, told: [...found, ...more].map(({ detail }) => detail) };
  };

  it('are compared with what the contract answers, as exactly as they are shown', async () => {
    const body = `${cell('last', '157,97\u00A0EUR')}${cell('performancePct', '<span class="price-change__arrow">3</span>−0,95\u00A0%')}`;
    expect(await compared(body)).toEqual({ count: 2, told: [] });
    expect(asked.at(-1)).toEqual([{ entityType: 'STOCK', entityValue: 'ISIN:DE0007164600', idNotation: 163500 }]);
    expect((await compared(cell('last', '157,98'))).told).toEqual(['last of 163500 is 157,98 and the contract says 157.97']);
    expect((await compared(cell('bid', '157,90'))).told).toEqual(['bid of 163500 is 157,90 and the contract says undefined']);
  });

  it('belong to the instrument that their row links to', async () => {
    await compared(`<ul><li><a href="/aktien/Siemens-Aktie-DE0007236101">Siemens</a>${cell('last', '157,97')}</li></ul>`);
    expect(asked.at(-1)).toMatchObject([{ entityValue: 'ISIN:DE0007236101' }]);
  });

  it('are the same on all pages', () => {
    const figures = createFigures();
    figures.add(page(cell('last', '157,97')));
    expect(figures.add(page(cell('last', '157,970')))).toEqual([]);
    expect(figures.add(page(cell('last', '157,96')))).toMatchObject([{ kind: 'figure', detail: expect.stringContaining('157,97') }]);
  });
});

describe('the figures of a block', () => {
  const block = (body: string) => page(`<div data-block="key-facts"><h2>Kennzahlen</h2><dl><dt>Wert</dt><dd>${body}</dd></dl></div>`);
  const answer = {
    last: 157.966,
    marketCap: 194_712_000_000,
    ratio: 0.01,
    pieces: 1,
    closes: [100, 102.5, 99],
    days: [undefined, { close: 50 }, { close: 52 }],
    history: { close: [101, 99] },
    before: { close: [90] },
    day: '2026-11-20',
    name: 'Anleihe 3,25 %',
    list: [],
  };
  const told = (body: string) => figuresOf(block(body), '/a', new Map([['key-facts', [numbersIn(answer)]]]));

  it.each([
    '157,97\u00A0EUR',
    '194,71\u00A0Mrd\u00A0EUR',
    '100 : 1',
    '+2,50\u00A0%',
    '\u22123,41\u00A0%',
    '\u22121,00\u00A0%',
    '3,25\u00A0%',
    '+4,00\u00A0%',
    // Change from the newest day of the next page to the oldest day of this page.
    '+10,00\u00A0%',
    '+9,0\u00A0EUR',
    '2026',
  ])('are numbers of its answers, as exactly as they are shown: %s', (text) =>
    expect(told(text)).toMatchObject({ computed: 0, faults: [] }),
  );

  it.each([
    ['157,98\u00A0EUR', 'Wert: 157,98\u00A0EUR is in no answer'],
    ['195,71\u00A0Mrd\u00A0EUR', 'Wert: 195,71\u00A0Mrd\u00A0EUR is in no answer'],
    ['+2,51\u00A0%', 'Wert: +2,51\u00A0% is in no answer'],
    // An amount is never a change.
    ['2,50\u00A0EUR', 'Wert: 2,50\u00A0EUR is in no answer'],
    ['100 – 104,0', 'Wert: 104,0 is in no answer'],
  ])('are told where no answer has them: %s', (text, detail) => {
    expect(told(text).faults).toEqual([{ kind: 'figure', path: '/a', detail: `key-facts: ${detail}` }]);
  });

  it('are what each member adds to its index, by the prices of its members', () => {
    const member = (weightPct: number, previousLast: number, last: number) => ({ weightPct, quote: { previousLast, last } });
    // Half of the base of 100 gained 10 points, the other half lost 5.
    const data = { members: { list: [member((60 / 105) * 100, 50, 60), member((45 / 105) * 100, 50, 45)] } };
    const points = derivedFrom('index-members', data, SOLD);
    expect(points.map((one) => one.toFixed(9))).toEqual(['10.000000000', '-5.000000000']);
    expect(derivedFrom('key-facts', data, SOLD)).toEqual([]);
  });

  it('are what a unit of each currency costs in each other, by the rates of the euro', () => {
    const data = { pairs: { list: [{ quote: { last: 1.25 } }, { quote: { last: 150 } }] } };
    expect(derivedFrom('currency-matrix', data, SOLD)).toEqual([1, 1.25, 150, 0.8, 1, 120, 1 / 150, 1.25 / 150, 1]);
  });

  it('are the prices of products, which the configuration tells', () => {
    expect(derivedFrom('product-plans', {}, SOLD)).toEqual([9.9]);
    expect(derivedFrom('article-access', {}, SOLD)).toEqual([9.9]);
  });

  it('are changes since a piece appeared', () => {
    const history = { last: [100, 0, 80, 120] };
    expect(derivedFrom('chart', { history: { last: [1] }, since: history }, SOLD).map(Math.round)).toEqual([20, 50, 0]);
    expect(derivedFrom('multi-chart', { since0: history, since1: undefined, since2: { last: [] } }, SOLD)).toHaveLength(3);
  });

  it('are the numbers that stand in texts, as a German writes them', () => {
    const { given } = numbersIn({ text: 'Rheinmetall: 1.609,75 Euro (−1,16 %), am 2026-11-20 noch -3' });
    expect(given).toEqual(expect.arrayContaining([1609.75, 1.16, -1.16, -3]));
  });

  it('are not the numbers of pages', () => {
    const read = readPage('/a', '<div data-block="finder"><nav class="paging"><a href="/a?page=1942">1943</a></nav><p>1943</p></div>');
    expect(read.blocks[0]?.figures.map(({ text }) => text)).toEqual(['1943']);
  });

  it.each(['31.07.2026', '25.07.2026 (zurückgezahlt)', '17:38', '52-Wochen-Hoch', '6\u00A0Monate', '6M', 'DAX 40', 'vor 3 Tagen'])(
    'are not %s',
    (text) => expect(figuresIn(text)).toEqual([]),
  );
});
