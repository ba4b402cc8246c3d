import { beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '#client/operations.ts';
import type { Provider } from '#provider/provider.ts';
import { sharedProvider } from './start.ts';

let provider: Provider;
beforeAll(async () => (provider = await sharedProvider()));

const ask = async (path: string): Promise<Schema<'InstrumentClassList'>> =>
  (await provider.inject({ url: `/api/v1/instruments/classes/${path}` })).json();
const firstOf = async (type: string) => {
  const [first] = (await ask(`${type}?perPage=1`)).list;
  if (first === undefined) throw new Error(`There is no ${type}.`);
  return first.instrument.entityValue;
};

describe('the instruments of a class', () => {
  it('are all there, page by page, by name', async () => {
    const pages = await Promise.all([0, 1, 2].map((page) => ask(`INTEREST?perPage=20&page=${page}`)));
    const names = pages.flatMap(({ list }) => list.map(({ instrument }) => instrument.name ?? ''));
    expect(names).toHaveLength(pages[0]?.total ?? 0);
    expect(names).toEqual(names.toSorted(new Intl.Collator('de', { numeric: true }).compare));
    expect(pages[0]?.list[0]?.quote).toBeDefined();
  });

  it('are the contracts of each future in the order of their expiries also among all others', async () => {
    const { list } = await ask('FUTURE?perPage=100');
    const days = new Map<string, string[]>();
    for (const { futuresDetails } of list) {
      const name = `${futuresDetails?.nameUnderlying} ${futuresDetails?.contractSize}`;
      days.set(name, [...(days.get(name) ?? []), futuresDetails?.datetimeExpiry ?? '']);
    }
    expect(Math.max(...[...days.values()].map(({ length }) => length))).toBeGreaterThan(2);
    for (const [name, of] of days) expect([name, of]).toEqual([name, of.toSorted()]);
  });

  it('are the contracts of one future in the order of their expiries, with size and underlying', async () => {
    const { list } = await ask(`FUTURE?sameAs=${await firstOf('FUTURE')}`);
    expect(list.length).toBeGreaterThan(1);
    const days = list.map(({ futuresDetails }) => futuresDetails?.datetimeExpiry ?? '');
    expect(days).toEqual([...new Set(days)].toSorted());
    expect(new Set(list.map(({ futuresDetails }) => futuresDetails?.contractSize)).size).toBe(1);
    expect(list[0]?.futuresDetails?.multiplier).toBeGreaterThan(0);
  });

  it('are the bonds of one issuer by maturity, with their yields', async () => {
    const { list } = await ask(`BOND?sameAs=${await firstOf('BOND')}`);
    const days = list.map(({ bondsBaseData }) => bondsBaseData?.datetimeMaturity ?? '');
    expect(days).toEqual(days.toSorted());
    expect(list.some(({ bondsFigures }) => bondsFigures?.yieldToMaturity !== undefined)).toBe(true);
  });

  it('are the rates of one kind and country by their terms', async () => {
    const { list } = await ask('INTEREST?nameCategory=Staatsanleihen&isoCountry=DE');
    const terms = list.map(({ interestsDetails }) => interestsDetails?.term ?? -1);
    expect(terms.length).toBeGreaterThan(4);
    expect(terms).toEqual(terms.toSorted((a, b) => a - b));
    expect(new Set(list.map(({ interestsDetails }) => interestsDetails?.isoCountry))).toEqual(new Set(['DE']));
  });

  it('are the rates of one kind, the commodities of one group, and the rates of one currency', async () => {
    const { list: rates } = await ask(`INTEREST?sameAs=${await firstOf('INTEREST')}&perPage=50`);
    expect(rates.length).toBeGreaterThan(2);
    expect(new Set(rates.map(({ interestsDetails }) => interestsDetails?.nameCategory)).size).toBe(1);
    const { list: metals } = await ask(`PRECIOUS_METAL?sameAs=${await firstOf('PRECIOUS_METAL')}`);
    expect(metals.length).toBeGreaterThan(1);
    expect(new Set(metals.map(({ commodityDetails }) => commodityDetails?.nameCategory)).size).toBe(1);
    const { list: pairs } = await ask('CURRENCY?sameAs=EURUSD&perPage=50');
    expect(pairs.length).toBeGreaterThan(5);
    expect(pairs.filter(({ instrument }) => !instrument.entityValue.startsWith('EUR'))).toEqual([]);
  });

  it('say since when a central bank’s rate holds and when it decides next', async () => {
    const { list } = await ask('INTEREST?nameCategory=Leitzinsen');
    const now = Date.now();
    for (const { interestsDetails } of list) expect(Date.parse(interestsDetails?.datetimeSince ?? '')).toBeLessThan(now);
    const european = list.find(({ interestsDetails }) => interestsDetails?.nameProvider === 'Europäische Zentralbank');
    expect(Date.parse(european?.interestsDetails?.datetimeNextDecision ?? '')).toBeGreaterThan(now - 86_400_000);
  });

  it('say what the smallest move of a contract is worth', async () => {
    const entityValue = await firstOf('FUTURE');
    const answer = (await provider.inject({ url: `/api/v1/instruments/FUTURE/${entityValue}/snapshot` })).json<
      Schema<'InstrumentSnapshot'>
    >();
    const { tickSize = 0, tickValue, multiplier = 0 } = answer.futuresDetails ?? {};
    expect(tickSize).toBeGreaterThan(0);
    expect(tickValue).toBeCloseTo(tickSize * multiplier, 6);
  });

  it('say that a tick of the Bund future is worth 10 euros, and that it ends two exchange days before the 10th', async () => {
    const { list } = await ask('FUTURE?perPage=100');
    const bund = list.find(({ instrument }) => instrument.name === 'Euro-Bund-Future')?.futuresDetails;
    // Contract of December 2026 at Eurex: 100,000 euros, quoted in percent, in steps of 0.01.
    expect(bund).toMatchObject({ tickSize: 0.01, tickValue: 10, multiplier: 1_000, datetimeExpiry: expect.stringMatching(/^2026-12-08/u) });
    const note = list.find(({ instrument }) => instrument.name.startsWith('US-Treasury-Note-Future'))?.futuresDetails;
    expect(note).toMatchObject({ tickValue: 15.625 });
  });

  it('of coins have ranks that follow from what they are worth together', async () => {
    const { list } = await ask('CRYPTO?perPage=100');
    const coins = await Promise.all(
      list.slice(0, 12).map(async ({ instrument }) => {
        const answer = await provider.inject({ url: `/api/v1/cryptos/${instrument.entityValue}/snapshot` });
        return answer.json<Schema<'CryptoSnapshot'>>().cryptosDetails;
      }),
    );
    const byRank = coins.toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0)).map(({ marketCapitalization = 0 }) => marketCapitalization);
    expect(byRank).toEqual(byRank.toSorted((a, b) => b - a));
    expect(new Set(coins.map(({ rank }) => rank)).size).toBe(coins.length);
  });

  it('are none where nothing is the same, and of an instrument that nobody knows', async () => {
    expect((await ask(`CRYPTO?sameAs=BTC`)).list).toEqual([]);
    expect((await ask('FUTURE?sameAs=999999999')).list).toEqual([]);
  });
});

it('[INSTR-003] an instrument that is asked for alone names its market by ISO 10383', async () => {
  const { list } = await ask('STOCK?perPage=100');
  const german = list.find(({ quote }) => quote?.market.codeExchange === 'GER')?.instrument.entityValue;
  const answer = (await provider.inject({ url: `/api/v1/instruments/STOCK/${german}` })).json<Schema<'Instrument'>>();
  expect(answer.codeMic).toBe('XETR');
});
