import { describe, expect, it } from 'vitest';
import { fixtureOf } from '../../kit/testing.ts';
import { mountBlockWith } from '../../kit/testing-mount.ts';
import { showBlock } from '../../kit/testing-dom.ts';
import type { BlockInput } from '../../kit/block.ts';
import type { DataTableProps } from '../../generated/props.ts';
import { needs } from './data.ts';

// Cell texts without the invisible soft hyphens at which names may break.
const texts = (selector: string) => [...document.querySelectorAll(selector)].map((cell) => cell.textContent.replaceAll('\u00AD', ''));
const inputOf = (name: string, page: object = {}, props: object = {}): BlockInput<DataTableProps> => {
  const fixture = fixtureOf('data-table', name) as unknown as BlockInput<DataTableProps>;
  return { ...fixture, page: { ...fixture.page, ...page }, props: { ...fixture.props, ...props } };
};
const asked = (input: BlockInput<DataTableProps>) => (needs(input).answer?.input as { readonly query: object } | undefined)?.query;

describe('a table from a call of the contracts', () => {
  it('has the columns of the document, and leaves out an optional one without values', async () => {
    const screen = await showBlock('data-table', 'shares');
    expect(texts('th[scope=col]')).toEqual(['Name', 'Kurs', 'Heute', 'Rendite', 'Stand']);
    expect(screen.getByRole('link', { name: 'SAP' }).getAttribute('href')).toContain('/aktien/SAP-Aktie-DE0007164600');
    expect(texts('tbody tr:nth-child(2) td')[0]).toBe('–');
    expect(texts('tbody tr:nth-child(1) td')[2]).toBe('2,28\u00A0%');
  });

  it('moves prices live, and says how old and how good they are', async () => {
    await showBlock('data-table', 'shares');
    const first = document.querySelector('tbody tr');
    expect([...(first?.querySelectorAll('td [data-notation]') ?? [])].map((cell) => cell.getAttribute('data-field'))).toEqual(
      expect.arrayContaining(['last', 'performancePct', 'quality', 'datetimeLast']),
    );
    expect(document.querySelector('.source-note')).not.toBeNull();
  });

  it('proposes columns where the document names none', async () => {
    await showBlock('data-table', 'proposed columns');
    expect(texts('th[scope=col]').length).toBeGreaterThan(1);
    expect(texts('tbody td')).toContain('0,8300\u00A0EUR');
  });

  it('says so when there is nothing, or is not there at all', async () => {
    const screen = await showBlock('data-table', 'nothing there');
    expect(screen.getByText('Dieser Fonds schüttet nicht aus.')).toBeTruthy();
    await showBlock('data-table', 'nothing there and hidden');
    expect(document.body.innerHTML).toBe('');
  });

  it('escapes what an answer holds', async () => {
    const entry = { instrument: { name: '<script>alert(1)</script>', urls: { WEBSITE: '/a' } }, quote: { last: {} }, cnDivYield: '1' };
    await mountBlockWith('data-table', 'shares', { data: { answer: { list: [entry, null, 'x'] } } });
    expect(document.querySelector('script')).toBeNull();
    expect(texts('tbody th')[0]).toContain('<script>alert(1)</script>');
    expect(texts('tbody tr')).toHaveLength(3);
  });
});

it('writes what a rate has changed by in percentage points', async () => {
  const quote = { entityType: 'INTEREST', last: 1.975, performance: -0.028, market: { idNotation: 7 } };
  await mountBlockWith('data-table', 'shares', {
    props: { headline: 'Sätze', operation: 'findStocks', columns: [{ field: 'instrument' }, { field: 'quote.performance' }] },
    data: { answer: { list: [{ instrument: { name: 'Euribor', urls: {} }, quote }] } },
  });
  expect(texts('tbody td')).toEqual(['−0,028 gefallen PP']);
});

