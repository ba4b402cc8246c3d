import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '#client/operations.ts';
import { headerFlag } from '#gateway/generated/constants.ts';
import type { CompositePrice } from '#gateway/generated/messages.ts';
import type { Gateway } from '#gateway/open.ts';
import { toLivePrice } from '#gateway/prices/live-price.ts';
import { PRICE_PATH, priceSubscription } from '#gateway/prices/subscription.ts';
import { INSTRUMENTS, NOW, openStage, XETRA, type Stage, type Who } from './stage.ts';

const MINUTE = 60_000;
let stage: Stage;
const clients = new Map<Who, Gateway>();
const notations: { readonly entityType: string; readonly entityValue: string; readonly idNotation: number }[] = [];

beforeAll(async () => {
  stage = await openStage();
  for (const who of ['visitor', 'plus'] as const) clients.set(who, await stage.connect({ who }));
  for (const key of INSTRUMENTS) {
    const { list } = await stage.get<Schema<'QuoteList'>>(`/v1/instruments/UNKNOWN/${key}/quotes`);
    for (const { entityType, entityValue, market } of list.slice(0, 3))
      notations.push({ entityType, entityValue, idNotation: market.idNotation });
  }
}, 120_000);
afterAll(() => stage.close());

async function priceOf(who: Who, notation: number, quality = 'BST', flags = 0): Promise<CompositePrice> {
  const body = {
    ...priceSubscription(notation),
    data: { identifier: { value: notation, type: 'idNotation' }, quality: { trade: quality, bidAsk: quality } },
  };
  const { data } = await (clients.get(who) as Gateway).requests.post(PRICE_PATH, body, { flags });
  return data as CompositePrice;
}

/** Instants within and outside of trading hours, including weekends. */
const instants = fc.integer({ min: 0, max: 7 * 1_440 }).map((minutes) => NOW + minutes * MINUTE + 17_000);

/** Returns a price of the gateway in the fields of a quote. */
function asQuote(price: CompositePrice): object {
  const live = toLivePrice(price);
  const instant = (text: string | undefined): number | undefined => (text === undefined ? undefined : Date.parse(text));
  return {
    last: live.price,
    performance: live.performance_abs,
    // The wire format has a fraction instead of percent.
    performancePct: live.performance_rel === undefined ? undefined : Number(live.performance_rel.toFixed(6)),
    low: live.priceLow,
    high: live.priceHigh,
    volume: live.volume,
    totalVolume: live.totalVolume,
    bid: live.bid,
    ask: live.ask,
    volumeBid: live.volumeBid,
    volumeAsk: live.volumeAsk,
    codeQualityPrice: live.quality,
    times: [live.date, live.datetimeBid, live.datetimeAsk].map(instant),
  };
}

function figuresOf(quote: Schema<'Quote'>): object {
  const { last, performance, performancePct, low, high, volume, totalVolume, bid, ask, volumeBid, volumeAsk, codeQualityPrice } = quote;
  const times = [quote.datetimeLast, bid === undefined ? undefined : quote.datetimeBid, ask === undefined ? undefined : quote.datetimeAsk];
  return {
    last,
    performance,
    performancePct,
    low,
    high,
    volume,
    totalVolume,
    bid,
    ask,
    volumeBid,
    volumeAsk,
    codeQualityPrice,
    times: times.map((text) => (text === undefined ? undefined : Date.parse(text))),
  };
}

describe('A price of the gateway', { timeout: 60_000 }, () => {
  it('is that of every HTTP answer at the same instant, for whoever asks', async () => {
    expect(notations.length).toBeGreaterThan(10);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...notations), instants, fc.constantFrom<Who>('visitor', 'plus'), async (notation, instant, who) => {
        stage.setNow(instant);
        const { entityType, entityValue, idNotation } = notation;
        const told = asQuote(await priceOf(who, idNotation));
        const { list } = await stage.post<Schema<'QuoteList'>>('/v1/instruments/quote_list', { list: [notation] }, who);
        expect(list.map(figuresOf)).toEqual([told]);
        const path = `/v1/instruments/${entityType}/${entityValue}`;
        expect(figuresOf(await stage.get(`${path}/quote?idNotation=${idNotation}`, who))).toEqual(told);
        const { quoteList } = await stage.get<{ quoteList: Schema<'QuoteList'> }>(`${path}/snapshot`, who);
        const inSnapshot = quoteList.list.filter(({ market }) => market.idNotation === idNotation);
        expect(inSnapshot.map(figuresOf)).toEqual([told]);
      }),
      { numRuns: 40 },
    );
  });

  it('is for visitors that of a quarter of an hour before where real time is not free', async () => {
    const xetra = await stage.idOf(XETRA);
    await fc.assert(
      fc.asyncProperty(instants, async (instant) => {
        stage.setNow(instant);
        const delayed = await priceOf('visitor', xetra);
        expect(await priceOf('plus', xetra, 'DLY')).toEqual(delayed);
        stage.setNow(instant - 15 * MINUTE);
        const before = await priceOf('plus', xetra);
        expect([delayed, before.quality]).toEqual([{ ...before, quality: 'DLY' }, 'RLT']);
      }),
      { numRuns: 20 },
    );
  });

  it('in real time by name is refused to whoever is not entitled, in the way that was asked for', async () => {
    const xetra = await stage.idOf(XETRA);
    stage.setNow(NOW);
    await expect(priceOf('plus', xetra, 'RLT')).resolves.toMatchObject({ quality: 'RLT' });
    await expect(priceOf('visitor', xetra, 'RLT')).rejects.toMatchObject({ status: 403 });
    await expect(priceOf('visitor', xetra, 'RLT', headerFlag.permissionDeniedResponse)).rejects.toThrow(
      /^Permission Denied\. Job ID: \d+ failed with status code 403$/,
    );
  });
});
