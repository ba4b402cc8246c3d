import { afterEach, describe, expect, it } from 'vitest';
import { encoding as encodings, headerFlag, subprotocol } from '#gateway/generated/constants.ts';
import type { HighLevelUpdate } from '#gateway/generated/messages.ts';
import { authentication, priceRequest, startTestGateway, type TestGateway } from './testing.ts';

let stage: TestGateway;
const start = async (options?: Parameters<typeof startTestGateway>[0]): Promise<TestGateway> => (stage = await startTestGateway(options));
afterEach(() => stage.close());

/** Waits for everything in transit: the answer to a message arrives after everything sent before it. */
async function settle(client: Awaited<ReturnType<TestGateway['connect']>>): Promise<void> {
  client.send({ Message: 'Ping', Version: 2 });
  await client.next('KeepAlive');
}

function priceOf({ response }: HighLevelUpdate): unknown {
  const { data } = response as { data?: { trade?: { latest?: { price?: number } } } };
  return data?.trade?.latest?.price;
}

describe('A connection is opened', () => {
  it.each([
    ['no subprotocol', []],
    ['an encoding alone', [subprotocol.plain]],
    ['a kind of authentication alone', [subprotocol.oneTimeToken]],
    ['two kinds of authentication', [subprotocol.plain, subprotocol.oneTimeToken, subprotocol.gatewayToken]],
    ['two encodings', [subprotocol.plain, subprotocol.compressed, subprotocol.oneTimeToken]],
  ])('[GW-002] not with %s', async (_what, protocols) => {
    const { open } = await start();
    await expect(open({ protocols })).rejects.toThrow('400');
    expect(stage.gateway.counters.refused).toBe(1);
  });

  it.each([
    [subprotocol.plain, subprotocol.splitAuthenticationSecondFactor],
    [subprotocol.compressed, subprotocol.oneTimeToken],
    [subprotocol.compressed, subprotocol.gatewayToken],
  ])('[GW-002] with %s and %s, and the encoding is confirmed', async (encoding, kind) => {
    const { open } = await start();
    const { ws } = await open({ protocols: [kind, encoding] });
    expect(ws.protocol).toBe(encoding);
  });

  it('[GW-013] by a token, and the answer describes the server', async () => {
    const { open, newToken } = await start();
    const client = await open();
    client.send(authentication(newToken()));
    const { server_info, meta } = await client.next('AuthenticationResponse');
    expect(meta.status.code).toBe(200);
    expect(server_info).toEqual({
      uuid: expect.stringMatching(/^[\da-f-]{36}$/),
      description: 'Parkett – Kursversorgung',
      software: 'parkett-provider',
      os: process.platform,
      maximum_idle_interval: 45_000_000,
      maximum_receivable_message_size: 1_048_576,
      time_at_server: '2026-11-20T10:00:00.000Z',
    });
  });

  it('once with each token, and never with a foreign one', async () => {
    const { open, newToken } = await start();
    const token = newToken();
    const codes: number[] = [];
    for (const given of [token, token, 'A'.repeat(100)]) {
      const client = await open();
      client.send(authentication(given));
      if (codes.length === 0 && client.all.length === 0) {
        await client.next('AuthenticationResponse');
        codes.push(0);
        continue;
      }
      expect((await client.next('ErrorResponse')).meta?.status.code).toBe(401);
      codes.push(await client.closed);
    }
    expect(codes).toEqual([0, 1008, 1008]);
  });

  it('by whoever says so within nine seconds', async () => {
    const { open, clock } = await start();
    const client = await open();
    clock.advance(9_000);
    expect(client.ws.readyState).toBe(client.ws.OPEN);
    clock.advance(1_000);
    expect(await client.closed).toBe(1008);
  });

  it('by not more than may be, of one address or at all', async () => {
    const { open } = await start({ limits: { connections: 3, connectionsPerAddress: 1, unauthenticated: 2 } });
    const from = (address: string) => open({ headers: { 'x-forwarded-for': address } });
    await from('203.0.113.1');
    await expect(from('203.0.113.1')).rejects.toThrow('429');
    const second = await from('203.0.113.2');
    await expect(from('203.0.113.3')).rejects.toThrow('503');
    second.ws.terminate();
    await second.closed;
    await expect.poll(() => stage.gateway.state().connections).toBe(1);
    await from('203.0.113.3');
  });

  it('on no other path', async () => {
    const { port } = await start();
    const { openRaw } = await import('./testing.ts');
    await expect(openRaw(`ws://127.0.0.1:${port}/socket`)).rejects.toThrow('404');
  });
});

