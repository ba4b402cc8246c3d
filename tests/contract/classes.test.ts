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

  it('are none where nothing is the same, and of an instrument that nobody knows', async () => {
    expect((await ask(`CURRENCY?sameAs=EURUSD`)).list).toEqual([]);
    expect((await ask('FUTURE?sameAs=999999999')).list).toEqual([]);
  });
});

it('[INSTR-003] an instrument that is asked for alone names its market by ISO 10383', async () => {
  const { list } = await ask('STOCK?perPage=100');
  const german = list.find(({ quote }) => quote?.market.codeExchange === 'GER')?.instrument.entityValue;
  const answer = (await provider.inject({ url: `/api/v1/instruments/STOCK/${german}` })).json<Schema<'Instrument'>>();
  expect(answer.codeMic).toBe('XETR');
});
