import type { WorldFigures } from './world.ts';

/** Maximum ratio of the times of the large world to the limits of the small one. */
const LARGER = 3;

interface Goal {
  readonly name: string;
  readonly wanted: number;
  readonly read: (world: WorldFigures) => number;
  readonly isAtLeast?: boolean;
}

const GOALS: readonly Goal[] = [
  { name: 'suggestion p95 ms', wanted: 15, read: ({ calls }) => calls.suggestion.p95 },
  { name: 'quote p95 ms', wanted: 3, read: ({ calls }) => calls.quote.p95 },
  { name: 'quote of a derivative p95 ms', wanted: 5, read: ({ calls }) => calls.quoteOfDerivative.p95 },
  { name: 'quote_list(100) p95 ms', wanted: 25, read: ({ calls }) => calls.quoteList.p95 },
  { name: 'ten years p95 ms', wanted: 25, read: ({ calls }) => calls.tenYears.p95 },
  { name: 'day of minutes p95 ms', wanted: 25, read: ({ calls }) => calls.dayOfMinutes.p95 },
  { name: 'snapshot p95 ms', wanted: 25, read: ({ calls }) => calls.snapshot.p95 },
  { name: 'snapshot of a derivative p95 ms', wanted: 60, read: ({ calls }) => calls.snapshotOfDerivative.p95 },
  { name: 'finder p95 ms', wanted: 40, read: ({ calls }) => calls.finder.p95 },
  { name: 'finder over the whole market p95 ms', wanted: 40, read: ({ calls }) => calls.finderWholeMarket.p95 },
  { name: 'first start s', wanted: 30, read: ({ firstStartSeconds }) => firstStartSeconds },
  { name: 'later start s', wanted: 20, read: ({ laterStartSeconds }) => laterStartSeconds },
  { name: 'warm after s', wanted: 120, read: ({ warmAfterSeconds }) => warmAfterSeconds },
  { name: 'right after the start: quote p95 ms', wanted: 50, read: ({ rightAfterStart }) => rightAfterStart.quote.p95 },
  { name: 'right after the start: quote_list(100) p95 ms', wanted: 2_000, read: ({ rightAfterStart }) => rightAfterStart.quoteList.p95 },
  { name: 'right after the start: ten years p95 ms', wanted: 150, read: ({ rightAfterStart }) => rightAfterStart.tenYears.p95 },
  { name: 'right after the start: snapshot p95 ms', wanted: 150, read: ({ rightAfterStart }) => rightAfterStart.snapshot.p95 },
  { name: 'memory MB', wanted: 1_000, read: ({ memoryMegabytes }) => memoryMegabytes },
  // Same limit as in bench:memory with visitors.
  { name: 'memory at its peak MB', wanted: 1_300, read: ({ memoryMegabytesAtPeak }) => memoryMegabytesAtPeak },
  { name: 'quote / bare route', wanted: 0.5, read: ({ throughput }) => throughput.ratio, isAtLeast: true },
];

interface Judged {
  readonly goal: number;
  readonly found: number;
  readonly met: boolean;
}

export interface Comparison {
  readonly name: string;
  readonly embedded: Judged | undefined;
  readonly server: Judged | undefined;
}

/** Compares each goal with the figures of the measured worlds. */
export function compareWithGoals({
  embedded,
  server,
}: {
  embedded: WorldFigures | undefined;
  server: WorldFigures | undefined;
}): readonly Comparison[] {
  return GOALS.map(({ name, wanted, read, isAtLeast = false }) => {
    const judge = (world: WorldFigures | undefined, goal: number): Judged | undefined => {
      if (world === undefined) return undefined;
      const found = read(world);
      return { goal, found, met: isAtLeast ? found >= goal : found <= goal };
    };
    return { name, embedded: judge(embedded, wanted), server: judge(server, isAtLeast ? wanted / LARGER : wanted * LARGER) };
  });
}

/** Returns the names of the goals that a measured world missed. */
export function missedOf(comparisons: readonly Comparison[]): readonly string[] {
  return comparisons.flatMap(({ name, embedded, server }) => [
    ...(embedded?.met === false ? [`${name}, embedded`] : []),
    ...(server?.met === false ? [`${name}, server`] : []),
  ]);
}
