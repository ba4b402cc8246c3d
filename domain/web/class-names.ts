import { CLASS_MERGE_CACHE_SIZE } from '../constants.ts';

export type ClassPart = string | false | null | undefined;
export interface ClassMerge {
  (...parts: readonly ClassPart[]): string;
  /** Number of cached results. */
  readonly size: () => number;
}

/** Joins class names without duplicates, in order of first use, and caches the `limit` most recently used results. */
export function createClassMerge(limit: number = CLASS_MERGE_CACHE_SIZE): ClassMerge {
  const cache = new Map<string, string>();
  const merge = (...parts: readonly ClassPart[]): string => {
    const key = parts.filter(Boolean).join(' ');
    const merged = cache.get(key) ?? [...new Set(key.split(/\s+/).filter(Boolean))].join(' ');
    cache.delete(key);
    cache.set(key, merged);
    for (const oldest of cache.keys()) {
      if (cache.size <= limit) break;
      cache.delete(oldest);
    }
    return merged;
  };
  return Object.assign(merge, { size: () => cache.size });
}

/** Returns `'a a--active'` for `classNames('a', active && 'a--active')`. */
export const classNames: ClassMerge = createClassMerge();
