/** Visitor who waits. Undefined is the site, which calls for all visitors at once: its calls count only together with all others. */
export type Waiter = string | undefined;

export interface FairQueue<Item> {
  readonly size: number;
  /** How many items of a waiter are in the queue. */
  of(waiter: Waiter): number;
  /** Puts an item at the waiter's end; `false` when the queue or the waiter's part of it is full. */
  push(waiter: Waiter, item: Item): boolean;
  /**
   * The next item: waiters take turns, however many items each of them has.
   * @param isNext which waiters may have their turn now; all of them unless told otherwise
   */
  shift(isNext?: (waiter: Waiter) => boolean): Item | undefined;
  /** Puts a waiter behind all others, such as one who has just been served. */
  stepBack(waiter: Waiter): void;
  /** Takes an item out that waits no longer; `false` when it has had its turn. */
  remove(waiter: Waiter, item: Item): boolean;
}

export interface QueueLimits {
  /** Items of all waiters. */
  readonly most: number;
  /** Items of each. */
  readonly mostEach: number;
}

/** A queue in which nobody waits longer because somebody else asks for more. */
export function createFairQueue<Item>({ most, mostEach }: QueueLimits): FairQueue<Item> {
  // The first key is whose turn it is.
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
