import type { CompositePrice } from '#gateway/generated/messages.ts';
import type { Clock } from '#gateway/types.ts';
import { stateOf } from '#provider/transport/ws/prices/composite.ts';
import type { PriceKey, PriceListener, LivePriceSource, PriceState } from '#provider/transport/ws/prices/live-price-source.ts';

/** Prices that count up: 1, 2, 3 … for each notation, so that a later value is a larger one. */
export interface ScriptedSource extends LivePriceSource {
  /** The last value of a notation. */
  valueOf(idNotation: number): number;
  /** When the value became larger than this one: an instant of the clock, undefined while it is not. */
  passedAt(idNotation: number, value: number): number | undefined;
  /** No changes until it is told to go on. */
  setQuiet(isQuiet: boolean): void;
  /** Watches that nobody has ended. */
  watches(): number;
}

export interface Script {
  readonly clock: Clock;
  /** The provider's clock, epoch milliseconds. */
  readonly now: () => number;
  readonly notations: readonly number[];
  /** Milliseconds between two changes. */
  readonly interval: number;
  /** Additional bytes of each price. */
  readonly padding: number;
}

export function createScriptedSource({ clock, now, notations, interval, padding }: Script): ScriptedSource {
  // When each value came: values begin at 1, so the first one stands at 0.
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
