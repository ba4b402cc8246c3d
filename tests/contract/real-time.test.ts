import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '#client/operations.ts';
import { demoEmail } from '#provider/services/accounts/demo-users.ts';
import { DEMO_PASSWORD } from '#provider/services/accounts/settings.ts';
import type { Provider } from '#provider/provider.ts';
import { anonymousToken } from './send.ts';
import { NOW, startTestProvider } from './start.ts';

type Who = 'visitor' | 'besucher' | 'basic' | 'plus' | 'pro' | 'systeme';
type User = Exclude<Who, 'visitor'>;

let provider: Provider;
let stop: () => Promise<void>;
const tokens = new Map<Who, string>();

beforeAll(async () => {
  ({ provider, stop } = await startTestProvider({ derivatives: 1_500 }));
  tokens.set('visitor', anonymousToken());
  for (const name of ['besucher', 'basic', 'plus', 'pro', 'systeme'] as const satisfies readonly User[]) {
    const payload = { email: demoEmail(name), password: DEMO_PASSWORD };
    const answer = await provider.inject({ method: 'POST', url: '/api/v1/users/login', payload });
    tokens.set(name, answer.json<Schema<'User'>>().token);
  }
});
afterAll(() => stop());

interface Answered<Answer> {
  readonly answer: Answer;
  readonly cache: unknown;
}

async function ask<Answer>(who: Who | undefined, path: string, payload?: object): Promise<Answered<Answer>> {
  const token = who === undefined ? undefined : tokens.get(who);
  const response = await provider.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url: `/api${path}`,
    headers: token === undefined ? {} : { 'x-ov-token': token },
    ...(payload === undefined ? {} : { payload }),
  });
  expect(response.statusCode, `${path} ${response.payload.slice(0, 200)}`).toBeLessThan(300);
  return { answer: response.json<Answer>(), cache: response.headers['cache-control'] };
}

const SAP = '/v1/instruments/STOCK/82849';
const DAX = '/v1/instruments/INDEX/20735';
const NASDAQ = '/v1/instruments/INDEX/ISIN:XC0009694271';
const ETF = '/v1/instruments/ETF/3567527';

/** Returns the quality of the price that a user gets at the address. */
async function qualityFor(who: Who | undefined, path: string, query = ''): Promise<string> {
  return (await ask<Schema<'Quote'>>(who, `${path}/quote${query}`)).answer.codeQualityPrice;
}

describe('The quality of prices', () => {
  it.each([
    ['[USER-018] indices of the German exchange', DAX, '', ['basic', 'plus', 'pro']],
    ['[USER-018] shares in Frankfurt', SAP, '?codeMarket=_FRA', ['basic', 'plus', 'pro']],
    ['[USER-020] [USER-034] shares on Xetra', SAP, '?codeMarket=_GER', ['plus', 'pro']],
    ['[USER-033] ETFs on Xetra', ETF, '?codeMarket=_GER', ['plus', 'pro']],
    ['[USER-035] indices of Nasdaq', NASDAQ, '', ['pro']],
    ['shares on Tradegate', SAP, '?codeMarket=_GAT', ['visitor', 'besucher', 'basic', 'plus', 'pro', 'systeme']],
  ] as const)('of %s is real time for whoever is entitled, and delayed for all others', async (_what, path, query, entitled) => {
    const seen = await Promise.all([...tokens.keys()].map(async (who) => [who, await qualityFor(who, path, query)] as const));
    expect(seen.flatMap(([who, quality]) => (quality === 'RLT' ? [who] : []))).toEqual(entitled);
    expect(seen.every(([, quality]) => quality === 'RLT' || quality === 'DLY')).toBe(true);
  });

  it.each([
    ['[USER-020] ETCs and ETNs on Xetra', '_GER', ['plus', 'pro']],
    ['[USER-032] certificates at venues abroad', '_SWX', ['plus', 'pro']],
  ] as const)('of %s is real time for whoever is entitled, and delayed for all others', async (_what, codeMarket, entitled) => {
    type Found = Schema<'DerivativeFinderResult'>;
    const { list } = (
      await ask<Found>(undefined, '/v1/derivatives/finder/configuration_query?entitySubType=ETC_ETN_CERTIFICATE&perPage=50')
    ).answer;
    const paths = list.map(({ instrument }) => `/v1/instruments/DERIVATIVE/${instrument.entityValue}`);
    const quotes = await Promise.all(paths.map(async (path) => (await ask<Schema<'QuoteList'>>(undefined, `${path}/quotes`)).answer.list));
    const path = paths[quotes.findIndex((each) => each.some(({ market }) => market?.codeMarket === codeMarket))] ?? '';
    const seen = await Promise.all(
      [...tokens.keys()].map(async (who) => [who, await qualityFor(who, path, `?codeMarket=${codeMarket}`)] as const),
    );
    expect(seen.flatMap(([who, quality]) => (quality === 'RLT' ? [who] : []))).toEqual(entitled);
    expect(seen.every(([, quality]) => quality === 'RLT' || quality === 'DLY')).toBe(true);
  });

  it('can be lowered by the call but not raised', async () => {
    const both = async (who: Who | undefined) =>
      Promise.all(['RLT', 'BST', 'DLY', 'EOD'].map((quality) => qualityFor(who, SAP, `?codeMarket=_GER&quality=${quality}`)));
    expect(await both(undefined)).toEqual(['DLY', 'DLY', 'DLY', 'EOD']);
    expect(await both('plus')).toEqual(['RLT', 'RLT', 'DLY', 'EOD']);
  });

  it('delayed is what the entitled saw a quarter of an hour before', async () => {
    type Line = Schema<'ChartHistory'>;
    const chart = (who: Who | undefined, more = '') =>
      ask<Line>(who, `${SAP}/chart_history?codeMarket=_GER&range=D1&resolution=1m${more}`).then(({ answer }) => answer);
    const [late, soon, lowered] = [await chart(undefined), await chart('plus'), await chart('plus', '&quality=DLY')];
    const quarter = NOW / 1_000 - 900;
    const before = soon.datetimeLast.filter((time) => time <= quarter).length;
    const [lateEnd, soonEnd] = [late.datetimeLast.at(-1) ?? 0, soon.datetimeLast.at(-1) ?? 0];
    expect([lateEnd <= quarter, lateEnd > quarter - 300, soonEnd > NOW / 1_000 - 300]).toEqual([true, true, true]);
    expect(late.last.slice(0, before - 1)).toEqual(soon.last.slice(0, before - 1));
    expect({ ...lowered, expires: 0 }).toEqual({ ...late, expires: 0 });
    const trades = (who: Who | undefined) =>
      ask<Schema<'TimesAndSales'>>(who, `${SAP}/times_and_sales?codeMarket=_GER&perPage=1&order=DESC`).then(({ answer }) => answer);
    const [last, first] = [(await trades(undefined)).datetimePrice[0] ?? 0, (await trades('plus')).datetimePrice[0] ?? 0];
    expect([last <= quarter, first > quarter]).toEqual([true, true]);
  });
});

