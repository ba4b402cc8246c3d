import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '#client/operations.ts';
import { demoEmail } from '#provider/services/accounts/demo-users.ts';
import { DEMO_PASSWORD } from '#provider/services/accounts/settings.ts';
import type { Provider } from '#provider/provider.ts';
import { anonymousToken } from './send.ts';
import { NOW, startTestProvider } from './start.ts';

let provider: Provider;
let stop: () => Promise<void>;

beforeAll(async () => ({ provider, stop } = await startTestProvider({ derivatives: 0 })));
afterAll(() => stop());

interface Asked {
  readonly token?: string;
  readonly payload?: object;
  readonly from?: string;
}

interface Answered<Body> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Body;
}

async function ask<Body = Schema<'Error'>>(method: 'GET' | 'POST', path: string, asked: Asked = {}): Promise<Answered<Body>> {
  const { token, payload, from = '127.0.0.1' } = asked;
  const answer = await provider.inject({
    method,
    url: `/api${path}`,
    remoteAddress: from,
    headers: token === undefined ? {} : { 'x-ov-token': token },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, headers: answer.headers, body: (answer.payload === '' ? {} : answer.json()) as Body };
}

async function logIn(name: Parameters<typeof demoEmail>[0]): Promise<string> {
  const { body } = await ask<Schema<'User'>>('POST', '/v1/users/login', { payload: { email: demoEmail(name), password: DEMO_PASSWORD } });
  return body.token;
}

describe('A user', () => {
  it('[HTTP-063] is answered with token, activated and the bought products to whoever holds the token', async () => {
    const token = await logIn('plus');
    const { status, body } = await ask<Schema<'User'>>('GET', '/v1/users?device=DESKTOP&application=WEBSITE', { token });
    expect([status, body.token, body.activated]).toEqual([200, token, true]);
    expect(body.purchasedProducts).toMatchObject([
      { productId: 'premium-plus', features: expect.arrayContaining(['no_tracking_feature']) },
    ]);
    expect(body.features).toEqual(body.purchasedProducts[0]?.features);
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  it('[HTTP-064] is out after the logout: the same token is refused everywhere it is demanded', async () => {
    const token = await logIn('besucher');
    expect((await ask('GET', '/v1/users', { token })).status).toBe(200);
    expect((await ask<Schema<'LogoutAnswer'>>('GET', '/v1/users/logout', { token })).body).toEqual({ isLoggedOut: true });
    const after = await Promise.all(
      ['/v1/users', '/v1/users/logout', '/v1/push/token', '/v2/watchlists'].map(async (path) => (await ask('GET', path, { token })).status),
    );
    expect(after).toEqual([401, 401, 401, 401]);
  });

  it('[HTTP-019] may send a token that has ended to calls that do not demand one', async () => {
    const token = await logIn('besucher');
    const read = async () => (await ask('GET', '/v1/instruments/STOCK/82849', { token })).status;
    const open = await read();
    await ask('GET', '/v1/users/logout', { token });
    expect([open, await read()]).toEqual([200, 200]);
  });

  it('is slowed down by the address that the site names, and is told for how long', async () => {
    const payload = { email: 'x@example.org', password: 'falsch' };
    const tries = Array.from({ length: 5 }, async () => (await ask('POST', '/v1/users/login', { payload, from: '203.0.113.9' })).status);
    expect(await Promise.all(tries)).toEqual([401, 401, 401, 401, 401]);
    const { status, headers, body } = await ask('POST', '/v1/users/login', { payload, from: '203.0.113.9' });
    expect([status, Number(headers['retry-after']) >= 1, body.displayErrorMessage.includes('Versuche')]).toEqual([429, true, true]);
  });

  it('with nobody’s account gets the same answers as with somebody’s', async () => {
    const answers = async (path: string, payload: (email: string) => object) => {
      const both = await Promise.all(
        [demoEmail('pro'), 'niemand@example.org'].map((email) => ask('POST', path, { payload: payload(email) })),
      );
      return both.map(({ status, body }) => [status, JSON.stringify({ ...body, identifier: '', email: '' })].join(' '));
    };
    for (const path of ['/v1/users/password_reset', '/v1/users/confirmation/request']) {
      const [known, unknown] = await answers(path, (email) => ({ email }));
      expect(known).toBe(unknown);
    }
    const [known, unknown] = await answers('/v1/users', (email) => ({ email, password: 'Sonnenblume-42!', hasAcceptedTerms: true }));
    expect(known).toBe(unknown);
    const [wrong, nobody] = await answers('/v1/users/login', (email) => ({ email, password: 'falsch' }));
    expect(wrong).toBe(nobody);
  });

  it('who is logged in can not register once more', async () => {
    const payload = { email: 'zweit@example.org', password: 'Sonnenblume-42!', hasAcceptedTerms: true };
    const [user, visitor] = [await logIn('basic'), anonymousToken()];
    expect((await ask('POST', '/v1/users', { payload, token: user })).status).toBe(409);
    expect((await ask('POST', '/v1/users', { payload, token: visitor })).status).toBe(201);
  });
});

describe('The stream of prices', () => {
  it('[HTTP-065] opens for users and visitors with a token of its own', async () => {
    for (const token of [await logIn('pro'), anonymousToken()]) {
      const { status, body } = await ask<Schema<'PushToken'>>('GET', '/v1/push/token', { token });
      expect([status, body.token.length >= 80, body.token.includes(token)]).toEqual([200, true, false]);
      expect([Number(body.expires) > NOW, body.path, body.port]).toEqual([true, '/ws', 4000]);
    }
  });
});

describe('Watchlists', () => {
  it('[HTTP-067] are made by their user, and [HTTP-066] listed with what identifies them', async () => {
    const token = await logIn('systeme');
    const made = await ask<Schema<'Watchlist'>>('POST', '/v2/watchlists', { token, payload: { name: 'Dividenden', isoCurrency: 'USD' } });
    expect([made.status, made.body.name, made.body.isoCurrency]).toEqual([201, 'Dividenden', 'USD']);
    const { body } = await ask<Schema<'WatchlistList'>>('GET', '/v2/watchlists', { token });
    expect(body.list.map(({ name }) => name)).toEqual(['Meine Watchlist', 'Dividenden']);
    expect(body.list.at(-1)).toEqual(made.body);
    expect((await ask('POST', '/v2/watchlists', { token, payload: { name: 'dividenden' } })).status).toBe(409);
    expect((await ask('GET', '/v2/watchlists', { token: anonymousToken() })).status).toBe(401);
  });

  it('[HTTP-069] take positions, which [HTTP-068] the next call shows with quotes of now, and with the list when asked', async () => {
    const token = await logIn('support');
    const { body: lists } = await ask<Schema<'WatchlistList'>>('GET', '/v2/watchlists', { token });
    const path = `/v2/watchlists/${lists.list[0]?.entityValue}/positions`;
    const list = [
      { entityType: 'STOCK', entityValue: 'ISIN:DE0007164600', note: 'Nach den Zahlen prüfen', amount: 10 },
      { entityType: 'INDEX', entityValue: '20735' },
    ];
    expect((await ask('POST', path, { token, payload: { list } })).status).toBe(201);
    const plain = await ask<Schema<'WatchlistPositionList'>>('GET', path, { token });
    expect(plain.body.list.map(({ instrument }) => instrument.entityValue)).toEqual(['82849', '20735']);
    const { body: quote } = await ask<Schema<'Quote'>>('GET', '/v1/instruments/STOCK/82849/quote');
    expect(plain.body.list[0]).toMatchObject({
      note: 'Nach den Zahlen prüfen',
      amount: 10,
      priceCreation: quote.last,
      quote: { last: quote.last },
    });
    expect(plain.body.watchlist).toBeUndefined();
    const full = await ask<Schema<'WatchlistPositionList'>>('GET', `${path}?withWatchlist=true`, { token });
    expect(full.body.watchlist).toMatchObject({ entityValue: lists.list[0]?.entityValue, numberPositions: 2 });
    expect((await ask('POST', path, { token, payload: { list: [list[1]] } })).status).toBe(409);
  });

  it.each([
    ['an unknown instrument', { entityType: 'STOCK', entityValue: '999999999' }],
    ['an instrument of another type', { entityType: 'INDEX', entityValue: '82849' }],
    ['a notation of another instrument', { entityType: 'INDEX', entityValue: '20735', idNotation: 163500 }],
  ])('take not %s', async (_what, position) => {
    const token = await logIn('systeme');
    const { body } = await ask<Schema<'WatchlistList'>>('GET', '/v2/watchlists', { token });
    const path = `/v2/watchlists/${body.list[0]?.entityValue}/positions`;
    expect((await ask('POST', path, { token, payload: { list: [position] } })).status).toBe(422);
    expect((await ask<Schema<'WatchlistPositionList'>>('GET', path, { token })).body.total).toBe(0);
  });
});

describe('Analytics', () => {
  it('[HTTP-071] take events and page views of visitors and users, and nothing of another kind', async () => {
    const send = async (token: string, hitType: string, more: object = {}) =>
      (await ask('POST', '/v1/scapa/data', { token, payload: { scapaId: 's-1', hitType, ...more } })).status;
    const visitor = anonymousToken();
    expect([await send(visitor, 'pageview'), await send(await logIn('plus'), 'event'), await send(visitor, 'click')]).toEqual([
      204, 204, 400,
    ]);
    expect([await send(visitor, 'event', { fremd: 1 }), await send('x'.repeat(20), 'event')]).toEqual([400, 401]);
  });
});
