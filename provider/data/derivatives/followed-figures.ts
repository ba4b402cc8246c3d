import { pricedOf, type World } from './compute.ts';
import type { ProductColumns } from './columns.ts';
import type { Ends } from './ends.ts';
import { currentFigures, listedFigures, productFigures } from './product-figures.ts';
import type { Instant } from '../market/types.ts';
import type { FiguresEngine, FiguresMemory, FiguresState, Shown } from './types.ts';
import type { Underlying } from './underlyings.ts';

/** The figures of another thread. */
export interface FollowedFigures {
  readonly memory: FiguresMemory;
  /** What is complete there now. */
  readonly state: () => FiguresState;
}

/** Answers with figures and ends that another thread computes; this one computes none of them. */
export function followFigures(
  columns: ProductColumns,
  underlyings: readonly Underlying[],
  ends: Ends,
  { memory, state }: FollowedFigures,
  { now, shown }: { readonly now: () => Instant; readonly shown: (position: number, instant: Instant) => Shown },
): FiguresEngine {
  const world: World = { columns, underlyings: underlyings.map((one) => one && pricedOf(one)), at: ends.at, hit: ends.hit };
  return {
    memory,
    state,
    ready: async () => undefined,
    columns() {
      const { moment, set } = state();
      return { instant: moment.instant, column: memory.sets[set] };
    },
    figures: (row) => productFigures(world, row, now(), shown(columns.underlying[row] ?? 0, now()), ends),
    current: (row) => currentFigures(world, row, now(), shown(columns.underlying[row] ?? 0, now())),
    listed: (row) => listedFigures(world, row, state().moment),
    endOf: (row) => ends.endOf(row),
    hasEnded: (row) => (ends.at[row] ?? Infinity) <= now(),
    look: () => undefined,
    close: async () => undefined,
  };
}
