import { beforeAll, describe, expect, it } from 'vitest';
import { barrierFacts } from '#blocks/derivative/derivative-facts/barrier-facts.ts';
import { payoffModelOf } from '#blocks/derivative/derivative-facts/payoff-model.ts';
import { termFacts } from '#blocks/derivative/derivative-facts/term-facts.tsx';
import type { Schema } from '#client/operations.ts';
import type { Provider } from '#provider/provider.ts';
import { anonymousToken, subjectOf } from './send.ts';
import { sharedProvider } from './start.ts';

let provider: Provider;

beforeAll(async () => void (provider = await sharedProvider()));

async function ask(address: string, token?: string) {
  return provider.inject({ url: `/api${address}`, headers: token === undefined ? {} : { 'x-ov-token': token } });
}

async function get<Answer>(address: string, token?: string): Promise<Answer> {
  const answer = await ask(address, token);
  expect([address, answer.statusCode, answer.statusCode === 200 ? '' : answer.payload]).toEqual([address, 200, '']);
  return answer.json<Answer>();
}

/** Returns products of a type as the finder lists them. */
async function find(entitySubType: string, more = ''): Promise<Schema<'DerivativeFinderEntry'>[]> {
  const query = `/v1/derivatives/finder/configuration_query?entitySubType=${entitySubType}&perPage=8${more}`;
  return (await get<Schema<'DerivativeFinderResult'>>(query)).list;
}

const snapshotOf = (key: string) => get<Schema<'DerivativeSnapshot'>>(`/v1/derivatives/${key}/snapshot`);
const firstOf = async (entitySubType: string, more = ''): Promise<string> => {
  const [entry] = await find(entitySubType, more);
  return entry?.instrument.entityValue ?? '';
};

const TYPES = [
  'KNOCKOUT_CERTIFICATE',
  'WARRANT',
  'INLINE_WARRANT',
  'BONUS_CERTIFICATE',
  'BOND_CERTIFICATE',
  'DISCOUNT_WARRANT',
  'FACTOR_CERTIFICATE',
  'DISCOUNT_CERTIFICATE',
  'EXPRESS_CERTIFICATE',
  'PART_CAPITAL_PROTECTED_CERTIFICATE',
  'OUTPERFORMANCE_SPRINT_CERTIFICATE',
] as const;

describe.each(TYPES)('the page of a %s', (type) => {
  it('names issuer, documents and the underlying with its price, without any figure', async () => {
    const entityValue = await firstOf(type);
    const overview = await get<Schema<'DerivativeOverview'>>(`/v1/derivatives/${entityValue}/overview`);
    const { derivativesDetails, derivativesIssuer, derivativesUnderlyingList } = await snapshotOf(entityValue);
    expect(overview.derivativesIssuer).toEqual(derivativesIssuer);
    expect(overview.urlKeyInformation).toBe(derivativesDetails.urlKeyInformation);
    expect(overview.urlKeyInformation).toMatch(/^https:\/\/[a-z]+\.example\/basisinformationsblatt\/[A-Z0-9]{6}\.pdf$/u);
    const [underlying] = overview.list;
    expect(underlying?.instrument).toEqual(derivativesUnderlyingList.list[0]?.instrument);
    expect(underlying?.quote?.market.idNotation).toBe(derivativesUnderlyingList.list[0]?.chart?.idNotation);
  });

  it('tells all that its payment at the end follows from', async () => {
    const snapshot = await snapshotOf(await firstOf(type));
    expect(payoffModelOf(snapshot)?.line.length).toBeGreaterThan(1);
  });

  it('has prices of no more decimals than its venue names, however high they stand', async () => {
    const isShown = (price: number | undefined, decimals: number) =>
      price === undefined || Math.abs(Number(price.toFixed(decimals)) - price) < 1e-9;
    for (const { instrument } of await find(type)) {
      const quote = await get<Schema<'Quote'>>(`/v1/instruments/DERIVATIVE/${instrument.entityValue}/quote`);
      const { decimals = 0 } = quote.market;
      expect(decimals).toBeGreaterThan(1);
      expect([quote.last, quote.bid, quote.ask, quote.previousLast].filter((price) => !isShown(price, decimals))).toEqual([]);
    }
  });

  it('[DERIV-006] tells figures, barriers, sub-category, underlying, issuer and interest payments', async () => {
    const { instrument, quote, derivativesDetails, derivativesFigure, derivativesIssuer, derivativeDistribution, ...snapshot } =
      await snapshotOf(await firstOf(type));
    const [underlying] = snapshot.derivativesUnderlyingList.list;
    expect([instrument.entitySubType, quote.idInstrument]).toEqual([type, instrument.entityValue]);
    expect(derivativesFigure?.priceUnderlyingCalculation).toBeGreaterThan(0);
    expect(derivativesDetails.derivativesSubCategory).toMatchObject({ id: expect.any(Number), entitySubType: type });
    expect(underlying?.instrument).toMatchObject({ urlName: expect.any(String), name: expect.any(String) });
    expect(underlying?.derivativesBarrierList?.list.filter(({ barrier }) => !(barrier > 0))).toEqual([]);
    expect(derivativesIssuer.name).not.toBe('');
    expect(derivativeDistribution?.length).toBe(
      type === 'BOND_CERTIFICATE' ? derivativeDistribution?.filter(({ abs }) => abs > 0).length : 0,
    );
  });

  it('shows the numbers that the finder lists, as of the same minute', async () => {
    for (const entry of (await find(type)).slice(0, 3)) {
      const { derivativesFigure = {} } = await snapshotOf(entry.instrument.entityValue);
      expect(derivativesFigure.datetimeCalculation).toBe(entry.dateCalculation);
      const { gearingAsk, spread, spreadAskPct, premiumAsk, differenceKnockoutPct } = entry;
      const listed = JSON.parse(JSON.stringify({ gearingAsk, spread, spreadAskPct, premiumAsk, differenceKnockoutPct })) as object;
      expect(derivativesFigure).toMatchObject(listed);
    }
  });
});

