import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '#client/operations.ts';
import { UnauthorizedError } from '#gateway/errors.ts';
import { encoding as encodings, headerFlag } from '#gateway/generated/constants.ts';
import type { CompositePrice } from '#gateway/generated/messages.ts';
import { LEGACY_PATH, legacyQuery, readLegacyQuotes } from '#gateway/prices/legacy-feed.ts';
import { PRICE_PATH, priceSubscription } from '#gateway/prices/subscription.ts';
import { requestByProxy } from '#gateway/requests/proxy.ts';
import { requestToken } from '#gateway/requests/token.ts';
import type { Requests } from '#gateway/types.ts';
import { openRaw } from '#provider/transport/ws/testing.ts';
import { demoEmail } from '#provider/services/accounts/demo-users.ts';
import { DEMO_PASSWORD } from '#provider/services/accounts/settings.ts';
import { NOW, openStage, TRADEGATE, XETRA, type Stage, type Who } from './stage.ts';

let stage: Stage;
let neighbour: Server;
let neighbourPort = 0;
let [xetra, tradegate] = [0, 0];

beforeAll(async () => {
  neighbour = createServer((request, response) => {
    response.writeHead(request.url === '/weiter' ? 302 : 200, { location: '/', 'x-asked': `${request.method} ${request.url}` });
    request.pipe(response);
  });
  neighbour.listen(0, '127.0.0.1');
  await once(neighbour, 'listening');
  neighbourPort = (neighbour.address() as AddressInfo).port;
  stage = await openStage({ PROVIDER_PROXY_HOSTS: `localhost:${neighbourPort}` });
  [xetra, tradegate] = [await stage.idOf(XETRA), await stage.idOf(TRADEGATE)];
}, 120_000);
afterAll(async () => {
  await stage.close();
  neighbour.close();
});

/** Time of the provider's clock, which only advances. */
let now = NOW;
function later(milliseconds: number): void {
  now += milliseconds;
  stage.setNow(now);
}

/** Subscribes and records the states of the subscription. */
function subscribe(requests: Requests, notation: number, flags = 0) {
  const [states, waiting]: [CompositePrice[], ((state: CompositePrice) => void)[]] = [[], []];
  const errors: Error[] = [];
  const subscription = requests.subscribe(
    PRICE_PATH,
    priceSubscription(notation),
    {
      onData(data) {
        const next = waiting.shift();
        if (next === undefined) states.push(data as CompositePrice);
        else next(data as CompositePrice);
      },
      onError: (error) => errors.push(error),
    },
    { flags },
  );
  const next = (): Promise<CompositePrice> => {
    const state = states.shift();
    return state === undefined ? new Promise((resolve) => void waiting.push(resolve)) : Promise.resolve(state);
  };
  return { subscription, next, states, errors };
}

