import { availableParallelism, loadavg } from 'node:os';

/** Nobody waits longer for any answer of a machine that has nothing else to do, milliseconds. */
const SLOWEST_MS = 2_000;

/** The same of one whose processors are asked for by more programs than there are: each gets its share of them. */
function slowest(): number {
  return SLOWEST_MS * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
}

/** Counts what many calls were answered, and keeps those that must not be. */
export interface Tally {
  readonly calls: number;
  /** 503 and 429 with `Retry-After`: a limit refused the call, nothing failed. */
  readonly limited: number;
  /** Faults inside, refusals without a word when to come again, and what took more than two seconds; with the call to repeat it. */
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

/** How much more than in `npm test` is called: `FUZZ_TIMES=20` for a night. */
export const fuzzTimes = Number(process.env.FUZZ_TIMES ?? 1);
/** Another number makes other calls; failing ones are told with it. */
export const fuzzSeed = Number(process.env.FUZZ_SEED ?? 20_261_122);

/** Runs all, so many at a time. */
export async function inLanes<Item>(items: readonly Item[], lanes: number, work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const item of waiting) await work(item);
    }),
  );
}