describe('the page of a derivative', () => {
  it('[DERIV-008] [DERIV-009] calls the one barrier that a product must not touch the lower, and leaves the two of an inline warrant their names', async () => {
    const labels = async (type: string) =>
      barrierFacts(await snapshotOf(await firstOf(type))).flatMap(({ label }) =>
        /^(Untere |Obere )?Barriere$/.test(label) ? [label] : [],
      );
    expect([await labels('BONUS_CERTIFICATE'), await labels('INLINE_WARRANT'), await labels('WARRANT')]).toEqual([
      ['Untere Barriere'],
      ['Untere Barriere', 'Obere Barriere'],
      [],
    ]);
    const barriers = async (type: string) =>
      (await snapshotOf(await firstOf(type))).derivativesUnderlyingList.list.flatMap(({ derivativesBarrierList }) =>
        (derivativesBarrierList?.list ?? []).flatMap(({ typeBarrier, idTypeBarrier }) =>
          typeBarrier === 'BARRIER' ? [idTypeBarrier] : [],
        ),
      );
    expect([await barriers('BONUS_CERTIFICATE'), await barriers('INLINE_WARRANT')]).toEqual([[5030], [undefined, undefined]]);
  });

  it('[DERIV-010] says of a product that no exchange trades that it is special, and of no other knock-out', async () => {
    const special = async (feature: string) => {
      const snapshot = await snapshotOf(await firstOf('KNOCKOUT_CERTIFICATE', `&feature=${feature}`));
      const remark = termFacts(snapshot).find(({ label }) => label === 'Besonderheit');
      return [snapshot.derivativesDetails.derivativesSubCategory?.id, remark?.value];
    };
    expect(await special('OTC_KO')).toEqual([5070, 'nur außerbörslich, an keiner Börse gehandelt']);
    for (const feature of ['STANDARD', 'STOP_LOSS', 'SMART_TURBO']) expect((await special(feature))[1]).toBeUndefined();
  });

  it('is found by ISIN and WKN too', async () => {
    const { instrument } = await snapshotOf(await firstOf('WARRANT'));
    for (const key of [`ISIN:${instrument.isin}`, `WKN:${instrument.wkn}`]) {
      expect((await snapshotOf(key)).instrument.entityValue).toBe(instrument.entityValue);
    }
  });

  it('[DERIV-006] of a share’s bond certificate lists its interest payments, the next one first', async () => {
    const { derivativeDistribution = [], derivativesFigure } = await snapshotOf(await firstOf('BOND_CERTIFICATE'));
    const days = derivativeDistribution.map(({ datePayment }) => datePayment);
    expect(days.length).toBeGreaterThan(0);
    expect(days).toEqual(days.toSorted());
    expect(days[0]?.localeCompare(derivativesFigure?.datetimeCalculation ?? '')).toBe(1);
    expect(Math.min(...derivativeDistribution.map(({ abs }) => abs))).toBeGreaterThan(0);
  });

  it('quotes the prices that its figures were computed with', async () => {
    for (const { instrument } of await find('KNOCKOUT_CERTIFICATE')) {
      const { quote, derivativesFigure } = await snapshotOf(instrument.entityValue);
      expect([derivativesFigure?.bidPriceCalculation, derivativesFigure?.askPriceCalculation]).toEqual([quote.bid, quote.ask]);
    }
  });

  it('answers 404 for a product that does not exist, and for a share', async () => {
    expect((await ask('/v1/derivatives/899999999/snapshot')).statusCode).toBe(404);
    expect((await ask('/v1/derivatives/82849/snapshot')).statusCode).toBe(404);
  });
});

