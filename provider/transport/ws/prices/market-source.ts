import type { Clock, Timer } from '#gateway/types.ts';
import type { CompositePrice } from '#gateway/generated/messages.ts';
import { stateOf } from './composite.ts';
import type { PriceKey, PriceListener, LivePriceSource, PriceState } from './live-price-source.ts';

/** Milliseconds of work after which others get their turn. */
const SLICE_MS = 8;
/** How often the provider's clock is looked at, milliseconds; it may run faster than time. */
const SHORTEST_LOOK_MS = 20;
const LONGEST_LOOK_MS = 250;

export interface MarketSourceOptions {
  /** The price at an instant; undefined before the first one. @throws when the notation is gone */
  readonly priceAt: (key: PriceKey, instant: number) => CompositePrice | undefined;
  /** The provider's clock, epoch milliseconds. */
  readonly now: () => number;
  readonly clock: Clock;
  /** Called with how long a second's prices took, milliseconds of work. */
  readonly onTick?: (milliseconds: number) => void;
  /** Lets others have their turn. */
  readonly pause?: (next: () => void) => void;
}

interface Watch {
  readonly key: PriceKey;
  readonly listener: PriceListener;
  /** Last state that the listener has got. */
  json: string | undefined;
}

/**
 * Prices of the market of this process: all that are watched are computed once in each second of the provider's clock and
 * called when they changed. The work is done in slices, so that a thousand feeds hold up no request.
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
      // The clock was not read meanwhile.
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
