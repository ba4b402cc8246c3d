import { LRUCache } from 'lru-cache';

const MOST = 10_000;
/** Maximum length of a text whose result is cached; no address is longer. */
const LONGEST = 64;

/** Memoizes a pure function for the last 10,000 short texts, since every request calls it several times. */
export function remembered<Result>(compute: (text: string) => Result): (text: string) => Result {
  const known = new LRUCache<string, { readonly result: Result }>({ max: MOST });
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found.result;
    const result = compute(text);
    if (text.length <= LONGEST) known.set(text, { result });
    return result;
  };
}
