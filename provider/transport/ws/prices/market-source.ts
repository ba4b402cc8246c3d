import type { Clock, Timer } from '#gateway/types.ts';
import type { CompositePrice } from '#gateway/generated/messages.ts';
import { stateOf } from './composite.ts';
import type { PriceKey, PriceListener, LivePriceSource, PriceState } from './live-price-source.ts';

/** Maximum computing time in ms before other work gets a turn. */
const SLICE_MS = 8;
/** Interval at which the provider's clock is read, in ms; the clock may be faster than real time. */
const SHORTEST_LOOK_MS = 20;
const LONGEST_LOOK_MS = 250;

export interface MarketSourceOptions {
  /**
   * Returns the price at an instant; undefined before the first one.
   * @throws if the notation is gone
   */
  readonly priceAt: (key: PriceKey, instant: number) => CompositePrice | undefined;
  /** The provider's clock, epoch milliseconds. */
  readonly now: () => number;
  readonly clock: Clock;
  /** Called with the computing time for a second's prices, in ms. */
  readonly onTick?: (milliseconds: number) => void;
  /** Yields to other work. */
  readonly pause?: (next: () => void) => void;
}

interface Watch {
  readonly key: PriceKey;
  readonly listener: PriceListener;
  /** Last state that the listener received. */
  json: string | undefined;
}

/**
 * Creates the source of this process's market prices: all watched prices are computed once per second of the provider's clock and reported
 * if they changed. The work runs in slices, so that a thousand feeds do not delay requests.
 */
export function createMarketSource({ priceAt, now, clock, onTick, pause = setImmediate }: MarketSourceOptions): LivePriceSource {
  const watches = new Set<Watch>();
  let timer: Timer | undefined;
  let isClosed = false;
  let isComputing = false;
  let sent = secondOf(now());

  const currentAt = (key: PriceKey, instant: number): PriceState | undefined => {
    const composite = priceAt(key, instant);
    return composite && stateOf(composite, instant);
  };

  function look(): void {
    timer = undefined;
    const second = secondOf(now());
    if (second !== sent && !isComputing) {
      sent = second;
      isComputing = true;
      computeSlice([...watches], 0, second, 0);
    }
    plan();
  }

  function plan(): void {
    if (timer !== undefined || isClosed || watches.size === 0) return;
    const left = 1000 - (now() % 1000);
    timer = clock.setTimeout(look, Math.min(LONGEST_LOOK_MS, Math.max(SHORTEST_LOOK_MS, left)));
  }

  function computeSlice(list: readonly Watch[], from: number, instant: number, spent: number): void {
    const begin = performance.now();
    let index = from;
    let used = 0;
    while (index < list.length && used < SLICE_MS) {
      const watch = list[index];
      if (watch !== undefined && watches.has(watch)) tell(watch, instant);
      index += 1;
      used = performance.now() - begin;
    }
    if (index < list.length && !isClosed) return pause(() => computeSlice(list, index, instant, spent + used));
    isComputing = false;
    onTick?.(spent + used);
  }

  function tell(watch: Watch, instant: number): void {
    let state: PriceState | undefined;
    try {
      state = currentAt(watch.key, instant);
    } catch {
      watches.delete(watch);
      return watch.listener(undefined);
    }
    if (state === undefined || state.json === watch.json) return;
    watch.json = state.json;
    watch.listener(state);
  }

  return {
    current(key) {
      try {
        return currentAt(key, secondOf(now()));
      } catch {
        return undefined;
      }
    },
    watch(key, listener) {
      // The clock was not read while nothing was watched.
      if (watches.size === 0) sent = secondOf(now());
      const watch: Watch = { key, listener, json: undefined };
      watches.add(watch);
      plan();
      return () => void watches.delete(watch);
    },
    close() {
      isClosed = true;
      watches.clear();
      clock.clearTimeout(timer);
    },
  };
}

function secondOf(instant: number): number {
  return Math.floor(instant / 1000) * 1000;
}
