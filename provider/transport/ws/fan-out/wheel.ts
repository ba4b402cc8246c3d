import type { Clock, Timer } from '#gateway/types.ts';

/** Slot size: entries due within this number of milliseconds are due together. */
const SLOT_MS = 20;

export interface Wheel<Thing> {
  /** Hands over an entry at the given time of the clock, or up to a slot later. */
  schedule(thing: Thing, at: number): void;
  close(): void;
}

/** Creates one timer for any number of scheduled entries. */
export function createWheel<Thing>(clock: Clock, onDue: (things: readonly Thing[]) => void): Wheel<Thing> {
  const slots = new Map<number, Thing[]>();
  let timer: Timer | undefined;
  let armed = Infinity;

  function arm(slot: number): void {
    if (slot >= armed) return;
    clock.clearTimeout(timer);
    armed = slot;
    timer = clock.setTimeout(run, Math.max(0, slot * SLOT_MS - clock.now()));
  }

  function run(): void {
    const present = Math.floor(clock.now() / SLOT_MS);
    armed = Infinity;
    let next = Infinity;
    const due: number[] = [];
    for (const slot of slots.keys()) {
      if (slot <= present) due.push(slot);
      else next = Math.min(next, slot);
    }
    // Entries scheduled during the call arm the timer themselves.
    const things = due.toSorted((a, b) => a - b).flatMap((slot) => slots.get(slot) ?? []);
    for (const slot of due) slots.delete(slot);
    if (next < Infinity) arm(next);
    if (things.length > 0) onDue(things);
  }

  return {
    schedule(thing, at) {
      const slot = Math.ceil(at / SLOT_MS);
      const things = slots.get(slot);
      if (things === undefined) slots.set(slot, [thing]);
      else things.push(thing);
      arm(slot);
    },
    close() {
      slots.clear();
      clock.clearTimeout(timer);
      armed = -Infinity;
    },
  };
}
