/** Key of a waiting visitor. Undefined is the site, which calls for all visitors; its items have only the limit of the whole queue. */
export type Waiter = string | undefined;

export interface FairQueue<Item> {
  readonly size: number;
  /** Number of a waiter's items in the queue. */
  of(waiter: Waiter): number;
  /** Appends an item for a waiter; false if the queue or the waiter's share is full. */
  push(waiter: Waiter, item: Item): boolean;
  /**
   * Removes the next item, round-robin by waiter.
   * @param isNext restricts the waiters; default all
   */
  shift(isNext?: (waiter: Waiter) => boolean): Item | undefined;
  /** Returns an item that `shift` removed and that is not finished: it is the waiter's next item again, after a turn of each other waiter. */
  putBack(waiter: Waiter, item: Item): void;
  /** Moves a waiter behind all others, for example after serving it. */
  stepBack(waiter: Waiter): void;
  /** Removes an item; false if it is no longer in the queue. */
  remove(waiter: Waiter, item: Item): boolean;
}

export interface QueueLimits {
  /** Items of all waiters. */
  readonly most: number;
  /** Items of each. */
  readonly mostEach: number;
}

/** Creates a fair queue: many items of one waiter do not delay others. */
export function createFairQueue<Item>({ most, mostEach }: QueueLimits): FairQueue<Item> {
  // The first key has the next turn.
  const waiting = new Map<Waiter, Item[]>();
  let size = 0;
  return {
    get size() {
      return size;
    },
    of: (waiter) => waiting.get(waiter)?.length ?? 0,
    push(waiter, item) {
      const items = waiting.get(waiter) ?? [];
      if (size >= most || (waiter !== undefined && items.length >= mostEach)) return false;
      items.push(item);
      waiting.set(waiter, items);
      size += 1;
      return true;
    },
    shift(isNext = () => true) {
      const first = [...waiting].find(([waiter]) => isNext(waiter));
      if (first === undefined) return undefined;
      const [waiter, items] = first;
      const item = items.shift();
      waiting.delete(waiter);
      if (items.length > 0) waiting.set(waiter, items);
      size -= 1;
      return item;
    },
    putBack(waiter, item) {
      waiting.set(waiter, [item, ...(waiting.get(waiter) ?? [])]);
      size += 1;
    },
    stepBack(waiter) {
      const items = waiting.get(waiter);
      if (items === undefined) return;
      waiting.delete(waiter);
      waiting.set(waiter, items);
    },
    remove(waiter, item) {
      const items = waiting.get(waiter) ?? [];
      const index = items.indexOf(item);
      if (index < 0) return false;
      items.splice(index, 1);
      if (items.length === 0) waiting.delete(waiter);
      size -= 1;
      return true;
    },
  };
}
