import { describe, expect, it, vi } from 'vitest';
import { setUpConnection } from '../connection/testing.ts';
import { GatewayError } from '../errors.ts';
import { headerFlag } from '../generated/constants.ts';
import { createRequests } from '../requests/requests.ts';
import type { Admission } from '../types.ts';
import type { LivePrice } from './live-price.ts';
import { createPriceStream } from './price-stream.ts';
import { createPushStore } from './push-store.ts';
import { composite, settle, strawStream } from './testing.ts';

/** Listener that records its calls. */
function ears() {
  const heard: (number | boolean | undefined)[] = [];
  return {
    heard,
    onPrice: ({ price }: LivePrice) => void heard.push(price),
    onLive: (isLive: boolean) => void heard.push(isLive),
  };
}

async function connected(...notations: number[]) {
  const straw = strawStream();
  const ends = notations.map((notation) => straw.stream.watch(notation, ears()));
  await settle();
  await straw.authenticate();
  return { ...straw, ends };
}

/** Price stream over a real connection, whose server and time are controlled by the test. */
function connectingStream(readAdmission: () => Promise<Admission>) {
  const store = createPushStore();
  let line: ReturnType<typeof setUpConnection> | undefined;
  const stream = createPriceStream({
    store,
    log: () => undefined,
    readAdmission,
    open(admission) {
      const { connection, clock } = (line = setUpConnection({ admission }));
      return { connection, requests: createRequests(connection, { clock }), close: connection.close };
    },
  });
  stream.watch(1, ears());
  return { stream, store, line: line! };
}
const admission = { url: 'wss://localhost/ws', token: 'a'.repeat(80) };

describe('the start of the price stream', () => {
  it('[STREAM-001] reads a token before it opens the connection, and activates once authenticated', async () => {
    const reading = Promise.withResolvers<Admission>();
    const { store, line } = connectingStream(() => reading.promise);
    await settle();
    expect(line.sockets).toHaveLength(0);
    reading.resolve(admission);
    await settle();
    expect(line.sockets).toHaveLength(1);
    expect(store.state).toMatchObject({ token: admission.token, activated: false });
    await line.admit();
    expect(store.state.activated).toBe(true);
  });

  it('[STREAM-002] opens no connection when the token can not be read, and asks again later', async () => {
    const readAdmission = vi.fn<() => Promise<Admission>>().mockRejectedValueOnce(new Error('401')).mockResolvedValue(admission);
    const { store, line } = connectingStream(readAdmission);
    await line.clock.pass(999);
    expect(readAdmission).toHaveBeenCalledOnce();
    expect(line.sockets).toHaveLength(0);
    expect(store.state.token).toBeUndefined();
    expect(store.state.subscriptions.size).toBe(0);
    await line.clock.pass(1);
    expect(readAdmission).toHaveBeenCalledTimes(2);
    expect(line.sockets).toHaveLength(1);
    expect(store.state.token).toBe(admission.token);
  });

  it('asks for a token as late as for a lost connection: 1, 2, 4, 8, 16, 32, 32 seconds', async () => {
    const readAdmission = vi.fn<() => Promise<Admission>>().mockRejectedValue(new Error('503'));
    const { line } = connectingStream(readAdmission);
    for (const [index, seconds] of [1, 2, 4, 8, 16, 32, 32].entries()) {
      await line.clock.pass(seconds * 1000 - 1);
      expect(readAdmission).toHaveBeenCalledTimes(index + 1);
      await line.clock.pass(1);
      expect(readAdmission).toHaveBeenCalledTimes(index + 2);
    }
  });

  it('[STREAM-005] happens once, whatever is watched meanwhile and later', async () => {
    const { stream, did, authenticate } = strawStream();
    stream.watch(1, ears());
    stream.watch(2, ears());
    await settle();
    stream.watch(3, ears());
    await authenticate();
    stream.watch(4, ears());
    await settle();
    expect(did).toEqual(['open', 'connect', 'token']);
  });

  it('[STREAM-025] that fails is logged only: prices stay, and those who watch know that they are not live', async () => {
    const { stream, failConnecting, logged } = strawStream();
    const listener = ears();
    stream.watch(1, listener);
    await settle();
    await failConnecting();
    expect(logged).toEqual(['Live prices: not connected.']);
    expect(listener.heard).toEqual([false]);
  });

  it('opens nothing when nobody watches any more by the time the token is there', async () => {
    const { stream, line } = connectingStream(async () => admission);
    stream.close();
    await settle();
    expect(line.sockets).toHaveLength(0);
    expect(line.clock.pending).toBe(0);
  });
});

