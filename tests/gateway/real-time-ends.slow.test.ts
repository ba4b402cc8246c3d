import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Schema } from '#client/operations.ts';
import type { CompositePrice } from '#gateway/generated/messages.ts';
import { PRICE_PATH, priceSubscription } from '#gateway/prices/subscription.ts';
import { DEMO_PASSWORD } from '#provider/services/accounts/settings.ts';
import { grantProduct } from '#provider/services/accounts/products.ts';
import { INSTRUMENTS, NOW, openStage, type Stage, type Who } from './stage.ts';

/** Maximum milliseconds of real-time prices after the end of a session. */
const MOST = 1_000;
const WATCHED = 2_500;
/** Instant by the provider's clock at which the product of one user expires. */
const PRODUCT_ENDS = NOW + 8_000;
let stage: Stage;
let notations: number[] = [];
/** Real time at which the clock starts, once all are connected. */
let begin = 0;
let waiting = 0;
const runs = Promise.withResolvers<void>();

beforeAll(async () => {
  const product = { userId: 'demo-besucher', productId: 'premium-pro', startsAt: new Date(0), endsAt: new Date(PRODUCT_ENDS) };
  stage = await openStage({}, (sql) => grantProduct(sql, product));
  const quotes = await Promise.all(
    INSTRUMENTS.map(async (key) => {
      const list = async (who: Who) => (await stage.get<Schema<'QuoteList'>>(`/v1/instruments/UNKNOWN/${key}/quotes`, who)).list;
      const [paid, free] = [await list('pro'), await list('visitor')];
      return paid.filter((quote, place) => quote.codeQualityPrice === 'RLT' && free[place]?.codeQualityPrice === 'DLY');
    }),
  );
  notations = quotes.flat().map(({ market }) => market.idNotation);
}, 120_000);
afterAll(() => stage.close());

const password = { currentPassword: DEMO_PASSWORD, newPassword: 'Sommerregen-17!' };
const ways: readonly (readonly [way: string, who: Who, end: (session: string) => Promise<unknown>])[] = [
  ['the logout', 'plus', (session) => stage.ask('POST', '/v1/users/logout', undefined, session)],
  ['a new password elsewhere', 'pro', async () => stage.ask('PUT', '/v1/users/password', password, await stage.session('pro'))],
  ['the end of a product', 'besucher', () => new Promise((wake) => setTimeout(wake, PRODUCT_ENDS - NOW - (performance.now() - begin)))],
];

describe.concurrent('Real time on an open connection', { timeout: 60_000 }, () => {
  it.for(ways)('ends within a second after %s, and the prices go on delayed', async ([, who, end], { expect }) => {
    const session = await stage.session(who);
    const pushToken = async () => (await stage.ask<Schema<'PushToken'>>('GET', '/v1/push/token', undefined, session)).token;
    const { connection, requests } = stage.client({ token: pushToken });
    await connection.connect();
    const seen: { readonly at: number; readonly quality: string }[] = [];
    const errors: Error[] = [];
    const onData = (data: unknown): void => void seen.push({ at: performance.now(), quality: (data as CompositePrice).quality });
    for (const notation of notations)
      requests.subscribe(PRICE_PATH, priceSubscription(notation), { onData, onError: (error) => errors.push(error) }, {});
    const inRealTime = () => seen.filter(({ quality }) => quality === 'RLT');
    await expect.poll(() => inRealTime().length, { timeout: 20_000 }).toBe(notations.length);
    if ((waiting += 1) === ways.length) {
      begin = performance.now();
      stage.letRun();
      runs.resolve();
    }
    await runs.promise;
    await expect.poll(() => inRealTime().length, { timeout: 20_000 }).toBeGreaterThan(notations.length);
    await end(session);
    const ended = performance.now();
    await new Promise((wake) => setTimeout(wake, WATCHED));
    // Prices changed as before in the meantime: real-time ones would have arrived.
    const last = inRealTime().at(-1)?.at ?? Infinity;
    expect(last - ended).toBeLessThanOrEqual(MOST);
    await expect
      .poll(() => seen.filter(({ quality, at }) => quality === 'DLY' && at > last).length, { timeout: 20_000 })
      .toBeGreaterThan(notations.length + 1);
    expect(inRealTime().at(-1)?.at).toBe(last);
    expect(errors).toEqual([]);
  });
});