describe.each(Object.values(encodings))('The gateway in %s', { timeout: 30_000 }, (encoding) => {
  it('[GW-001] [GW-062] [GW-013] answers the handshake at /ws and describes itself', async () => {
    expect(new URL(stage.url).pathname).toBe('/ws');
    const { connection } = await stage.connect({ encoding });
    expect(connection.state).toBe('AUTHENTICATED');
    const info = connection.serverInfo;
    expect(info).toMatchObject({ maximum_idle_interval: 45_000_000, maximum_receivable_message_size: 1_048_576, os: process.platform });
    expect([info?.uuid, info?.description, info?.software].every((text) => text !== undefined && text.length > 5)).toBe(true);
    expect(Date.parse(info?.time_at_server ?? '')).toBe(now);
  });

  it('[GW-062] [STREAM-011] sends the state of a subscription and every change, until it is cancelled', async () => {
    const { requests } = await stage.connect({ encoding });
    const price = subscribe(requests, tradegate, headerFlag.noMerge);
    const first = await price.next();
    expect(first).toMatchObject({ idNotation: tradegate, quality: 'RLT' });
    later(60_000);
    const second = await price.next();
    expect(Date.parse(second.bidAsk?.bid?.time ?? '')).toBeGreaterThan(Date.parse(first.bidAsk?.bid?.time ?? ''));
    price.subscription.cancel();
    await requests.get('/api/v1/instruments/STOCK/82849');
    later(60_000);
    const other = subscribe(requests, tradegate);
    await other.next();
    expect([price.states, price.errors]).toEqual([[], []]);
  });

  it('[GW-062] answers GET as HTTP does, and POST', async () => {
    const { requests } = await stage.connect({ encoding });
    const path = `/v1/instruments/STOCK/82849/quote`;
    const { data, code } = await requests.get(`/api${path}`, { idNotation: xetra });
    expect(code).toBe(200);
    expect(data).toEqual(await stage.get(`${path}?idNotation=${xetra}`));
    expect((await requests.post(PRICE_PATH, priceSubscription(xetra))).data).toMatchObject({ idNotation: xetra });
  });

  it('[GW-062] issues tokens that open connections, once or several times', async () => {
    const { requests } = await stage.connect({ encoding });
    const single = await requestToken(requests, { isSingleUse: true });
    const often = await requestToken(requests, { lifetime: -2 });
    expect([single.expiry.getTime(), often.expiry.getTime()]).toEqual([now + 300_000, now + 3_600_000]);
    const open = (token: string): Promise<string> => {
      const { connection } = stage.client({ encoding, token: async () => token });
      return connection.connect().then(
        () => connection.state,
        (error: Error) => (connection.close(), error.name),
      );
    };
    expect([await open(single.token), await open(single.token)]).toEqual(['AUTHENTICATED', 'UnauthorizedError']);
    expect([await open(often.token), await open(often.token)]).toEqual(['AUTHENTICATED', 'AUTHENTICATED']);
    await expect(requestToken(requests, { lifetime: 0 })).rejects.toMatchObject({ status: 400 });
  });

  it('[GW-063] refuses a wrong, an old and a used token', async () => {
    const used = await stage.pushToken('visitor');
    await stage.client({ encoding, token: async () => used }).connection.connect();
    const old = await stage.pushToken('visitor');
    const connect = (token: string): Promise<void> => {
      const { connection } = stage.client({ encoding, token: async () => token });
      return connection.connect().finally(() => connection.close());
    };
    const refused = { status: 401, message: 'Connection closed by server. Check credentials.' };
    await expect(connect(used)).rejects.toMatchObject(refused);
    await expect(connect('A'.repeat(100))).rejects.toBeInstanceOf(UnauthorizedError);
    later(300_000);
    await expect(connect(old)).rejects.toMatchObject(refused);
  });

  it('[GW-062] answers a ping, and says why it ends a connection', async () => {
    const client = await openRaw(stage.url, { encoding });
    client.send({ Message: 'Ping', Version: 2 });
    await client.next('KeepAlive');
    for (let count = 0; count < 11; count += 1) client.ws.send(Buffer.from([count]), { binary: encoding === encodings.compressed });
    const { reason } = await client.next('DisconnectionMessage');
    expect(reason).toMatchObject({ value: 1, details: expect.stringContaining('unreadable') });
    await client.closed;
  });

  it('[STREAM-023] serves the legacy feed, which can be subscribed to', async () => {
    const { requests } = await stage.connect({ encoding });
    const { data } = await requests.get(LEGACY_PATH, legacyQuery(tradegate));
    const [quote] = readLegacyQuotes(String(data));
    const { last, bid, performancePct, totalVolume } = await stage.get<Schema<'Quote'>>(
      `/v1/instruments/STOCK/82849/quote?idNotation=${tradegate}`,
    );
    expect(quote).toMatchObject({ notation: tradegate, price: { price: last, bid, totalVolume } });
    expect(quote?.price.performance_rel).toBeCloseTo(performancePct ?? NaN, 9);
    const texts: string[] = [];
    const second = Promise.withResolvers<void>();
    requests.subscribeGet(LEGACY_PATH, legacyQuery(tradegate), {
      onData(text) {
        texts.push(String(text));
        if (texts.length === 1) later(60_000);
        else second.resolve();
      },
      onError: second.reject,
    });
    await second.promise;
    const bids = texts.map((text) => Date.parse(readLegacyQuotes(text)[0]?.price.datetimeBid ?? ''));
    expect(bids[1]).toBeGreaterThan(bids[0] ?? Infinity);
    for (const wrong of [{ VERSION: 1 }, { QUALITY: 'NEW' }, { ID_NOTATION: 'x' }]) {
      await expect(requests.get(LEGACY_PATH, { ...legacyQuery(tradegate), ...wrong })).rejects.toMatchObject({ status: 400 });
    }
  });
});

