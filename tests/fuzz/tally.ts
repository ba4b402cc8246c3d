import { availableParallelism, loadavg } from 'node:os';

/** Maximum milliseconds of any answer on an idle machine. */
const SLOWEST_MS = 2_000;

/** Returns the same limit for a busy machine, where more programs than processors share the time. */
function slowest(): number {
  return SLOWEST_MS * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
}

/** Counts the answers to many calls, and records those that must not occur. */
export interface Tally {
  readonly calls: number;
  /** Number of 503 and 429 with `Retry-After`: a limit refused the call. */
  readonly limited: number;
  /** Internal errors, refusals without a time to retry, and answers after more than two seconds, with the call to repeat them. */
  readonly faults: readonly string[];
  add(answer: { readonly status: number; readonly retryAfter: unknown; readonly milliseconds: number }, call: () => string): void;
}

export function createTally(): Tally {
  const [faults, sums] = [[] as string[], { calls: 0, limited: 0 }];
  return {
    faults,
    get calls() {
      return sums.calls;
    },
    get limited() {
      return sums.limited;
    },
    add({ status, retryAfter, milliseconds }, call) {
      sums.calls += 1;
      const isLimited = (status === 503 || status === 429) && retryAfter !== undefined;
      if (isLimited) sums.limited += 1;
      if (!isLimited && (status >= 500 || status === 429 || status === 0)) faults.push(`${status}: ${call()}`);
      if (milliseconds > slowest()) faults.push(`${Math.round(milliseconds)} ms, ${status}: ${call()}`);
    },
  };
}

/** Multiple of the calls in `npm test`: `FUZZ_TIMES=20` for a night. */
export const fuzzTimes = Number(process.env.FUZZ_TIMES ?? 1);
/** Seed of the calls; failures print it. */
export const fuzzSeed = Number(process.env.FUZZ_SEED ?? 20_261_122);

/** Runs the work for all items, `lanes` at a time. */
export async function inLanes<Item>(items: readonly Item[], lanes: number, work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const item of waiting) await work(item);
    }),
  );
}
