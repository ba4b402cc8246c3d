import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueSeed } from '#market/catalogue/testing.ts';
import { createProvider, type Provider } from '../../../../provider.ts';
import { createTestStore } from '../../../../store/testing.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const NAMES = new Set(['DAX', 'SAP', 'Gold', 'Bitcoin']);
const isKept = (entityValue: string): boolean => kept.has(entityValue);
const factors = ['BTC', 'EURUSD', '1326189', '20735'];
const kept = new Set([...catalogueSeed.instruments.filter(({ name }) => NAMES.has(name)).map((one) => one.entityValue), ...factors]);
const catalogue = {
  instruments: catalogueSeed.instruments.filter((one) => isKept(one.entityValue)),
  notations: catalogueSeed.notations.filter((one) => isKept(one.entityValue)),
  companies: [],
  indexMembers: [],
};

interface Entry {
  readonly instrument: { readonly entityValue: string; readonly isin: string; readonly wkn: string };
  readonly quote: { readonly bid: number; readonly ask: number; readonly last: number; readonly market: { readonly idNotation: number } };
  readonly gearingAsk: number;
  readonly strikeAbs: number;
  readonly openEnded: boolean;
}

let provider: Provider;
let dispose: () => Promise<void>;
beforeAll(async () => {
  const store = await createTestStore();
  dispose = store.dispose;
  provider = await createProvider({
    ...store.options,
    seed: 'handlers',
    clock: { now: () => NOW },
    logLevel: 'fatal',
    derivatives: 600,
    catalogue,
    articles: [],
  });
}, 120_000);
afterAll(async () => {
  await provider.close();
  await dispose();
});

async function get(path: string): Promise<unknown> {
  const answer = await provider.inject({ url: `/api/v1${path}` });
  expect([path, answer.statusCode, answer.statusCode === 200 ? '' : answer.payload]).toEqual([path, 200, '']);
  return answer.json();
}
const find = async (query: string): Promise<{ list: Entry[]; total?: number; facets?: unknown[] }> =>
  (await get(`/derivatives/finder/configuration_query?calculateTotal=true&${query}`)) as { list: Entry[]; total?: number };

describe('A derivative', () => {
  it('is found by number, ISIN, WKN and notation, and has quotes, trades and histories', async () => {
    const { list } = await find('entityValueUnderlying=20735&entitySubType=KNOCKOUT_CERTIFICATE&perPage=3');
    expect(list).toHaveLength(3);
    for (const { instrument, quote } of list) {
      const { entityValue, isin, wkn } = instrument;
      for (const key of [entityValue, `ISIN:${isin}`, `WKN:${wkn}`]) {
        expect(await get(`/instruments/DERIVATIVE/${key}`)).toMatchObject({ entityValue, isin, wkn });
        expect(await get(`/instruments/DERIVATIVE/${key}/quote`)).toMatchObject({ last: quote.last, bid: quote.bid, ask: quote.ask });
      }
      expect(await get(`/instruments/DERIVATIVE/${entityValue}/quotes`)).toMatchObject({ total: 2 });
      const byNotation = `/instruments/DERIVATIVE/${entityValue}/quote?idNotation=${quote.market.idNotation}`;
      expect(await get(byNotation)).toMatchObject({ last: quote.last });
      const chart = (await get(`/instruments/DERIVATIVE/${entityValue}/chart_history?range=D1`)) as { last: number[] };
      expect(chart.last.at(-1)).toBe(quote.last);
      const trades = (await get(`/instruments/DERIVATIVE/${entityValue}/times_and_sales?order=DESC&perPage=1`)) as { price: number[] };
      expect(trades.price).toEqual([quote.last]);
      const days = (await get(`/instruments/DERIVATIVE/${entityValue}/eod_history?range=M1`)) as { last: number[] };
      expect(days.last.at(-1)).toBe(quote.last);
    }
    const body = { list: list.map(({ instrument }) => ({ entityType: 'DERIVATIVE', entityValue: instrument.entityValue })) };
    const answer = await provider.inject({ method: 'POST', url: '/api/v1/instruments/quote_list', payload: body });
    expect(answer.json()).toMatchObject({ total: 3 });
  }, 60_000);

  it('has the news of its underlying, by whatever key it is asked for', async () => {
    const { list } = await find('entityValueUnderlying=20735&perPage=1');
    const [product] = list;
    const news = async (query: string) =>
      (await get(`/articles/finder/configuration_query?perPage=50&${query}`)) as { total: number; list: { entityValue: string }[] };
    const ofIndex = await news('entityType=INDEX&entityValue=20735');
    expect(ofIndex.list.length).toBeGreaterThan(0);
    for (const key of [product?.instrument.entityValue, `ISIN:${product?.instrument.isin}`]) {
      const own = await news(`entityType=DERIVATIVE&entityValue=${key}`);
      expect([own.total, own.list]).toEqual([ofIndex.total, ofIndex.list]);
    }
    // Another type in the query still limits the result.
    expect((await news(`entityType=STOCK&entityValue=${product?.instrument.entityValue}`)).total).toBe(0);
  }, 60_000);

  it('is on one page of the catalogue where products are asked for, each at its place, and on none of the others', async () => {
    type Catalogue = { total: number; list: { isin: string; entityType: string }[] };
    const page = async (number: number) =>
      (await get(`/instruments/catalogue?entityType=DERIVATIVE&perPage=100&page=${number}`)) as Catalogue;
    const { total } = await page(0);
    const pages = await Promise.all(Array.from({ length: Math.ceil(total / 100) }, (_, number) => page(number)));
    const isins = pages.flatMap(({ list }) => list.map(({ isin }) => isin));
    expect(new Set(isins).size).toBe(isins.length);
    // Ended products remain in the book but are not listed.
    const { total: living } = (await get('/derivatives/finder/configuration_query?perPage=1')) as { total: number };
    expect([isins.length, isins.length <= total]).toEqual([living, true]);
    expect((await page(pages.length)).list).toEqual([]);
    const others = (await get('/instruments/catalogue?perPage=1000')) as Catalogue;
    expect(others.list.some(({ entityType }) => entityType === 'DERIVATIVE')).toBe(false);
  });
});

