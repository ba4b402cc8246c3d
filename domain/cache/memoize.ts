import { valueAt } from '../input/value-at.ts';

/**
 * Caches values computed for an object and a key, for the lifetime of the object: figures of a company, dates of a catalogue, past prices
 * of a market.
 */
export function memoize<Owner extends object, Key, Value>(compute: (owner: Owner, key: Key) => Value): (owner: Owner, key: Key) => Value {
  const owners = new WeakMap<Owner, Map<Key, Value>>();
  return (owner, key) => {
    const known = owners.get(owner) ?? new Map<Key, Value>();
    owners.set(owner, known);
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.has(key)) return valueAt(known, key);
    const value = compute(owner, key);
    known.set(key, value);
    return value;
  };
}
