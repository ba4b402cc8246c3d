import { availableParallelism } from 'node:os';

/** Places for work of editors beside the site, shared by documents, pictures and previews. */
export interface Slots {
  /**
   * Takes a place. Where none is free, `onFree` is called once when one may be.
   * @returns whether there was one
   */
  take(onFree: () => void): boolean;
  /** Gives a place back, to who has waited longest. */
  release(): void;
}

/**
 * Places for work of editors on a machine with so many cores, whatever the kind of work: two, but one where two would leave visitors no
 * core. With two on two cores a visitor's p95 was three times what it is on a quiet machine (`bench:composer -- load`).
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
      // A queue that is called may be empty by now; the place then goes to the next.
      for (const onFree of waiting) {
        if (taken >= most) return;
        waiting.delete(onFree);
        onFree();
      }
    },
  };
}