describe('The finder', () => {
  it('takes filters as parameters, packed, and packed twice, to the same end', async () => {
    const plain = 'entitySubType=KNOCKOUT_CERTIFICATE&idExerciseRight=2&openEnded=1&gearingAskRange=2;40&idIssuer=90001,90004,90007';
    const expected = await find(plain);
    expect(expected.total).toBeGreaterThan(0);
    const packed = encodeURIComponent(plain);
    expect(await find(`queryParameters=${packed}`)).toEqual(expected);
    expect(await find(`queryParameters=${encodeURIComponent(packed)}`)).toEqual(expected);
    for (const { gearingAsk, openEnded } of expected.list) {
      expect(openEnded).toBe(true);
      expect(gearingAsk).toBeGreaterThanOrEqual(2);
      expect(gearingAsk).toBeLessThanOrEqual(40);
    }
  });

  it('sorts and pages', async () => {
    const query = 'entitySubType=WARRANT&sort=gearingAsk&order=DESC';
    const all = await find(`${query}&perPage=1000`);
    const leverages = all.list.flatMap(({ gearingAsk }) => gearingAsk ?? []);
    expect(leverages).toEqual(leverages.toSorted((a, b) => b - a));
    const pages = [await find(`${query}&perPage=20&page=0`), await find(`${query}&perPage=20&page=1`)].flatMap(({ list }) => list);
    expect(pages).toEqual(all.list.slice(0, 40));
  });

  it('finds the underlying by type, ISIN and WKN as well', async () => {
    const { total } = await find('entityValueUnderlying=20735');
    expect((await find('entityValueUnderlying=ISIN:DE0008469008')).total).toBe(total);
    expect((await find('entityValueUnderlying=WKN:846900&entityTypeUnderlying=INDEX')).total).toBe(total);
    expect((await find('entityTypeUnderlying=INDEX')).total).toBe(total);
    expect((await find('entityValueUnderlying=20735&entityTypeUnderlying=STOCK')).total).toBe(0);
    expect((await find('entityValueUnderlying=nobody')).total).toBe(0);
  });

  it('tells a filter that there is not, and a value that does not fit', async () => {
    for (const [query, word] of [
      ['gearingAskRnge=1;2', 'gearingAskRange'],
      ['gearingAskRange=viel;2', 'gearingAskRange'],
      ['dateMaturityRange=heute;', 'dateMaturityRange'],
      ['idIssuer=Hansekontor', 'idIssuer'],
    ] as const) {
      const url = `/api/v1/derivatives/finder/configuration_query?queryParameters=${encodeURIComponent(query)}`;
      const answer = await provider.inject({ url });
      expect(answer.statusCode).toBe(400);
      expect(answer.json<{ displayErrorMessage: string }>().displayErrorMessage).toContain(word);
    }
  });
});
