import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '#client/operations.ts';
import { hasRealTime } from '#domain/user/real-time.ts';
import { demoEmail } from '../../services/accounts/demo-users.ts';
import { DEMO_PASSWORD, QUIET_USERS } from '../../services/accounts/settings.ts';
import { catalogueOf, catalogueSeed } from '#market/catalogue/testing.ts';
import { venueOf, type InstrumentRecord, type NotationRecord } from '#market/catalogue/index.ts';
import { isPricedDaily } from '#market/prices/index.ts';
import { scheduleOf } from '#market/calendar/index.ts';
import { createProvider, type Provider } from '../../provider.ts';
import { createTestStore } from '../../store/testing.ts';

const MINUTE = 60_000;
let now = Date.parse('2026-11-20T10:00:00Z');
let store: Awaited<ReturnType<typeof createTestStore>>;
let provider: Provider;

/** Some notations of every type, at the main venue and another one. */
const notations = chosen(['STOCK', 'INDEX', 'FUND', 'COMMODITY', 'PRECIOUS_METAL', 'CURRENCY', 'CRYPTO', 'BOND', 'FUTURE', 'INTEREST']);
const instruments = new Map(catalogueSeed.instruments.map((one) => [one.entityValue, one]));

function chosen(types: readonly InstrumentRecord['entityType'][]): NotationRecord[] {
  const wanted = new Set(
    types.flatMap((type) =>
      catalogueSeed.instruments
        .filter(({ entityType }) => entityType === type)
        .slice(0, 3)
        .map(({ entityValue }) => entityValue),
    ),
  );
  const ofOne = Map.groupBy(
    catalogueSeed.notations.filter(({ entityValue }) => wanted.has(entityValue)),
    ({ entityValue }) => entityValue,
  );
  return [...ofOne.values()].flatMap((list) => [
    ...list.filter(({ isDefault }) => isDefault),
    ...list.filter(({ isDefault }) => !isDefault).slice(0, 2),
  ]);
}

beforeAll(async () => {
  store = await createTestStore();
  provider = await createProvider({
    ...store.options,
    seed: 'agreement',
    clock: { now: () => now },
    logLevel: 'fatal',
    derivatives: 0,
    rateLimit: undefined,
    catalogue: catalogueOf(notations.map(({ entityValue }) => entityValue)),
    articles: [],
    users: { ...QUIET_USERS, demoPassword: DEMO_PASSWORD },
  });
}, 120_000);
afterAll(async () => {
  await provider?.close();
  await store?.dispose();
});

/** Headers of the current user. Sessions expire, so each case logs in at its instant. */
let headers: Readonly<Record<string, string>> = {};

async function comeAs(name: 'visitor' | 'pro'): Promise<ReadonlySet<string>> {
  headers = {};
  if (name === 'visitor') return new Set();
  const payload = { email: demoEmail(name), password: DEMO_PASSWORD };
  const answer = await provider.inject({ method: 'POST', url: '/api/v1/users/login', payload });
  const { token, features } = answer.json<Schema<'User'>>();
  headers = { 'x-ov-token': token };
  return new Set(features);
}

async function get<Answer>(path: string): Promise<Answer> {
  const answer = await provider.inject({ url: `/api/v1/instruments/${path}`, headers });
  expect(answer.statusCode, `${path}: ${answer.payload.slice(0, 200)}`).toBe(200);
  return answer.json<Answer>();
}

/** Weekdays and weekends, a holiday, clock changes, openings, closings and the lunch break of Tokyo. */
const days = fc.constantFrom(
  '2026-11-20',
  '2026-11-21',
  '2026-11-22',
  '2026-11-26',
  '2026-10-25',
  '2026-12-25',
  '2027-01-01',
  '2027-03-28',
  '2026-03-09',
);
const minutes = fc.oneof(fc.integer({ min: 0, max: 1_439 }), fc.constantFrom(0, 180, 480, 510, 870, 990, 995, 1_260));
const instants = fc.tuple(days, minutes).map(([day, minute]) => Date.parse(`${day}T00:00:00Z`) + minute * MINUTE + 17_000);