describe('the calculator', () => {
  const calculate = (key: string, query = '') =>
    get<Schema<'DerivativeCalculatorResult'>>(`/v1/derivatives/${key}/calculatorResult${query}`);

  it.each(TYPES)('gives the inputs of today for a %s, and with them today’s prices', async (type) => {
    const key = await firstOf(type);
    const today = await calculate(key);
    const { derivativesFigure } = await snapshotOf(key);
    expect([today.bidPriceInstrument, today.askPriceInstrument]).toEqual([
      derivativesFigure?.bidPriceCalculation,
      derivativesFigure?.askPriceCalculation,
    ]);
    expect(today.calculatedPriceInstrument).toBeUndefined();
    const query = `?volatility=${today.volatilityInstrument}&interestInstrument=${today.interestInstrument}&exchangeRate=${today.exchangeRate}`;
    const same = await calculate(key, query);
    expect(same.calculatedPriceInstrument).toBeCloseTo(derivativesFigure?.theoreticalValue ?? 0, 6);
    expect([same.bidPriceInstrument, same.askPriceInstrument]).toEqual([today.bidPriceInstrument, today.askPriceInstrument]);
  });

  it('makes a call dearer when the underlying rises or moves more, and a warrant cheaper as time goes by', async () => {
    const key = await firstOf('WARRANT', '&idExerciseRight=2&sort=dateMaturity&order=DESC');
    const { derivativesFigure: { priceUnderlyingCalculation = 0, theoreticalValue = 0 } = {} } = await snapshotOf(key);
    const { volatilityInstrument = 0 } = await calculate(key);
    const price = async (query: string) => (await calculate(key, query)).calculatedPriceInstrument;
    expect(await price(`?priceUnderlying=${priceUnderlyingCalculation * 1.05}`)).toBeGreaterThan(theoreticalValue);
    expect(await price(`?volatility=${volatilityInstrument + 5}`)).toBeGreaterThan(theoreticalValue);
    expect(await price('?dateCalculation=2027-02-01')).toBeLessThan(theoreticalValue);
  });

  it.each([
    '?priceUnderlying=0',
    '?exchangeRate=0',
    '?volatility=0',
    '?volatility=501',
    '?interestInstrument=101',
    '?dateCalculation=2026-11-19',
    '?dateCalculation=2099-01-01',
  ])('refuses %s with 422 and a German sentence', async (query) => {
    const answer = await ask(`/v1/derivatives/${await firstOf('WARRANT')}/calculatorResult${query}`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ displayErrorMessage: string }>().displayErrorMessage).toMatch(/^[A-ZÄÖÜ].*\.$/);
  });
});

type Teasers = Schema<'DerivativeTeaserList'>;

