/** Pages that were incomplete at first and complete on a separate retry. */
export interface SlowFirsts {
  readonly count: number;
  /** Failed blocks and their pages. */
  readonly byBlock: Readonly<Record<string, number>>;
  readonly byRoute: Readonly<Record<string, number>>;
  readonly examples: readonly string[];
}

const EXAMPLES = 12;

export function createSlowFirsts() {
  const [blocks, routes, examples]: [string[], string[], string[]] = [[], [], []];
  return {
    get count(): number {
      return examples.length;
    },
    add(route: string, address: string, holes: readonly string[]): void {
      blocks.push(...new Set(holes));
      routes.push(route);
      examples.push(address);
    },
    told: (): SlowFirsts => ({
      count: examples.length,
      byBlock: counts(blocks),
      byRoute: counts(routes),
      examples: examples.slice(0, EXAMPLES),
    }),
  };
}

/** Counts equal entries, the most frequent first. */
export function counts(list: Iterable<string>): Readonly<Record<string, number>> {
  const groups = [...Map.groupBy(list, (one) => one)].map(([name, same]) => [name, same.length] as const);
  return Object.fromEntries(groups.toSorted(([, a], [, b]) => b - a));
}
