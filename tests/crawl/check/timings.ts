/** Milliseconds of first requests of pages. */
export interface Timings {
  readonly median: number;
  readonly p95: number;
  readonly most: number;
  readonly overOneSecond: number;
  /** Pages with the largest median time of their kind, slowest first. */
  readonly slowest: readonly {
    readonly route: string;
    readonly pages: number;
    readonly median: number;
    readonly most: number;
    readonly example: string;
  }[];
}

const SLOWEST = 15;
const LONG_MS = 1_000;

export function createTimings() {
  const byRoute = new Map<string, { readonly milliseconds: number; readonly address: string }[]>();
  return {
    add(route: string, address: string, milliseconds: number): void {
      const list = byRoute.get(route) ?? [];
      byRoute.set(route, list);
      list.push({ address, milliseconds: Math.round(milliseconds) });
    },
    told(): Timings {
      const all = [...byRoute.values()].flat().map(({ milliseconds }) => milliseconds);
      const routes = [...byRoute].map(([route, list]) => {
        const longest = list.toSorted((a, b) => b.milliseconds - a.milliseconds)[0];
        const own = list.map(({ milliseconds }) => milliseconds);
        return { route, pages: list.length, median: at(own, 0.5), most: longest?.milliseconds ?? 0, example: longest?.address ?? '' };
      });
      return {
        median: at(all, 0.5),
        p95: at(all, 0.95),
        most: at(all, 1),
        overOneSecond: all.filter((milliseconds) => milliseconds > LONG_MS).length,
        slowest: routes.toSorted((a, b) => b.median - a.median).slice(0, SLOWEST),
      };
    },
  };
}

/** Returns the value below which a share of the list is. */
function at(list: readonly number[], share: number): number {
  const sorted = list.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
