import { beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '#client/operations.ts';
import type { Provider } from '#provider/provider.ts';
import { sharedProvider } from './start.ts';

let provider: Provider;
beforeAll(async () => void (provider = await sharedProvider()));

async function get<Body>(path: string): Promise<Body> {
  const answer = await provider.inject(`/api${path}`);
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer.json<Body>();
}

describe('A search for several codes', () => {
  it('finds what they name, in their order, and tells which name nothing', async () => {
    const codes = encodeURIComponent('DE0007236101 716460;DE000A0XYZ16');
    const { facets, unknownCodes } = await get<Schema<'InstrumentFacetResult'>>(`/v1/instruments/search/facet?searchValue=${codes}`);
    expect(facets.flatMap(({ results }) => results.map(({ name }) => name))).toEqual(['Siemens', 'SAP']);
    expect(unknownCodes).toEqual(['DE000A0XYZ16']);
  });
});

describe('What a text means', () => {
  const suggestions = (text: string) =>
    get<Schema<'InstrumentQueryResult'>>(`/v1/instruments/query?limit=5&searchValue=${encodeURIComponent(text)}`);

  it.each([
    ['sap aktie', 'SAP', undefined],
    ['tesla kurs', 'Tesla', ['kurs']],
    ['Simens Energie', 'Siemens Energy', undefined],
    ['DE 000 716 460 0', 'SAP', undefined],
    ['WKN: 840400', 'Allianz', undefined],
    ['wann zahlt Allianz Dividende', 'Allianz', ['Dividende']],
  ])('[HTTP-041] suggests for %s %s first, and names the words that were left out', async (text, name, ignored) => {
    const { list, ignoredWords } = await suggestions(text);
    expect([list[0]?.name, ignoredWords]).toEqual([name, ignored]);
  });

  it('is a guess when nothing is called so', async () => {
    const facet = (text: string) =>
      get<Schema<'InstrumentFacetResult'>>(`/v1/instruments/search/facet?searchValue=${encodeURIComponent(text)}`);
    expect([(await facet('sap')).isGuess, (await facet('simens')).isGuess]).toEqual([undefined, true]);
  });

  it('leaves repaid bonds out of suggestions unless it is their code, and lists them behind those that live', async () => {
    const { list } = await get<Schema<'InstrumentTypeSearchResult'>>(
      '/v1/instruments/search/BOND?searchValue=Vereinigte%20Staaten%20von%20Amerika&perPage=100',
    );
    const repaid = list.map(({ datetimeRedemption }) => datetimeRedemption !== undefined);
    expect(repaid.includes(true)).toBe(true);
    expect(repaid.lastIndexOf(false)).toBeLessThan(repaid.indexOf(true));
    const over = list.find(({ datetimeRedemption }) => datetimeRedemption !== undefined);
    expect((await suggestions(over?.name ?? '')).list.map(({ entityValue }) => entityValue)).not.toContain(over?.entityValue);
    expect((await suggestions(over?.wkn ?? '')).list[0]).toMatchObject({
      entityValue: over?.entityValue,
      datetimeRedemption: expect.any(String),
    });
  });
});

describe('The groups of a search', () => {
  it.each(['dax', 'SAP', 'simens', 'fonds', 'DE0007164600 716460'])('have as many hits as the pages of their types: %s', async (text) => {
    const asked = encodeURIComponent(text);
    const { facets } = await get<Schema<'InstrumentFacetResult'>>(`/v1/instruments/search/facet?searchValue=${asked}&perType=3`);
    expect(facets.length).toBeGreaterThan(0);
    for (const { type, totalAmount, results } of facets) {
      const page = await get<Schema<'InstrumentTypeSearchResult'>>(`/v1/instruments/search/${type}?searchValue=${asked}&perPage=3`);
      expect([type, page.total]).toEqual([type, totalAmount]);
      expect(page.list.map(({ entityValue }) => entityValue)).toEqual(results.map(({ entityValue }) => entityValue));
    }
  });
});

describe('Hits with quotes', () => {
  it.each([
    '/v1/instruments/search/facet?searchValue=dax&perType=3',
    '/v1/instruments/search/STOCK?searchValue=a',
    '/v1/instruments/most_searched?limit=3',
  ])('have those that the call for quotes answers at the same second: %s', async (path) => {
    interface Found {
      readonly list?: readonly Schema<'Instrument'>[];
      readonly facets?: readonly Schema<'InstrumentFacet'>[];
      readonly quotes?: readonly Schema<'Quote'>[];
    }
    expect((await get<Found>(path)).quotes).toBeUndefined();
    const { list, facets = [], quotes = [] } = await get<Found>(`${path}&withQuotes=true`);
    const keys = (list ?? facets.flatMap(({ results }) => results)).map(({ entityType, entityValue }) => ({ entityType, entityValue }));
    const answer = await provider.inject({ method: 'POST', url: '/api/v1/instruments/quote_list', payload: { list: keys } });
    expect(quotes.length).toBeGreaterThan(0);
    expect(quotes.map(({ entityValue, last }) => [entityValue, last])).toEqual(
      answer.json<Schema<'QuoteList'>>().list.map(({ entityValue, last }) => [entityValue, last]),
    );
  });
});

describe('What is searched most', () => {
  it('are known instruments, each once, while nobody has chosen any', async () => {
    const { list, total } = await get<Schema<'InstrumentList'>>('/v1/instruments/most_searched?limit=5');
    expect([list.length, total, new Set(list.map(({ entityValue }) => entityValue)).size]).toEqual([5, 5, 5]);
  });
});
