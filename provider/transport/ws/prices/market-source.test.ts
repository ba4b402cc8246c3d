import { describe, expect, it } from 'vitest';
import type { CompositePrice } from '#gateway/generated/messages.ts';
import { createTestClock } from '../cluster/testing.ts';
import { createMarketSource, type MarketSourceOptions } from './market-source.ts';
import type { PriceKey } from './live-price-source.ts';

const START = Date.parse('2026-11-20T10:00:00Z');
const keyOf = (idNotation: number): PriceKey => ({ idNotation, quality: 'RLT' });

/** Source whose prices are the seconds since the start; `computed` lists the requested ones. */
function createStage(options: Partial<MarketSourceOptions> = {}) {
  const clock = createTestClock();
  const computed: string[] = [];
  const gone = new Set<number>();
  const source = createMarketSource({
    priceAt({ idNotation, quality }, instant): CompositePrice {
      if (gone.has(idNotation)) throw new Error('unknown');
      computed.push(`${idNotation} ${(instant - START) / 1000}`);
      return { idNotation, quality, trade: { latest: { time: new Date(instant).toISOString(), price: (instant - START) / 1000 } } };
    },
    now: () => START + clock.now(),
    clock,
    pause: (next) => clock.setTimeout(next, 0),
    ...options,
  });
  const heard: (number | undefined)[] = [];
  const watch = (idNotation: number) => source.watch(keyOf(idNotation), (state) => heard.push(state?.composite.trade?.latest?.price));
  return { clock, source, computed, gone, heard, watch };
}

describe('The source of prices of this process', () => {
  it('computes what is watched once in each second, and nothing else', () => {
    const { clock, watch, computed, heard } = createStage();
    const [stop] = [watch(7), watch(8)];
    clock.advance(2_300);
    expect(computed.toSorted((a, b) => a.localeCompare(b))).toEqual(['7 1', '7 2', '8 1', '8 2']);
    stop();
    clock.advance(1_000);
    expect([computed.at(-1), heard]).toEqual(['8 3', [1, 1, 2, 2, 3]]);
  });

  it('rests while nobody watches, and after its end', () => {
    const { clock, watch, source, computed } = createStage();
    expect(clock.pending()).toBe(0);
    watch(7)();
    clock.advance(5_000);
    expect([clock.pending(), computed]).toEqual([0, []]);
    watch(7);
    source.close();
    clock.advance(5_000);
    expect([clock.pending(), computed]).toEqual([0, []]);
  });

  it('follows a clock that stands, runs faster or is set back', () => {
    let now = START;
    const { clock, watch, heard } = createStage({ now: () => now });
    watch(7);
    clock.advance(10_000);
    expect(heard).toEqual([]);
    for (const seconds of [60, 3_600, -60]) {
      now = START + seconds * 1_000;
      clock.advance(250);
    }
    expect(heard).toEqual([60, 3_600, -60]);
  });

  it('says once that a notation is gone', () => {
    const { clock, watch, source, gone, heard } = createStage();
    watch(7);
    clock.advance(1_000);
    gone.add(7);
    clock.advance(3_000);
    expect([heard, source.current(keyOf(7))]).toEqual([[1, undefined], undefined]);
  });

  it('lets others have their turn while it computes a thousand prices, all of the same second', () => {
    const pauses: (() => void)[] = [];
    const ticks: number[] = [];
    const { clock, watch, heard } = createStage({
      pause: (next) => void pauses.push(next),
      onTick: (milliseconds) => ticks.push(milliseconds),
      // Simulates a slow price that is not cached.
      priceAt({ idNotation, quality }, instant) {
        const end = performance.now() + 0.1;
        while (performance.now() < end);
        return { idNotation, quality, trade: { latest: { time: '', price: (instant - START) / 1000 } } };
      },
    });
    for (let idNotation = 1; idNotation <= 1_000; idNotation += 1) watch(idNotation);
    clock.advance(1_000);
    const first = heard.length;
    expect(first).toBeLessThan(500);
    clock.advance(1_500);
    while (pauses.length > 0) pauses.shift()?.();
    expect([heard.length, new Set(heard), ticks.length]).toEqual([1_000, new Set([1]), 1]);
  });
});