describe('A client', () => {
  it('is answered before it authenticates only that it must', async () => {
    const { open } = await start();
    const client = await open();
    client.send(priceRequest(7, 1));
    expect(await client.next('ErrorResponse')).toMatchObject({ meta: { status: { code: 401 } }, header: { id_job: 1 } });
  });

  it('may send little before it authenticates, and what it likes afterwards', async () => {
    const { open, connect } = await start();
    const early = await open();
    early.ws.send('x'.repeat(70_000));
    expect(await early.closed).toBe(1006);
    const client = await connect();
    client.send({ Message: 'NewsFromTomorrow', Version: 9, text: 'x'.repeat(200_000) });
    await settle(client);
  });

  it('that sends nonsense ten times is told so the next time, and closed', async () => {
    const { connect } = await start();
    const client = await connect();
    for (let count = 0; count < 10; count += 1) client.send(count % 2 === 0 ? '{' : '[1]');
    await settle(client);
    client.send('null');
    expect((await client.next('DisconnectionMessage')).reason.value).toBe(1);
    expect(await client.closed).toBe(1008);
    expect(stage.gateway.counters.undecodable).toBe(11);
  });

  it.each([
    [
      'HighLevelRequest.method must be equal to one of the allowed values',
      { Message: 'HighLevelRequest', Version: 2, method: 9, path: '/', header: { id_job: 5 } },
    ],
    ["HighLevelRequest must have required property 'path'", { Message: 'HighLevelRequest', Version: 2, method: 1, header: { id_job: 5 } }],
    [
      'AuthenticationTokenRequest.lifetime_seconds_r2 must be >= -2',
      { Message: 'AuthenticationTokenRequest', Version: 2, lifetime_seconds_r2: -3, header: { id_job: 5 } },
    ],
  ])('is told what is wrong: %s', async (message, request) => {
    const { connect } = await start();
    const client = await connect();
    client.send(request);
    expect(await client.next('ErrorResponse')).toMatchObject({
      errors: [{ message }],
      meta: { status: { code: 400 } },
      header: { id_job: 5 },
    });
  });

  it('may send kinds that nobody knows, and those of servers', async () => {
    const { connect } = await start();
    const client = await connect();
    for (const Message of ['NewsFromTomorrow', 'HighLevelUpdate', 'DisconnectionMessage', 'constructor', '__proto__'])
      client.send({ Message, Version: 9 });
    await settle(client);
    expect(client.all.map(({ Message }) => Message)).toEqual(['AuthenticationResponse', 'KeepAlive']);
    expect(stage.gateway.counters.undecodable).toBe(0);
  });

  it('that asks too often is sent away', async () => {
    const { connect } = await start({ limits: { messageBurst: 5, messageRate: 1 } });
    const client = await connect();
    for (let count = 0; count < 5; count += 1) client.send({ Message: 'Ping', Version: 2 });
    expect((await client.next('DisconnectionMessage')).reason.value).toBe(3);
    expect(client.all.filter(({ Message }) => Message === 'KeepAlive')).toHaveLength(4);
  });

  it('that sends too large a frame is sent away', async () => {
    const { connect } = await start();
    const client = await connect();
    client.ws.send('x'.repeat(1_048_577));
    expect((await client.next('DisconnectionMessage')).reason.value).toBe(4);
    expect(await client.closed).toBe(1009);
    const other = await connect();
    other.ws.send('x'.repeat(3_000_000));
    expect(await other.closed).toBe(1009);
  });

  it('hears something at least every half of the idle interval, and is let go when it says nothing for two of its own', async () => {
    const { connect, clock } = await start();
    const client = await connect();
    clock.advance(22_000);
    expect(client.all).toHaveLength(1);
    clock.advance(1_000);
    await client.next('KeepAlive');
    clock.advance(66_000);
    await settle(client);
    clock.advance(90_000);
    expect(stage.gateway.state().connections).toBe(1);
    clock.advance(1_000);
    await client.closed;
    expect(stage.gateway.counters.closed).toEqual(new Map([['silence', 1]]));
  });

  it('has at most so many subscriptions, and one for each number', async () => {
    const { connect, source } = await start({ limits: { subscriptions: 2 } });
    source.set(7, 1);
    const client = await connect();
    for (const idJob of [1, 2, 2, 3]) client.send(priceRequest(7, idJob));
    expect(await client.next('ErrorResponse')).toMatchObject({ header: { id_job: 3 }, meta: { status: { code: 429 } } });
    expect(stage.gateway.state()).toMatchObject({ subscriptions: 2, feeds: 1 });
  });

  it('is refused what no operator allowed, and may not ask elsewhere', async () => {
    const { connect } = await start();
    const client = await connect();
    const request = {
      Message: 'ProxyRequest',
      Version: 2,
      protocol: 1,
      method: 1,
      host: '127.0.0.1',
      port: 80,
      path: '/',
      header: { id_job: 4 },
    };
    client.send(request);
    expect(await client.next('ErrorResponse')).toMatchObject({ meta: { status: { code: 403 } }, header: { id_job: 4 } });
    client.send({ ...request, header: { id_job: 5, flags: headerFlag.permissionDeniedResponse } });
    expect(await client.next('PermissionDeniedResponse')).toMatchObject({ header: { id_job: 5 } });
  });
});

