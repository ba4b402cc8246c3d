/** The value under a key that a map has, as `has` said: it may be undefined, so that what `get` answers does not tell. */
export function valueAt<Key, Value>(known: ReadonlyMap<Key, Value>, key: Key): Value {
  // The type of `get` adds undefined for keys that a map does not have.
  return known.get(key) as Value;
}
