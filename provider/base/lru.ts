/** A bounded memory that forgets what was not used for longest. */
export interface Lru<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): void;
  /** Whether there was something to delete. */
  delete(key: K): boolean;
  clear(): void;
}

/** A memory of at most `limit` entries. */
export function createLru<K, V>(limit: number): Lru<K, V> {
  const entries = new Map<K, V>();
  return {
    get(key) {
      const found = entries.get(key);
      if (found === undefined) return undefined;
      entries.delete(key);
      entries.set(key, found);
      return found;
    },
    set(key, value) {
      entries.delete(key);
      entries.set(key, value);
      if (entries.size <= limit) return;
      const oldest = entries.keys().next();
      if (oldest.done !== true) entries.delete(oldest.value);
    },
    delete: (key) => entries.delete(key),
    clear: () => entries.clear(),
  };
}
