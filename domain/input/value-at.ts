/** The value under a key that a map has, as `has` said: it may be undefined, so that what `get` answers does not tell. */
export function valueAt<Key, Value>(known: ReadonlyMap<Key, Value>, key: Key): Value {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Values may be undefined themselves, which `get` does not tell apart
  return known.get(key) as Value;
}
