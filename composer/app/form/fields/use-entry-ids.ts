import { useState } from 'react';

interface EntryIds {
  of(index: number): string;
  /** Returns true if the entry was added in this form. */
  isNew(index: number): boolean;
  insert(index: number): void;
  remove(index: number): void;
  move(from: number, to: number): void;
}

let last = 0;
const fresh = (): string => `e${(last += 1)}`;

/**
 * Stable ids of a list's entries, which follow an entry when it moves, so that open entries stay open and keep the focus. A change from
 * outside is noticed only by the number of entries; it then changes the ids at the end.
 */
export function useEntryIds(count: number): EntryIds {
  const [ids, setIds] = useState<readonly string[]>(() => Array.from({ length: count }, fresh));
  const [expected, setExpected] = useState<readonly string[]>();
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  // A local change takes effect only once the document contains it.
  if (expected !== undefined && expected.length === count) {
    setIds(expected);
    setExpected(undefined);
  } else if (ids.length !== count) {
    setIds(ids.length > count ? ids.slice(0, count) : [...ids, ...Array.from({ length: count - ids.length }, fresh)]);
  }
  const now = expected?.length === count ? expected : ids;
  return {
    of: (index) => now[index] ?? `new-${index}`,
    isNew: (index) => added.has(now[index] ?? ''),
    insert(index) {
      const id = fresh();
      setAdded(new Set([...added, id]));
      setExpected(ids.toSpliced(index, 0, id));
    },
    remove: (index) => setExpected(ids.toSpliced(index, 1)),
    move(from, to) {
      const id = ids[from];
      if (id !== undefined) setIds(ids.toSpliced(from, 1).toSpliced(to, 0, id));
    },
  };
}
