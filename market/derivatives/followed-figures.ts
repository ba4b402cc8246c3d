import type { Ends } from './ends.ts';
import type { FigureReader } from './figure-reader.ts';
import type { Instant } from '../prices/types.ts';
import type { FiguresEngine, FiguresMemory, FiguresState } from './types.ts';

/** Figures of another thread. */
export interface FollowedFigures {
  readonly memory: FiguresMemory;
  /** State of the last complete figures in that thread. */
  readonly state: () => FiguresState;
}

/** Reads figures and ends that another thread computes. */
export function followFigures(
  reader: FigureReader,
  { memory, state }: FollowedFigures,
  { ends, now }: { readonly ends: Ends; readonly now: () => Instant },
): FiguresEngine {
  return {
    memory,
    state,
    ready: async () => undefined,
    columns() {
      const { moment, set } = state();
      return { instant: moment.instant, column: memory.sets[set] };
    },
    figures: reader.figures,
    current: reader.current,
    listed: (row) => reader.listed(row, state().moment),
    endOf: (row) => ends.endOf(row),
    hasEnded: (row) => (ends.at[row] ?? Infinity) <= now(),
    look: () => undefined,
    close: async () => undefined,
  };
}
