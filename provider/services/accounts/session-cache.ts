const MOST_KEPT = 20_000;

interface Kept<Value> {
  readonly value: Value;
  readonly until: number;
}

/**
 * Remembers for a moment what was read from the store. `forget` also holds against reads that are under way: what they
 * bring is given out but not kept.
 */
export interface BriefCache<Value> {
  get(key: string, read: () => Promise<Value>): Promise<Value>;
  forget(key: string): void;
  forgetAll(): void;
}

/**
 * @param lifetime milliseconds for which a value may be old
 * @param time clock that never stands still, in milliseconds
 */
export function createBriefCache<Value>(lifetime: number, time: () => number): BriefCache<Value> {
  const kept = new Map<string, Kept<Value>>();
  const reading = new Map<string, Promise<Value>>();
  const forget = (key: string): void => {
    kept.delete(key);
    reading.delete(key);
  };
  const read = async (key: string, ask: () => Promise<Value>): Promise<Value> => {
    const answer = ask();
    reading.set(key, answer);
    try {
      const value = await answer;
      if (reading.get(key) === answer) {
        if (kept.size >= MOST_KEPT) kept.clear();
        kept.set(key, { value, until: time() + lifetime });
      }
      return value;
    } finally {
      if (reading.get(key) === answer) reading.delete(key);
    }
  };
  return {
    get(key, ask) {
      const known = kept.get(key);
      if (known !== undefined && known.until > time()) return Promise.resolve(known.value);
      return reading.get(key) ?? read(key, ask);
    },
    forget,
    forgetAll() {
      kept.clear();
      reading.clear();
    },
  };
}
