import type { WorldFigures } from './world.ts';

/** How often the large world may take what the small one is allowed. */
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
  { name: 'quote_list(100) p95 ms', wanted: 25, read: ({ calls }) => calls.quoteList.p95 },
  { name: 'ten years p95 ms', wanted: 25, read: ({ calls }) => calls.tenYears.p95 },
  { name: 'finder p95 ms', wanted: 40, read: ({ calls }) => calls.finder.p95 },
  { name: 'first start s', wanted: 30, read: ({ firstStartSeconds }) => firstStartSeconds },
  { name: 'memory MB', wanted: 1_000, read: ({ memoryMegabytes }) => memoryMegabytes },
  { name: 'quote / bare route', wanted: 0.5, read: ({ throughput }) => throughput.ratio, isAtLeast: true },
];

/** Each goal with what was wanted and found in the worlds that were measured. */
export function compareWithGoals({
  embedded,
  server,
}: {
  embedded: WorldFigures | undefined;
  server: WorldFigures | undefined;
}): readonly object[] {
  return GOALS.map(({ name, wanted, read, isAtLeast = false }) => {
    const judge = (world: WorldFigures | undefined, goal: number): object | undefined => {
      if (world === undefined) return undefined;
      const found = read(world);
      return { goal, found, met: isAtLeast ? found >= goal : found <= goal };
    };
    return { name, embedded: judge(embedded, wanted), server: judge(server, isAtLeast ? wanted / LARGER : wanted * LARGER) };
  });
}