describe('Real time', { timeout: 30_000 }, () => {
  const quality = async (token: string): Promise<unknown> =>
    (await stage.ask<Schema<'Quote'>>('GET', `/v1/instruments/STOCK/82849/quote?idNotation=${xetra}`, undefined, token)).codeQualityPrice;
  const pushToken = async (token: string) => (await stage.ask<Schema<'PushToken'>>('GET', '/v1/push/token', undefined, token)).token;
  const password = { currentPassword: DEMO_PASSWORD, newPassword: 'Sommerregen-17!' };

  it.each<[way: string, who: Who, begin: (token: string) => Promise<unknown>, end: (token: string) => Promise<unknown>]>([
    ['the logout', 'plus', async () => undefined, (token) => stage.ask('GET', '/v1/users/logout', undefined, token)],
    [
      'the end of an impersonation',
      'support',
      (token) => stage.ask('POST', '/v1/users/impersonation', { email: demoEmail('plus') }, token),
      (token) => stage.ask('DELETE', '/v1/users/impersonation', undefined, token),
    ],
    [
      'a change of the password elsewhere',
      'pro',
      async () => undefined,
      async () => stage.ask('PUT', '/v1/users/password', password, await stage.session('pro')),
    ],
  ])('ends with %s: on open connections, for tokens that were derived, and over HTTP', async (_way, who, begin, end) => {
    const session = await stage.session(who);
    await begin(session);
    const { connection, requests } = stage.client({ token: () => pushToken(session) });
    await connection.connect();
    const best = subscribe(requests, xetra);
    expect([(await best.next()).quality, await quality(session)]).toEqual(['RLT', 'RLT']);
    const [derived, unused] = [await requestToken(requests, { lifetime: -2 }), await pushToken(session)];
    await end(session);
    expect((await best.next()).quality).toBe('DLY');
    expect(await quality(session)).not.toBe('RLT');
    expect(best.errors).toEqual([]);
    for (const token of [derived.token, unused]) {
      const client = stage.client({ token: async () => token });
      const isRefused = await client.connection.connect().then(
        async () => (await subscribe(client.requests, xetra).next()).quality !== 'RLT',
        () => true,
      );
      client.close();
      expect(isRefused).toBe(true);
    }
  });
});

describe('The gateway', { timeout: 30_000 }, () => {
  it('opens nothing that belongs to a user, and nothing beside the contracts', async () => {
    const { requests } = await stage.connect({ who: 'plus' });
    const status = (path: string): Promise<number> =>
      requests.get(path).then(
        ({ code }) => code,
        ({ status: code }: { status: number }) => code,
      );
    const closed = ['/api/v1/users', '/api/v1/push/token', '/api/v2/watchlists', '/api/v1/users/logout', '/metrics', '/health'];
    const astray = [
      '/api/v1/../../metrics',
      '/api/v1/%2e%2e/%2e%2e/metrics',
      '/api/v1/instruments/../users',
      '/api/v1/%75sers',
      '/api/v1/%70ush/token',
      '/api/v1/us%65rs/logout',
      '/api/%761/push/token',
      '/api/v1/nothing',
      '/nothing',
    ];
    expect(await Promise.all([...closed, ...astray].map(status))).toEqual([...closed, ...astray].map(() => 404));
    expect(await status('/api/v1/integration/derivative/partner')).toBe(401);
    await expect(requests.post('/api/v1/instruments/list', { list: [] })).rejects.toMatchObject({ status: 405 });
    await expect(requests.get(PRICE_PATH)).rejects.toMatchObject({ status: 405 });
    await expect(requests.post(PRICE_PATH, priceSubscription(1))).rejects.toMatchObject({ status: 404 });
    await expect(requests.post(PRICE_PATH, { data: {} })).rejects.toThrow("body.data must have required property 'identifier' (400)");
  });

  it('passes requests on to hosts that are allowed, as they are', async () => {
    const { requests } = await stage.connect();
    const ask = (path: string, port = neighbourPort) =>
      requestByProxy(requests, { protocol: 'HTTP', method: 'POST', host: 'localhost', port, path, query: 'a=1', body: 'Hallo' });
    const answer = await ask('/echo');
    expect([answer.code, answer.data, answer.headers['x-asked']]).toEqual([200, 'Hallo', 'POST /echo?a=1']);
    expect((await ask('/weiter')).headers['x-asked']).toBe('POST /weiter?a=1');
    await expect(ask('/', 80)).rejects.toMatchObject({ status: 403 });
  });

  it('is counted in the metrics', async () => {
    const metrics = (await stage.provider.inject('/metrics')).payload;
    expect(metrics).toMatch(/^parkett_gateway_connections [1-9]\d*$/m);
    expect(metrics).toMatch(/^parkett_gateway_updates_total [1-9]\d*$/m);
    expect(metrics).toMatch(/^parkett_gateway_closed_total{reason="credentialsRefused"} [1-9]\d*$/m);
    expect(metrics).toMatch(/^parkett_gateway_bytes_total{encoding="jsjsonc-v2"} [1-9]\d*$/m);
    expect(metrics).toMatch(/^parkett_gateway_tick_seconds_count [1-9]\d*$/m);
  });

  // Must be the last test: it ends the provider.
  it('leads its clients away when the provider ends: they may come back, and are told nothing that keeps them from it', async () => {
    const client = await stage.connect();
    const states: string[] = [];
    client.connection.onState((state) => states.push(state));
    const raw = await openRaw(stage.url);
    await stage.end();
    expect(await raw.closed).toBe(1012);
    expect(raw.all).toEqual([]);
    await expect.poll(() => states).toEqual(['DISCONNECTED']);
  });
});