describe.each([undefined, 'plus'] as const)('All answers for %s', (who) => {
  it('agree on the price', async () => {
    const { answer: quote } = await ask<Schema<'Quote'>>(who, `${SAP}/quote`);
    const list = [{ entityType: 'STOCK', entityValue: '82849' }];
    const isSap = ({ entityValue }: { entityValue: string }): boolean => entityValue === '82849';
    const [quotes, wanted, snapshot, members, extended, line, daily] = [
      (await ask<Schema<'QuoteList'>>(who, `${SAP}/quotes`)).answer.list[0],
      (await ask<Schema<'QuoteList'>>(who, '/v1/instruments/quote_list', { list })).answer.list[0],
      (await ask<Schema<'StockSnapshot'>>(who, '/v1/stocks/82849/snapshot')).answer,
      (await ask<Schema<'IndexConstituentList'>>(who, '/v2/indices/20735/constituents')).answer.list.find(({ instrument }) =>
        isSap(instrument),
      ),
      (await ask<Schema<'InstrumentExtendedQueryResult'>>(who, '/v1/instruments/query_extended?searchValue=SAP&limit=5')).answer.list.find(
        ({ instrument }) => isSap(instrument),
      ),
      (await ask<Schema<'SimpleChartHistory'>>(who, `${SAP}/simple_chart_history?range=D1`)).answer,
      (await ask<Schema<'EodHistory'>>(who, `${SAP}/eod_history?range=W1`)).answer,
    ];
    const { expires: _, ...plain } = quote as Schema<'Quote'> & { expires: number };
    expect([quotes, wanted, snapshot.quote, members?.quote, extended?.quote]).toEqual(Array.from({ length: 5 }, () => plain));
    expect([line.tick.at(-1), daily.last.at(-1)]).toEqual([quote.last, quote.last]);
    expect(snapshot.cnPerformance.performanceRelD1).toBe(quote.performancePct);
    expect(snapshot.stocksFigure.marketCapInstrument).toBe(members?.marketCapitalization);
    expect(quote.codeQualityPrice).toBe(who === undefined ? 'DLY' : 'RLT');
  });
});

describe('Answers in real time by entitlement', () => {
  const ADDRESSES = [
    `${SAP}/quote`,
    `${SAP}/quotes`,
    `${SAP}/chart_history?range=D1`,
    `${SAP}/simple_chart_history?range=D1`,
    `${SAP}/eod_history`,
    `${SAP}/times_and_sales`,
    `${SAP}/performance_values`,
    '/v1/stocks/82849/snapshot',
    '/v2/indices/20735/constituents',
    '/v2/indices/20735/top_flop',
  ];

  it.each(ADDRESSES)('are kept by nobody: %s', async (path) => {
    const caches = await Promise.all(
      [undefined, 'visitor', 'besucher', 'systeme', 'basic', 'pro'].map((who) => ask(who as Who | undefined, path)),
    );
    const isPublic = caches.map(({ cache }) => String(cache).startsWith('public'));
    expect(isPublic).toEqual([true, true, true, true, false, false]);
    expect(caches.at(-1)?.cache).toBe('private, no-store');
  });

  it('are shown in the own watchlist too', async () => {
    for (const [who, quality] of [
      ['besucher', 'DLY'],
      ['plus', 'RLT'],
    ] as const) {
      const { answer: lists } = await ask<Schema<'WatchlistList'>>(who, '/v2/watchlists');
      const path = `/v2/watchlists/${lists.list[0]?.entityValue}/positions`;
      const list = [{ entityType: 'STOCK', entityValue: '82849' }];
      await ask(who, path, { list });
      const { answer } = await ask<Schema<'WatchlistPositionList'>>(who, path);
      expect(answer.list.at(-1)?.quote?.codeQualityPrice).toBe(quality);
    }
  });

  it('are not what finders show: they answer everyone alike', async () => {
    const path = '/v1/stocks/finder/configuration_query?perPage=20';
    const [all, pro] = [await ask(undefined, path), await ask('pro', path)];
    expect([pro.answer, String(pro.cache).startsWith('public')]).toEqual([all.answer, true]);
  });
});
