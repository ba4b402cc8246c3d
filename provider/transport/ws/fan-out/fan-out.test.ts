import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCodec } from '#gateway/codec/codec.ts';
import { nodeCompression } from '#gateway/codec/node-compression.ts';
import type { Prefix } from '#gateway/codec/shared.ts';
import { withHeader } from '#gateway/codec/testing.ts';
import { encoding as encodings, type Encoding } from '#gateway/generated/constants.ts';
import type { CompositePrice, HighLevelResponse, HighLevelUpdate } from '#gateway/generated/messages.ts';
import validators from '#gateway/generated/validators.cjs';
import { catalogueSeed } from '#market/catalogue/testing.ts';
import { createMarket } from '#market/prices/index.ts';
import { createTestClock } from '../cluster/testing.ts';
import { createCounters } from '../counters.ts';
import { compositeOf } from '../prices/composite.ts';
import { createMarketSource } from '../prices/market-source.ts';
import { createScript, TEST_NOW } from '../testing.ts';
import { createFanOut, type FanOutOptions, type SubscriptionRequest } from './fan-out.ts';
import type { Receiver, Subscription } from './feed.ts';

interface Heard {
  readonly at: number;
  readonly idJob: number;
  readonly price: CompositePrice;
}

/** Receiver that records messages with their time; it can be made to lag. */
function createReceiver(clock: { now(): number }, encoding: Encoding = encodings.plain) {
  const codec = createCodec(encoding, nodeCompression, 1_000_000);
  const [answers, heard]: [Heard[], Heard[]] = [[], []];
  const kept = new Set<Subscription>();
  const lost: number[] = [];
  let isBehind = false;
  const receiver: Receiver = {
    encoding,
    isBehind: () => isBehind,
    keep: (subscription) => void kept.add(subscription),
    together: (send) => send(),
    sendShared(prefix: Prefix, idJob) {
      const frame = withHeader(prefix, idJob);
      const message = codec.decode(encoding === encodings.plain ? frame.toString() : frame) as HighLevelResponse | HighLevelUpdate;
      expect(validators[message.Message](message)).toBe(true);
      const { data } = message.Message === 'HighLevelUpdate' ? (message.response as { data: CompositePrice }) : message;
      const told = { at: clock.now(), idJob: message.header.id_job, price: data as CompositePrice };
      (message.Message === 'HighLevelUpdate' ? heard : answers).push(told);
    },
    lose: ({ idJob }) => void lost.push(idJob),
  };
  return { receiver, answers, heard, kept, lost, setBehind: (next: boolean) => void (isBehind = next) };
}

/** Fan-out that runs turns of the event loop immediately. */
function createStage(options: Partial<FanOutOptions> = {}) {
  const [clock, source, counters] = [createTestClock(), createScript(), createCounters()];
  const fanOut = createFanOut({ source, clock, random: () => 0, counters, pause: (next) => clock.setTimeout(next, 0), ...options });
  const request = (receiver: Receiver, more: Partial<SubscriptionRequest> = {}): SubscriptionRequest => ({
    receiver,
    idJob: 1,
    form: 'composite',
    wanted: 'BST',
    interval: 1_000,
    isRefreshed: false,
    ...more,
  });
  return { clock, source, counters, fanOut, request };
}

const key = { idNotation: 7, quality: 'RLT' } as const;
const lastPrice = ({ price }: Heard): number | undefined => price.trade?.latest?.price;

