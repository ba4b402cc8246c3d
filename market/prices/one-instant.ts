import { valueAt } from '#domain/input/value-at.ts';

const MOST = 20_000;

export interface OneInstant<Value> {
  /** Returns the value of a name at an instant; computed on the first call. */
  at(instant: number, name: string, compute: () => Value): Value;
  forget(): void;
}

/** Caches values of one instant: within a second the same quotes are requested many times. */
export function cacheOneInstant<Value>(): OneInstant<Value> {
  const known = new Map<string, Value>();
  let of = Number.NaN;
  return {
    at(instant, name, compute) {
      if (instant !== of || known.size >= MOST) known.clear();
      of = instant;
      if (known.has(name)) return valueAt(known, name);
      const value = compute();
      known.set(name, value);
      return value;
    },
    forget: () => known.clear(),
  };
}