describe('A subscription', () => {
  it.each(Object.values(encodings))('gets the state and what follows until it is cancelled, in %s', async (encoding) => {
    const { connect, source } = await start();
    source.set(7, 1);
    const client = await connect({ encoding });
    client.send(priceRequest(7, 3, headerFlag.addSubscription + headerFlag.noMerge));
    expect(await client.next('HighLevelResponse')).toMatchObject({ data: { trade: { latest: { price: 1 } } }, header: { id_job: 3 } });
    source.set(7, 2);
    const update = await client.next('HighLevelUpdate');
    expect([update.header.id_job, priceOf(update)]).toEqual([3, 2]);
    client.send({ Message: 'CancelSubscriptionRequest', Version: 2, id_job_subscription: 3, header: { id_job: 4 } });
    expect(await client.next('CancelSubscriptionResponse')).toMatchObject({ header: { id_job: 4 } });
    expect(source.watched.size).toBe(0);
    source.set(7, 3);
    await settle(client);
    expect(client.all.filter(({ Message }) => Message === 'HighLevelUpdate')).toHaveLength(1);
  });

  it('ends with a loss when its notation is gone', async () => {
    const { connect, source } = await start();
    source.set(7, 1);
    const client = await connect();
    client.send(priceRequest(7, 3));
    await client.next('HighLevelResponse');
    source.set(7, undefined);
    expect(await client.next('LossMessage')).toMatchObject({ reason: { value: 3 }, header: { id_job: 3 } });
    expect(stage.gateway.state()).toMatchObject({ subscriptions: 0, feeds: 0 });
  });

  it('is over with its connection', async () => {
    const { connect, source } = await start();
    source.set(7, 1);
    const client = await connect();
    client.send(priceRequest(7, 3));
    await client.next('HighLevelResponse');
    client.ws.terminate();
    await expect.poll(() => stage.gateway.state()).toEqual({ connections: 0, authenticated: 0, subscriptions: 0, feeds: 0 });
    expect(source.watched.size).toBe(0);
  });
});

describe('The end of a gateway', () => {
  it('rejects requests that still come, takes nobody, and leads all away', async () => {
    const { connect, open, source, gateway, clock } = await start({ random: () => 0.5 });
    source.set(7, 1);
    const client = await connect();
    const ended = gateway.drain();
    client.send(priceRequest(7, 3));
    expect(await client.next('RejectMessage')).toMatchObject({ reason: { value: 2 }, header: { id_job: 3 } });
    await expect(open()).rejects.toThrow('503');
    clock.advance(2_000);
    expect(await client.closed).toBe(1012);
    await ended;
    expect(client.all.map(({ Message }) => Message)).not.toContain('DisconnectionMessage');
    expect(clock.pending()).toBe(0);
  });
});
