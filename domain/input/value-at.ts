/**
 * Returns the value of a key that the map has according to `has`. The value may be undefined, so the result of `get` does not show whether
 * the key exists.
 */
export function valueAt<Key, Value>(known: ReadonlyMap<Key, Value>, key: Key): Value {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Values may be undefined themselves, which `get` does not tell apart
  return known.get(key) as Value;
}