describe('Updates of a subscription', () => {
  it('[STREAM-029] of the market come at most once in the minimum interval, whole and with trade and bidAsk', () => {
    const notation = catalogueSeed.notations.find(({ entityValue, codeMarket }) => entityValue === '82849' && codeMarket === '_GAT');
    const { instruments, notations, indexMembers } = catalogueSeed;
    const market = createMarket({ seed: 'pace', instruments, notations, indexMembers });
    const clock = createTestClock();
    const now = (): number => TEST_NOW + clock.now();
    const pause = (next: () => void): void => void clock.setTimeout(next, 0);
    const source = createMarketSource({
      priceAt({ idNotation, quality }, instant) {
        const figures = market.quote(idNotation, instant, quality);
        return figures && compositeOf(figures);
      },
      now,
      clock,
      pause,
    });
    const { fanOut, request, counters } = createStage({ source, clock, pause });
    const { receiver, answers, heard } = createReceiver(clock);
    const intervals = new Map([
      [1, 5_000],
      [2, 1_000],
      [3, 60_000],
      [4, 0],
    ]);
    const wanted = { idNotation: notation?.idNotation ?? 0, quality: 'RLT' } as const;
    for (const [idJob, interval] of intervals) {
      fanOut.subscribe(wanted, request(receiver, { idJob, interval }));
    }
    clock.advance(10 * 60_000);
    const sides = { bid: { price: expect.any(Number) }, ask: { price: expect.any(Number) } };
    expect(answers.map(({ idJob }) => idJob)).toEqual([1, 2, 3, 4]);
    for (const { price } of [...answers, ...heard]) {
      expect(validators.CompositePrice(price)).toBe(true);
      expect(price).toMatchObject({ trade: { latest: { price: expect.any(Number) }, low: {}, high: {} }, bidAsk: sides });
    }
    const gaps = (idJob: number): number[] => {
      const times = [0, ...heard.filter((one) => one.idJob === idJob).map(({ at }) => at)];
      return times.slice(1).map((at, index) => at - (times[index] ?? 0));
    };
    for (const [idJob, interval] of intervals) expect(Math.min(...gaps(idJob))).toBeGreaterThanOrEqual(interval);
    const states = Array.from({ length: 601 }, (_, second) => JSON.stringify(market.quote(wanted.idNotation, TEST_NOW + second * 1_000)));
    const changes = states.filter((state, second) => second > 0 && state !== states[second - 1]).length;
    const told = [1, 2, 3, 4].map((idJob) => gaps(idJob).length);
    expect([told[1], told[3]]).toEqual([changes, changes]);
    expect([told[0], told[2]]).toEqual([120, 10]);
    expect(counters.updates).toBe(heard.length);
    const last = market.quote(wanted.idNotation, now());
    expect(heard.findLast(({ idJob }) => idJob === 4)?.price).toEqual(last && compositeOf(last));
  });

  it('that are overtaken are left out, and the latest always comes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(3_000), { minLength: 1, maxLength: 40 }),
        fc.constantFrom(0, 1_000, 5_000),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (pauses, interval, random) => {
          const { clock, source, fanOut, request, counters } = createStage({ random: () => random });
          source.set(7, 0);
          const { receiver, heard } = createReceiver(clock);
          fanOut.subscribe(key, request(receiver, { interval }));
          for (const [index, pause] of pauses.entries()) {
            clock.advance(pause);
            source.set(7, index + 1);
          }
          clock.advance(10_000);
          expect(heard.map(lastPrice)).toEqual(heard.map(lastPrice).toSorted((a = 0, b = 0) => a - b));
          expect(heard.map(lastPrice).at(-1)).toBe(pauses.length);
          expect(heard.every(({ at }, index) => at - (heard[index - 1]?.at ?? -Infinity) >= interval)).toBe(true);
          expect(heard.length + counters.conflated).toBe(pauses.length);
        },
      ),
    );
  });

  it('go out at once when it was quiet for the interval', () => {
    const { clock, source, fanOut, request } = createStage();
    source.set(7, 1);
    const { receiver, heard } = createReceiver(clock);
    fanOut.subscribe(key, request(receiver, { interval: 5_000 }));
    clock.advance(60_000);
    source.set(7, 2);
    clock.advance(0);
    expect(heard.map(({ at, price }) => [at, price.trade?.latest?.price])).toEqual([[60_000, 2]]);
  });

  it('that nothing changed come at each interval to whoever wants them refreshed', () => {
    const { clock, source, fanOut, request } = createStage();
    source.set(7, 1);
    const { receiver, heard } = createReceiver(clock);
    const refreshed = fanOut.subscribe(key, request(receiver, { interval: 2_000, isRefreshed: true }));
    clock.advance(6_500);
    source.set(7, 2);
    clock.advance(2_000);
    expect(heard.map(({ at, price }) => [at, price.trade?.latest?.price])).toEqual([
      [2_000, 1],
      [4_000, 1],
      [6_000, 1],
      [8_000, 2],
    ]);
    if (refreshed !== undefined) fanOut.unsubscribe(refreshed);
    clock.advance(60_000);
    expect([heard.length, clock.pending()]).toEqual([4, 0]);
  });

  it('to whoever reads too slowly are the latest alone, once he has caught up', () => {
    const { clock, source, fanOut, request } = createStage();
    source.set(7, 1);
    source.set(8, 1);
    const { receiver, heard, kept, setBehind } = createReceiver(clock);
    fanOut.subscribe(key, request(receiver, { interval: 0 }));
    fanOut.subscribe({ ...key, idNotation: 8 }, request(receiver, { idJob: 2, interval: 0 }));
    setBehind(true);
    for (const price of [2, 3, 4]) {
      for (const idNotation of [7, 8]) source.set(idNotation, price);
      clock.advance(1_000);
    }
    expect([heard.length, kept.size]).toEqual([0, 2]);
    setBehind(false);
    for (const subscription of kept) fanOut.resume(subscription);
    clock.advance(0);
    expect(heard.map(({ idJob, price }) => [idJob, price.trade?.latest?.price])).toEqual([
      [1, 4],
      [2, 4],
    ]);
    source.set(7, 5);
    clock.advance(0);
    expect(heard.map(lastPrice)).toEqual([4, 4, 5]);
  });

  it('never go back to an older state, unless the clock was set back', () => {
    const { clock, fanOut, request, source } = createStage();
    source.set(7, 1);
    const { receiver, heard } = createReceiver(clock);
    let tell: ((seconds: number, price: number) => void) | undefined;
    const scripted: FanOutOptions['source'] = {
      ...source,
      current: (one) => source.current(one),
      watch(one, listener) {
        tell = (seconds, price) => {
          const composite = { ...one, trade: { latest: { time: new Date(TEST_NOW).toISOString(), price } } };
          listener({ composite, json: JSON.stringify(composite), instant: TEST_NOW + seconds * 1_000 });
        };
        return () => undefined;
      },
    };
    const other = createFanOut({ source: scripted, clock, random: () => 0, counters: createCounters(), pause: (next) => next() });
    other.subscribe(key, request(receiver, { interval: 0 }));
    for (const [seconds, price] of [
      [10, 2],
      [9, 3],
      [11, 4],
      [-3_600, 5],
      [-3_599, 6],
    ] as const)
      tell?.(seconds, price);
    expect(heard.map(lastPrice)).toEqual([2, 4, 5, 6]);
    fanOut.close();
  });

  it('are computed once for all, and no longer when the last has gone', () => {
    const { clock, source, fanOut, request } = createStage();
    source.set(7, 1);
    const receivers = Object.values(encodings).flatMap((encoding) => [createReceiver(clock, encoding), createReceiver(clock, encoding)]);
    const subscriptions = receivers.map(({ receiver }) => fanOut.subscribe(key, request(receiver)));
    expect([fanOut.feeds, source.watched.size]).toEqual([1, 1]);
    clock.advance(2_000);
    source.set(7, 2);
    clock.advance(0);
    expect(receivers.map(({ heard }) => heard.map(lastPrice))).toEqual([[2], [2], [2], [2]]);
    for (const subscription of subscriptions) if (subscription !== undefined) fanOut.unsubscribe(subscription);
    expect([fanOut.feeds, source.watched.size]).toEqual([0, 0]);
  });
});