describe('what it draws', () => {
  const bond = (year: number, yieldToMaturity: number | undefined) => ({
    instrument: { name: `Bund ${year}`, urls: {} },
    bondsBaseData: { datetimeMaturity: `${year}-01-01T12:00:00.000+00:00` },
    bondsFigures: { yieldToMaturity },
  });
  const props = {
    type: 'data-table' as const,
    headline: 'Anleihen',
    operation: 'findBonds',
    curve: { across: 'bondsBaseData.datetimeMaturity', up: 'bondsFigures.yieldToMaturity' },
    columns: [
      { field: 'instrument' },
      { field: 'bondsBaseData.datetimeMaturity', label: 'Fälligkeit' },
      { field: 'bondsFigures.yieldToMaturity', label: 'Rendite', bar: true },
    ],
  };
  const mountTable = (list: readonly object[]) =>
    mountBlockWith('data-table', 'shares', { props, data: { answer: { total: list.length, list } } });

  it('is a curve through its rows, from left to right, with a dot for each that is known', async () => {
    await mountTable([bond(2035, 2.8), bond(2027, 2.1), bond(2031, undefined), bond(2030, 2.4)]);
    expect(document.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(
      'Rendite nach Fälligkeit: 3 Punkte, alle in der Tabelle darunter',
    );
    const dots = document.querySelector('.series-chart__end')?.getAttribute('d') ?? '';
    const places = [...dots.matchAll(/M([\d.]+) ([\d.]+)h0/g)].map(([, x, y]) => [Number(x), Number(y)]);
    expect(places).toHaveLength(3);
    expect(places.map(([x]) => x)).toEqual(places.map(([x]) => x).toSorted((a, b) => (a ?? 0) - (b ?? 0)));
    expect(places[0]?.[1]).toBeGreaterThan(places[2]?.[1] ?? 0);
    expect(texts('.series-chart__x text')).toEqual(['01.27', '01.30', '01.35']);
  });

  it('labels days only so far apart that their labels do not lie on each other', async () => {
    await mountTable([bond(2027, 2.1), bond(2034, 2.4), bond(2035, 2.8), bond(2036, 2.9)]);
    expect(texts('.series-chart__x text')).toEqual(['01.27', '01.34', '01.36']);
  });

  it('is no curve where fewer than two rows are known', async () => {
    await mountTable([bond(2035, 2.8), bond(2031, undefined)]);
    expect(document.querySelector('.data-table__curve')).toBeNull();
  });

  it('is a bar beside each value, in proportion to the largest', async () => {
    await mountTable([bond(2035, 2), bond(2027, 1), bond(2031, undefined)]);
    expect([...document.querySelectorAll('.data-table__bar rect')].map((bar) => bar.getAttribute('width'))).toEqual(['100%', '50%', '0%']);
  });
});

describe('a transposed table', () => {
  const year = (label: string, cnDpsAdj: number | undefined) => ({ label, cnDpsAdj, isoCurrency: 'EUR' });
  const props = {
    type: 'data-table' as const,
    headline: 'Dividende',
    operation: 'getStockFigures',
    parameters: { entityValue: '1' },
    rows: 'stocksCnFundamentalList.list',
    across: 'label',
    columns: [{ field: 'cnDpsAdj', label: 'Dividende je Aktie', bar: true }],
    note: '„e“: erwartet.',
  };
  const mountTable = (list: readonly object[]) =>
    mountBlockWith('data-table', 'shares', { props, data: { answer: { stocksCnFundamentalList: { list } } } });

  it('gives dividends below 1 four decimals, so that those of some years differ', async () => {
    await mountTable([year('2023', 0.0571), year('2024', 0.0604), year('2025', 1.2)]);
    expect(texts('tbody td')).toEqual(expect.arrayContaining(['0,0571', '0,0604', '1,20']));
  });

  it('draws a field as bars from a common zero above the same figures, and says what they refer to', async () => {
    await mountTable([year('2023', -1), year('2024', 2), year('2025', undefined), year('2026e', 4)]);
    const bars = [...document.querySelectorAll('.data-table__picture rect')];
    expect(bars.map((bar) => bar.getAttribute('data-kind'))).toEqual(['negative', 'reported', 'expected']);
    const heights = bars.map((bar) => Number(bar.getAttribute('height')));
    expect((heights[2] ?? 0) / (heights[1] ?? 1)).toBeCloseTo(2, 1);
    // Bars below zero hang from the zero line.
    expect(Number(bars[0]?.getAttribute('y'))).toBeCloseTo(Number(bars[1]?.getAttribute('y')) + (heights[1] ?? 0), 1);
    expect(bars.map((bar) => bar.textContent?.replaceAll('\u00A0', ' '))).toEqual(
      ['2023: -1,00 EUR', '2024: 2,00 EUR', '2026e: 4,00 EUR'].map((text) => text.replace('-', '−')),
    );
    expect(texts('figcaption strong')).toEqual(['4,00\u00A0EUR 2026e']);
    expect(texts('tbody td').slice(1)).toEqual(['−1,00', '2,00', '–', '4,00']);
    expect(texts('.data-table__note')).toEqual(['„e“: erwartet.']);
  });

  it('is no picture with one bar', async () => {
    await mountTable([year('2026e', 4)]);
    expect(document.querySelector('.data-table__picture')).toBeNull();
  });
});

describe('an answer that somebody pays for', () => {
  const rows = [{ instrument: { name: 'Bonus DAX', urls: { WEBSITE: '/derivate/Bonus-DE0001' } } }];
  const customer = { id: 7001, shortName: 'Hansekontor', longName: 'Hansekontor Wertpapierhaus AG' };
  const mountTable = (answer: object) => mountBlockWith('data-table', 'shares', { data: { answer: { list: rows, ...answer } } });
  const hrefs = () => [...document.querySelectorAll('tbody a')].map((link) => link.getAttribute('href'));

  it('[ISSUER-021] [ISSUER-018] carries the ad label of the customer, and links that say whose advertisement it was', async () => {
    await mountTable({ sponsoring: { customer, label: 'WITH_NAME' } });
    expect(texts('.ad-label')).toEqual(['Werbung von Hansekontor']);
    const query = 'customerId=7001&customerName=hansekontor&customerIntegrationType=aktien-nach-rendite&customerIntegrationOrigin=';
    expect(hrefs()[0]).toContain(`/derivate/Bonus-DE0001?${query}`);
  });

  it.each([{}, { sponsoring: {} }, { sponsoring: { label: 'WITH_LOGO' } }])(
    '[ISSUER-021] carries none without a customer: %o',
    async (answer) => {
      await mountTable(answer);
      expect([texts('.ad-label'), hrefs()]).toEqual([[], ['/derivate/Bonus-DE0001']]);
    },
  );

  it('[ISSUER-021] carries none where there is nothing to see', async () => {
    await mountTable({ list: [], sponsoring: { customer, label: 'WITH_NAME' } });
    expect(texts('.ad-label')).toEqual([]);
  });
});

describe('its order and pages', () => {
  it('are sent to a call that sorts and cuts itself', () => {
    expect(asked(inputOf('shares'))).toEqual({ sort: 'cnDivYield', order: 'DESC', perPage: 10 });
    expect(asked(inputOf('page two, sorted by a visitor'))).toMatchObject({
      page: 1,
      perPage: 25,
      sort: 'last',
      order: 'DESC',
      isoCountry: 'DE',
    });
  });

  it.each([
    [{ sortierung: 'constructor', richtung: 'ab' }, {}],
    [{ sortierung: 'company.name' }, {}],
    [{ land: 'Deutschland' }, {}],
    [{ page: '9999' }, { page: 9999 }],
    [{ page: '99999999' }, { page: 9999 }],
    [{ page: '-1' }, { page: 0 }],
  ])('take nothing from an address that says %j', (query, expected) => {
    const sent = asked(inputOf('page two, sorted by a visitor', { query }));
    expect(sent).toEqual({ page: 0, perPage: 25, calculateTotal: true, ...expected });
  });

  it('are links that keep what else the address says', async () => {
    const screen = await showBlock('data-table', 'page two, sorted by a visitor');
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Letzter Kurs')).toBe('/aktien/liste?land=DE&sortierung=quote.last&richtung=auf');
    expect(href('Seite 3')).toBe('/aktien/liste?land=DE&sortierung=quote.last&richtung=ab&page=2');
    expect(href('Seite 1')).toBe('/aktien/liste?land=DE&sortierung=quote.last&richtung=ab');
    expect(document.querySelector('[aria-sort=descending]')?.textContent).toBe('Letzter Kurs');
    // The call cannot sort by this column.
    expect(screen.queryByRole('link', { name: 'Unternehmen' })).toBeNull();
  });

  it('are made here for a call that answers with all, whatever page the address asks for', async () => {
    const list = Array.from({ length: 12 }, (_, index) => ({ valueEarning: index, isoCurrency: 'EUR' }));
    const { props, page } = inputOf('proposed columns');
    const shown = { columns: [{ field: 'valueEarning', label: 'Betrag' }], perPage: 5, sortable: true };
    const query = { page: '77', sortierung: 'valueEarning', richtung: 'ab' };
    await mountBlockWith('data-table', 'proposed columns', {
      props: { ...props, ...shown },
      page: { ...page, query },
      data: { answer: { total: 12, list: [...list, {}] } },
    });
    expect(texts('tbody th')).toEqual(['1,00\u00A0EUR', '0,00\u00A0EUR', '–']);
  });

  it('can be chosen from those that the document offers, and only from those', async () => {
    const orders = [
      { label: 'Rendite', field: 'cnDivYield' },
      { label: 'Kurs', field: 'quote.last', direction: 'ascending' as const },
    ];
    const asking = (query: object) => asked(inputOf('shares', { query }, { orders }));
    expect(asking({})).toMatchObject({ sort: 'cnDivYield', order: 'DESC' });
    expect(asking({ sortierung: 'quote.last', richtung: 'auf' })).toMatchObject({ sort: 'last', order: 'ASC' });
    expect(asking({ sortierung: 'quote.performancePct', richtung: 'auf' })).toMatchObject({ sort: 'cnDivYield', order: 'DESC' });
    const { props, page } = inputOf('shares', { query: { sortierung: 'quote.last', richtung: 'auf' } });
    await mountBlockWith('data-table', 'shares', { props: { ...props, orders }, page });
    const links = [...document.querySelectorAll('.data-table__orders a')];
    expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Rendite', null],
      ['Kurs', 'true'],
    ]);
    expect(links[0]?.getAttribute('href')).toContain('sortierung=cnDivYield&richtung=ab');
  });

  it('lead back from beyond the last page', async () => {
    const { page } = inputOf('page two, sorted by a visitor', { query: { page: '99' } });
    await mountBlockWith('data-table', 'page two, sorted by a visitor', { page, data: { answer: { total: 60, list: [] } } });
    expect(document.querySelector('.empty-state a')?.getAttribute('href')).toBe('/aktien/liste');
  });
});

