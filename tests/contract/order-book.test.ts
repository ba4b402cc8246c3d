import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '#client/operations.ts';
import { demoEmail } from '#provider/services/accounts/demo-users.ts';
import { DEMO_PASSWORD } from '#provider/services/accounts/settings.ts';
import type { Provider } from '#provider/provider.ts';
import { anonymousToken } from './send.ts';
import { startTestProvider } from './start.ts';

const BOOK = '/api/v1/instruments/STOCK/82849/order_book';
let provider: Provider;
let stop: () => Promise<void>;

beforeAll(async () => ({ provider, stop } = await startTestProvider({ derivatives: 0 })), 120_000);
afterAll(() => stop());

const ask = (token: string | undefined, query = '') =>
  provider.inject({ url: `${BOOK}${query}`, headers: token === undefined ? {} : { 'x-ov-token': token } });

async function login(name: Parameters<typeof demoEmail>[0]): Promise<string> {
  const payload = { email: demoEmail(name), password: DEMO_PASSWORD };
  return (await provider.inject({ method: 'POST', url: '/api/v1/users/login', payload })).json<Schema<'User'>>().token;
}

describe('the order book', () => {
  it('[HTTP-028] [USER-034] is for users with Xetra level two only', async () => {
    for (const token of [undefined, anonymousToken(), await login('plus')]) {
      const refused = await ask(token);
      expect([refused.statusCode, refused.json<Schema<'Error'>>().errorCode]).toEqual([403, 4001]);
    }
  });

  it('[HTTP-028] has as many levels as asked for, the first as the quote has them', async () => {
    const token = await login('pro');
    for (const [selector, levels] of [
      ['BEST', 1],
      ['DEPTH5', 5],
      ['DEPTH10', 10],
    ] as const) {
      const answer = await ask(token, `?typeQuoteSelector=${selector}`);
      expect(answer.headers['cache-control']).toBe('private, no-store');
      const { bidList, askList } = answer.json<Schema<'OrderBook'>>();
      expect([bidList.length, askList.length]).toEqual([levels, levels]);
      const quote = (await provider.inject({ url: '/api/v1/instruments/STOCK/82849/quote', headers: { 'x-ov-token': token } })).json<
        Schema<'Quote'>
      >();
      expect([bidList[0]?.price, askList[0]?.price]).toEqual([quote.bid, quote.ask]);
    }
  });
});
