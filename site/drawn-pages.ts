import { LRUCache } from 'lru-cache';

const paths = new LRUCache<string, true>({ max: 10_000 });

/** Notes that the page of a path was drawn and Next keeps it. Beyond ten thousand the oldest is forgotten. */
export function noteDrawn(path: string): void {
  paths.set(path, true);
}

/** Whether an earlier page of this path was drawn since the start. */
export function wasDrawn(path: string): boolean {
  return paths.has(path);
}
