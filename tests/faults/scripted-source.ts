import type { CompositePrice } from '#gateway/generated/messages.ts';
import type { Clock } from '#gateway/types.ts';
import { stateOf } from '#provider/transport/ws/prices/composite.ts';
import type { PriceKey, PriceListener, LivePriceSource, PriceState } from '#provider/transport/ws/prices/live-price-source.ts';

/** Source of prices that count up for each notation: 1, 2, 3 … A later value is always larger. */
export interface ScriptedSource extends LivePriceSource {
  /** Returns the latest value of a notation. */
  valueOf(idNotation: number): number;
  /** Returns the instant at which the value exceeded this one, by the clock; undefined if it has not. */
  passedAt(idNotation: number, value: number): number | undefined;
  /** Pauses or resumes changes. */
  setQuiet(isQuiet: boolean): void;
  /** Number of watches that have not ended. */
  watches(): number;
}

export interface Script {
  readonly clock: Clock;
  /** Current time of the provider, epoch milliseconds. */
  readonly now: () => number;
  readonly notations: readonly number[];
  /** Milliseconds between two changes. */
  readonly interval: number;
  /** Number of additional bytes of each price. */
  readonly padding: number;
}

export function createScriptedSource({ clock, now, notations, interval, padding }: Script): ScriptedSource {
  // Instants of the values: the entry at index 0 is that of the first value, 1.
  const history = new Map(notations.map((notation) => [notation, [clock.now()]]));
  const watches = new Set<{ readonly key: PriceKey; readonly listener: PriceListener }>();
  const pad = 'x'.repeat(padding);
  let isQuiet = false;
  const stateOfKey = ({ idNotation, quality }: PriceKey): PriceState | undefined => {
    const price = history.get(idNotation)?.length;
    if (price === undefined) return undefined;
    const composite = {
      idNotation,
      quality,
      trade: { latest: { time: new Date(now()).toISOString(), price } },
      ...(padding > 0 ? { pad } : {}),
    };
    return stateOf(composite satisfies CompositePrice, Math.floor(now() / 1000) * 1000);
  };
  let timer = clock.setTimeout(change, interval);
  function change(): void {
    timer = clock.setTimeout(change, interval);
    if (isQuiet) return;
    for (const times of history.values()) times.push(clock.now());
    for (const { key, listener } of watches) listener(stateOfKey(key));
  }
  return {
    current: stateOfKey,
    watch(key, listener) {
      const watch = { key, listener };
      watches.add(watch);
      return () => void watches.delete(watch);
    },
    valueOf: (notation) => history.get(notation)?.length ?? 0,
    passedAt: (notation, value) => history.get(notation)?.[value],
    setQuiet: (next) => void (isQuiet = next),
    watches: () => watches.size,
    close: () => clock.clearTimeout(timer),
  };
}
