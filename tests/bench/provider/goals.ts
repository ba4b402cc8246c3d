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
  { name: 'quote p95 ms', wanted: 5, read: ({ calls }) => calls.quote.p95 },
  { name: 'quote_list(100) p95 ms', wanted: 25, read: ({ calls }) => calls.quoteList.p95 },
  { name: 'ten years p95 ms', wanted: 25, read: ({ calls }) => calls.tenYears.p95 },
  { name: 'finder p95 ms', wanted: 40, read: ({ calls }) => calls.finder.p95 },
  { name: 'first start s', wanted: 30, read: ({ firstStartSeconds }) => firstStartSeconds },
  { name: 'memory MB', wanted: 1_000, read: ({ memoryMegabytes }) => memoryMegabytes },
  { name: 'quote / bare route', wanted: 0.5, read: ({ throughput }) => throughput.ratio, isAtLeast: true },
];

/** Each goal with what was wanted and found in both worlds. */
export function compareWithGoals(embedded: WorldFigures, server: WorldFigures): readonly object[] {
  return GOALS.map(({ name, wanted, read, isAtLeast = false }) => {
    const limit = isAtLeast ? wanted / LARGER : wanted * LARGER;
    const meets = (value: number, goal: number): boolean => (isAtLeast ? value >= goal : value <= goal);
    const [small, large] = [read(embedded), read(server)];
    return {
      name,
      embedded: { goal: wanted, found: small, met: meets(small, wanted) },
      server: { goal: limit, found: large, met: meets(large, limit) },
    };
  });
}
