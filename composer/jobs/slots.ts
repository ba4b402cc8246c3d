import { availableParallelism } from 'node:os';

/** Slots for work of editors beside the site, shared by documents, pictures and previews. */
export interface Slots {
  /**
   * Takes a slot. If none is free, calls `onFree` once when one may be.
   * @returns whether a slot was free
   */
  take(onFree: () => void): boolean;
  /** Releases a slot and offers it to the queue that has waited longest. */
  release(): void;
}

/**
 * Number of slots for work of editors by the number of cores: two, but only one on up to two cores, so that visitors always have a core.
 * Two jobs on two cores raised a visitor's p95 to three times that of a quiet machine (`bench:composer -- load`).
 */
export const placesOn = (cores: number): number => (cores > 2 ? 2 : 1);

export function createSlots(most: number = placesOn(availableParallelism())): Slots {
  const waiting = new Set<() => void>();
  let taken = 0;
  return {
    take(onFree) {
      if (taken >= most) {
        waiting.add(onFree);
        return false;
      }
      waiting.delete(onFree);
      taken += 1;
      return true;
    },
    release() {
      taken -= 1;
      // A queue may be empty by now; the slot is then offered to the next.
      for (const onFree of waiting) {
        if (taken >= most) return;
        waiting.delete(onFree);
        onFree();
      }
    },
  };
}