describe('watching', () => {
  it('[STREAM-007] waits for the token, then for authentication', async () => {
    const { stream, asked, authenticate } = strawStream();
    stream.watch(1, ears());
    expect(stream.store.state.subscriptions.size).toBe(0);
    await settle();
    expect(stream.store.state.subscriptions).toEqual(new Set([1]));
    expect(asked).toHaveLength(0);
    await authenticate();
    expect(asked).toHaveLength(1);
  });

  it('while disconnected is not live, and is asked for once connected again', async () => {
    const { stream, asked, disconnect, authenticate } = await connected(1);
    disconnect();
    const listener = ears();
    stream.watch(2, listener);
    expect(listener.heard).toEqual([false]);
    await authenticate();
    expect(asked).toHaveLength(2);
  });

  it('asks as the contract says and wants to hear when there is no permission', async () => {
    const { asked } = await connected(20735);
    expect(asked[0]).toMatchObject({
      path: '/api/v1/prices/composite/get',
      body: { data: { identifier: { value: 20735, type: 'idNotation' } } },
      flags: headerFlag.permissionDeniedResponse,
    });
  });

  it('[STREAM-008] a notation twice keeps one subscription at the gateway until the last one leaves', async () => {
    const { asked, ends, did } = await connected(1, 1, 2);
    expect(asked).toHaveLength(2);
    ends[0]?.();
    ends[0]?.();
    expect(asked[0]?.isCancelled).toBe(false);
    ends[1]?.();
    expect(asked[0]?.isCancelled).toBe(true);
    expect(did).not.toContain('close');
  });

  it('[STREAM-010] stores every update and tells all who watch, late comers at once', async () => {
    const { stream, asked } = await connected(1);
    const listener = ears();
    asked[0]?.subscriber.onData(composite(10));
    stream.watch(1, listener);
    asked[0]?.subscriber.onData(composite(11, '2026-07-31T15:38:09.000Z'));
    expect(listener.heard).toEqual([10, true, 11]);
    expect(stream.store.state.pushSubscriptions.get(1)?.price).toBe(11);
  });

  it('hears the newer price again when an older one comes', async () => {
    const { stream, asked } = await connected(1);
    const listener = ears();
    stream.watch(1, listener);
    asked[0]?.subscriber.onData(composite(10, '2026-07-31T15:38:09.000Z'));
    asked[0]?.subscriber.onData(composite(9, '2026-07-31T15:38:08.000Z'));
    expect(listener.heard.filter((item) => typeof item === 'number')).toEqual([10, 10]);
  });
});

describe('the end', () => {
  it('[STREAM-006] comes with the last cancelled subscription: cancel, disconnect, destroyed', async () => {
    const { stream, ends, did } = await connected(1, 2);
    ends[0]?.();
    expect(did).not.toContain('close');
    ends[1]?.();
    expect(did.slice(-3)).toEqual(['cancel 1', 'cancel 2', 'close']);
    expect(stream.store.state).toMatchObject({ activated: false, token: undefined });
  });

  it('[STREAM-009] of watching drops the stored price, but a fixed tile stays subscribed in the state', async () => {
    const { stream, asked, authenticate } = strawStream({ tiles: [20735] });
    const ends = [1, 2, 20735].map((notation) => stream.watch(notation, ears()));
    await settle();
    await authenticate();
    for (const { subscriber } of asked) subscriber.onData(composite(10));
    ends[0]?.();
    ends[2]?.();
    expect(stream.store.state.subscriptions).toEqual(new Set([2, 20735]));
    expect(stream.store.state.pushSubscriptions.has(1)).toBe(false);
  });

  it('is no end for ever: watching again reads a new token and connects anew', async () => {
    const { stream, ends, did } = await connected(1);
    ends[0]?.();
    stream.watch(1, ears());
    await settle();
    expect(did).toEqual(['open', 'connect', 'token', 'cancel 1', 'close', 'open', 'connect', 'token']);
  });
});

describe('a loss', () => {
  it('is told, and the next price takes it back', async () => {
    const { stream, asked } = await connected(1);
    const listener = ears();
    stream.watch(1, listener);
    asked[0]?.subscriber.onData(composite(10));
    asked[0]?.subscriber.onLive?.(false);
    asked[0]?.subscriber.onData(composite(11, '2026-07-31T15:38:09.000Z'));
    expect(listener.heard).toEqual([10, true, false, 11, true]);
  });

  it('of a subscription is mended by the request layer, unless the server refused it: that is told, and not asked for again', async () => {
    const { stream, asked, logged, authenticate } = await connected(1, 2);
    expect(asked.map(({ isPersistent }) => isPersistent)).toEqual([true, true]);
    const listener = ears();
    stream.watch(1, listener);
    asked[0]?.subscriber.onData(composite(10));
    asked[0]?.subscriber.onError(new GatewayError('Permission Denied', 403));
    expect(listener.heard.at(-1)).toBe(false);
    expect(logged).toEqual(['Live prices: notation 1 is lost.']);
    await authenticate();
    expect(asked).toHaveLength(2);
  });
});