describe('the lists of products', () => {
  const lists = '/v1/integration/derivative';
  const keysOf = ({ list }: Teasers) => list.map(({ instrument }) => instrument.entityValue);

  it('[HTTP-057] similar: other products of the same type, underlying and direction, the nearest first', async () => {
    const key = await firstOf('KNOCKOUT_CERTIFICATE', '&entityValueUnderlying=20735&gearingAskRange=4;12');
    const { derivativesFigure, derivativesDetails } = await snapshotOf(key);
    const { total, list } = await get<Teasers>(`${lists}/similar/${key}`, anonymousToken());
    expect([total, list.length]).toEqual([list.length, 10]);
    expect(list.filter(({ instrument }) => instrument.entityValue === key)).toEqual([]);
    expect(new Set(list.map(({ instrumentUnderlying }) => instrumentUnderlying?.entityValue))).toEqual(new Set(['20735']));
    expect(new Set(list.map(({ nameExerciseRight }) => nameExerciseRight))).toEqual(new Set([derivativesDetails.nameExerciseRight]));
    expect(new Set(list.map(({ instrument }) => instrument.entitySubType))).toEqual(new Set(['KNOCKOUT_CERTIFICATE']));
    const far = (gearing = 0): number => Math.abs(Math.log(gearing / (derivativesFigure?.gearingAsk ?? 1)));
    expect(far(list[0]?.gearingAsk)).toBeLessThan(far(list.at(-1)?.gearingAsk));
  });

  it('[HTTP-049] suggestions: the best product of each issuer, and of none twice', async () => {
    const key = await firstOf('KNOCKOUT_CERTIFICATE', '&entityValueUnderlying=20735');
    const { list } = await get<Teasers>(`${lists}/suggestions/${key}`, anonymousToken());
    expect(list.length).toBeGreaterThan(3);
    expect(new Set(list.map(({ nameIssuer }) => nameIssuer)).size).toBe(list.length);
  });

  it.each(['similar', 'suggestions', 'quicklinks'])('[HTTP-046] [HTTP-049] [HTTP-057] %s wants a token', async (name) => {
    const path = name === 'quicklinks' ? name : `${name}/${subjectOf('derivatives')}`;
    expect((await ask(`${lists}/${path}`)).statusCode).toBe(401);
  });

  it('[HTTP-055] mostwanted: what else is traded on the same underlying', async () => {
    const key = await firstOf('WARRANT', '&entityValueUnderlying=20735');
    const answer = await get<Teasers>(`${lists}/mostwanted/${key}`);
    expect(answer.list.length).toBe(10);
    expect(keysOf(answer)).not.toContain(key);
    expect(new Set(answer.list.map(({ instrumentUnderlying }) => instrumentUnderlying?.entityValue))).toEqual(new Set(['20735']));
  });

  it('[HTTP-056] mostwanted_by_underlying: the same products, and none where there are none', async () => {
    const all = keysOf(await get<Teasers>(`${lists}/mostwanted_by_underlying/INDEX/20735`));
    const beside = keysOf(await get<Teasers>(`${lists}/mostwanted/${all[0]}`));
    expect(beside.slice(0, 9)).toEqual(all.slice(1));
    expect(await get(`${lists}/mostwanted_by_underlying/FUND/3567527`)).toMatchObject({ total: 0, list: [] });
    expect((await ask(`${lists}/mostwanted_by_underlying/INDEX/82849`)).statusCode).toBe(404);
  });

  it('[HTTP-058] associated: one product of each type on an underlying', async () => {
    const { list } = await get<Teasers>(`${lists}/associated/INDEX/20735`);
    const types = list.map(({ instrument }) => instrument.entitySubType);
    expect(types.length).toBeGreaterThan(8);
    expect(new Set(types).size).toBe(types.length);
  });

  it('[HTTP-054] lbbw_matching_investment_products: investment products of one issuer, of a derivative those on its underlying', async () => {
    const answer = await get<Teasers>(`${lists}/lbbw_matching_investment_products/INDEX/20735`);
    expect(new Set(answer.list.map(({ nameIssuer }) => nameIssuer)).size).toBe(1);
    expect(answer.list.filter(({ instrument }) => /KNOCKOUT|WARRANT|FACTOR/.test(instrument.entitySubType ?? ''))).toEqual([]);
    const key = await firstOf('WARRANT', '&entityValueUnderlying=20735');
    expect(keysOf(await get<Teasers>(`${lists}/lbbw_matching_investment_products/DERIVATIVE/${key}`))).toEqual(keysOf(answer));
  });

  it('[HTTP-059] frankfurt_top_derivatives: ten products of several issuers', async () => {
    const { list } = await get<Teasers>('/v1/integration/frankfurt_top_derivatives');
    expect(list.length).toBe(10);
    expect(new Set(list.map(({ nameIssuer }) => nameIssuer)).size).toBeGreaterThan(2);
  });

  it('[HTTP-046] quicklinks: where the choice is largest, counted as the finder counts', async () => {
    const { list } = await get<Schema<'QuicklinkList'>>(`${lists}/quicklinks`, anonymousToken());
    expect(list.length).toBeGreaterThan(5);
    for (const { url, total } of list.slice(0, 3)) {
      const query = new URL(url, 'http://portal.example').search.slice(1);
      const found = await get<Schema<'DerivativeFinderResult'>>(`/v1/derivatives/finder/configuration_query?calculateTotal=true&${query}`);
      expect(found.total).toBe(total);
    }
  });
});