describe('lists of derivatives, as block-lists/ name them', () => {
  const columns = [{ field: 'instrument', label: 'Name' }, { field: 'nameIssuer' }, { field: 'gearingAsk' }, { field: 'quote.ask' }];
  const underlying = { underlyingEntityType: { subject: 'entityType' }, underlyingEntityValue: { subject: 'entityValue' } };
  const own = { entityValue: { subject: 'entityValue' } };
  const subject = fixtureOf('price-history-table', 'fourteen days').subject;

  it.each([
    ['listSimilarDerivatives', own, { entityValue: '82849' }],
    ['listDerivativeSuggestions', own, { entityValue: '82849' }],
    ['listMostWantedDerivatives', own, { entityValue: '82849' }],
    ['listMostWantedDerivativesByUnderlying', underlying, { underlyingEntityType: 'STOCK', underlyingEntityValue: '82849' }],
    ['listAssociatedDerivatives', underlying, { underlyingEntityType: 'STOCK', underlyingEntityValue: '82849' }],
  ])(
    '[DERIV-013] asks %s about the instrument of the page, lists what it answers, and is not there without',
    async (operation, parameters, path) => {
      const props = { type: 'data-table' as const, headline: 'Derivate', operation, parameters, columns, limit: 5, hideIfEmpty: true };
      const input = { ...inputOf('nothing there', {}), props, subject } as unknown as BlockInput<DataTableProps>;
      expect(needs(input)).toMatchObject({ answer: { operation, input: { path } } });
      const instrument = { name: 'Turbo Long DAX 21.500', urls: { WEBSITE: '/derivate/Turbo-Long-DAX-DE000HK0A123' } };
      const list = [{ instrument, nameIssuer: 'Hansekontor', gearingAsk: 8.18 }, { instrument }];
      await mountBlockWith('data-table', 'nothing there', { props, subject, data: { answer: { total: 2, list } } });
      expect(texts('tbody tr:first-child > *')).toEqual(['Turbo Long DAX 21.500', 'Hansekontor', '8,18', '–']);
      expect(document.querySelector('tbody a')?.getAttribute('href')).toBe('/derivate/Turbo-Long-DAX-DE000HK0A123');
      await mountBlockWith('data-table', 'nothing there', { props, subject, data: { answer: { total: 0, list: [] } } });
      expect(document.body.innerHTML).toBe('');
    },
  );
});