describe('the answers of one instant', { timeout: 240_000 }, () => {
  it('[HTTP-024] [HTTP-029] [HTTP-030] [HTTP-032] [HTTP-039] never disagree, whichever call is asked', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...notations), instants, fc.constantFrom('visitor', 'pro'), async (notation, instant, who) => {
        const { entityType, entitySubType, entityValue, details } = instruments.get(notation.entityValue) as InstrumentRecord;
        // Instruments listed only in the months between have no price before.
        fc.pre(instant - Date.parse(details.model?.since ?? '1970-01-01') > 40 * 1_440 * MINUTE);
        now = instant;
        const features = await comeAs(who);
        const path = `${entityType}/${entityValue}`;
        const request = `idNotation=${notation.idNotation}`;
        const { expires, ...quote } = await get<Schema<'Quote'> & { expires: number }>(`${path}/quote?${request}`);
        expect(expires).toBeGreaterThan(instant);

        const { list } = await get<Schema<'QuoteList'>>(`${path}/quotes`);
        expect(list.find(({ market }) => market.idNotation === notation.idNotation)).toEqual(quote);
        const listed = await provider.inject({
          method: 'POST',
          url: '/api/v1/instruments/quote_list',
          headers,
          payload: { list: [{ entityType, entityValue, idNotation: notation.idNotation }] },
        });
        expect(listed.json<Schema<'QuoteList'>>().list).toEqual([quote]);

        const daily = await get<Schema<'ChartHistory'>>(`${path}/chart_history?${request}&range=M1&resolution=1D`);
        const { open, high = 0, low = 0, last, previousLast } = quote;
        expect([daily.first.at(-1), daily.high.at(-1), daily.low.at(-1), daily.last.at(-1), daily.last.at(-2)]).toEqual([
          open,
          high,
          low,
          last,
          previousLast,
        ]);
        for (const resolution of ['1W', '1M'] as const) {
          const bars = await get<Schema<'ChartHistory'>>(`${path}/chart_history?${request}&range=M1&resolution=${resolution}`);
          expect(bars.last.at(-1)).toBe(last);
          expect(bars.high.at(-1)).toBeGreaterThanOrEqual(high);
          expect(bars.low.at(-1)).toBeLessThanOrEqual(low);
        }
        for (const resolution of ['1m', '5m', '15m', '1H'] as const) {
          const bars = await get<Schema<'ChartHistory'>>(`${path}/chart_history?${request}&range=D1&resolution=${resolution}`);
          expect(bars.last.at(-1)).toBe(quote.last);
          expect([Math.max(...bars.high), Math.min(...bars.low)]).toEqual([quote.high, quote.low]);
          expect(bars.datetimeLast.every((time) => time * 1_000 <= instant)).toBe(true);
        }
        const trades = await get<Schema<'TimesAndSales'>>(`${path}/times_and_sales?${request}&perPage=1&order=DESC`);
        expect(trades.price).toEqual([quote.last]);

        const values = await get<Record<string, number>>(`${path}/performance_values?${request}`);
        expect(values.performanceRelD1).toBe(quote.performancePct);
        expect(values.highPriceW52 ?? high).toBeGreaterThanOrEqual(high);

        const isFree = venueOf(notation.venue).realtime;
        const isRealtime = hasRealTime({ venue: notation.venue, isFree, entityType, entitySubType }, features);
        const isDaily = isPricedDaily({ entityType, entitySubType }, scheduleOf(venueOf(notation.venue).scheduleId));
        expect(quote.codeQualityPrice).toBe(isDaily ? 'EOD' : isRealtime ? 'RLT' : 'DLY');
        if (isDaily) return;
        now = instant - 15 * MINUTE;
        const { expires: _, ...earlier } = await get<Schema<'Quote'> & { expires: number }>(`${path}/quote?${request}&quality=RLT`);
        now = instant;
        const { expires: __, ...delayed } = await get<Schema<'Quote'> & { expires: number }>(`${path}/quote?${request}&quality=DLY`);
        const asEarlier = { ...delayed, codeQualityPrice: 'RLT', codeQualityPriceBidAsk: earlier.codeQualityPriceBidAsk };
        expect(isRealtime ? asEarlier : delayed).toEqual(isRealtime ? earlier : quote);
      }),
      { numRuns: 30 },
    );
  });
});

describe('the last price of a day', () => {
  const xetra = notations.find(({ venue, entityValue }) => venue === 'GER' && instruments.get(entityValue)?.entityType === 'STOCK');
  it.each([
    ['2026-11-20T16:29:00Z', false],
    // With a delay of 15 minutes, the closing auction of 17:35 is visible at 17:50.
    ['2026-11-20T16:45:00Z', false],
    ['2026-11-20T16:52:00Z', true],
    ['2026-11-22T12:00:00Z', true],
    ['2026-11-23T08:10:00Z', true],
    ['2026-11-23T08:20:00Z', false],
    // Xetra closes at 14:00 on the last trading day of the year.
    ['2026-12-30T13:22:00Z', true],
  ])('is called its close once whoever asks has heard of all of them: at %s %s', async (instant, isClose) => {
    expect(xetra).toBeDefined();
    now = Date.parse(instant);
    await comeAs('visitor');
    const quote = await get<Schema<'Quote'>>(`STOCK/${xetra?.entityValue}/quote?idNotation=${xetra?.idNotation}`);
    expect([quote.codeQualityPrice, quote.isClose]).toEqual(['DLY', isClose]);
  });
});
