import { describe, expect, it, vi } from 'vitest';
import { gatewayError, GatewayError } from '../errors.ts';
import { headerFlag } from '../generated/constants.ts';
import type { LivePrice } from './live-price.ts';
import { composite, settle, strawStream } from './testing.ts';

/** A listener that writes down what it hears. */
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

describe('the start of the price stream', () => {
  it('[STREAM-001] reads a token before it opens the connection, and activates once authenticated', async () => {
    const { stream, did, authenticate } = strawStream();
    expect(did).toEqual([]);
    stream.watch(1, ears());
    await settle();
    expect(did).toEqual(['token', 'open', 'connect']);
    expect(stream.store.state).toMatchObject({ token: 'a'.repeat(80), activated: false });
    await authenticate();
    expect(stream.store.state.activated).toBe(true);
  });

  it('[STREAM-002] opens no connection when the token can not be read, and asks again later', async () => {
    const readAdmission = vi.fn().mockRejectedValueOnce(new Error('401'));
    const { stream, did, waits, fireTimer } = strawStream({ readAdmission });
    stream.watch(1, ears());
    await settle();
    expect(did).toEqual(['token']);
    expect(stream.store.state.token).toBeUndefined();
    expect(stream.store.state.subscriptions.size).toBe(0);
    expect(waits()).toEqual([1000]);
    readAdmission.mockResolvedValue({ url: 'wss://localhost/ws', token: 'b'.repeat(80) });
    await fireTimer();
    expect(did).toEqual(['token', 'token', 'open', 'connect']);
  });

  it('asks for a token as late as for a lost connection: 1, 2, 4, 8, 16, 32, 32 seconds', async () => {
    const { stream, waits, fireTimer } = strawStream({ readAdmission: () => Promise.reject(new Error('503')) });
    stream.watch(1, ears());
    await settle();
    const waited: number[] = [];
    for (let time = 0; time < 7; time += 1) {
      waited.push(...waits());
      await fireTimer();
    }
    expect(waited).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 32_000]);
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
    expect(did).toEqual(['token', 'open', 'connect']);
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
    const { stream, did } = strawStream();
    stream.watch(1, ears())();
    await settle();
    expect(did).toEqual(['token']);
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
    expect(did).toEqual(['token', 'open', 'connect', 'cancel 1', 'close', 'token', 'open', 'connect']);
  });

  it('leaves no timer', async () => {
    const { stream, asked, waits } = await connected(1);
    asked[0]?.subscriber.onError(new GatewayError('Subscription lost', 500, 1));
    expect(waits()).toHaveLength(1);
    stream.close();
    expect(waits()).toEqual([]);
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

  it('of a subscription is told; it is asked for again after a second', async () => {
    const { stream, asked, waits, fireTimer } = await connected(1, 2);
    const listener = ears();
    stream.watch(1, listener);
    asked[0]?.subscriber.onData(composite(10));
    asked[0]?.subscriber.onError(new GatewayError('Subscription lost', 500, 1));
    expect(listener.heard.at(-1)).toBe(false);
    expect(waits()).toEqual([1000]);
    await fireTimer();
    expect(asked).toHaveLength(3);
    asked[2]?.subscriber.onData(composite(12, '2026-07-31T15:39:00.000Z'));
    expect(listener.heard.slice(-2)).toEqual([12, true]);
  });

  it.each([
    [403, 0],
    [404, 0],
    [408, 1],
    [429, 1],
    [503, 1],
  ])('with status %d is followed by %d further attempts', async (status, attempts) => {
    const { asked, waits } = await connected(1);
    asked[0]?.subscriber.onError(gatewayError('no', status));
    expect(waits()).toHaveLength(attempts);
  });
});
