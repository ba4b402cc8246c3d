import { withoutBudget } from '#market/base/index.ts';
import { inSlices } from '../../base/in-slices.ts';
import { endOf, type Instant } from '#market/prices/index.ts';
import type { Column, Value } from './column.ts';
import type { FinderRow } from './row.ts';
import { figuresAt, type Figures, type FinderWorld, type History } from './figures.ts';

export const MINUTE_MS = 60_000;

/** Rows of a finder with the values of their columns. */
export interface Table {
  readonly rows: readonly FinderRow[];
  /** Returns true if a row (by number) has matured by an instant: no finder lists it then. */
  isOver(row: number, instant: Instant): boolean;
  /** Returns the values of a column by row as of an instant, the start of a minute. Computed once. */
  values(column: Column, instant: Instant): Promise<readonly Value[]>;
  /** Returns the figures as of the start of a minute, cached for all callers. */
  figures(instant: Instant): Figures;
  /** Returns the figures as of any instant, for one caller; figures of the day are cached for all. */
  figuresAt(instant: Instant): Figures;
}

/**
 * Creates a table over a fixed list of rows. Columns that follow the price are computed at the first call of a minute. Once a second minute
 * is requested, those of the next minute are computed ahead, so that no call waits for them (only the market knows prices of the near
 * future).
 */
export function createTable(world: FinderWorld, rows: readonly FinderRow[]): Table {
  const ends = rows.map(({ instrument }) => endOf(instrument.details.model));
  const history: History = new WeakMap();
  const always = new Map<Column, Promise<readonly Value[]>>();
  const minutes = new Map<Instant, { readonly figures: Figures; readonly columns: Map<Column, Promise<readonly Value[]>> }>();
  const minute = (instant: Instant) => {
    let found = minutes.get(instant);
    if (found === undefined) {
      for (const earlier of minutes.keys()) if (earlier < instant - MINUTE_MS || earlier > instant + MINUTE_MS) minutes.delete(earlier);
      found = { figures: figuresAt(world, instant, history), columns: new Map() };
      minutes.set(instant, found);
    }
    return found;
  };
  const valuesOf = (known: Map<Column, Promise<readonly Value[]>>, column: Column, instant: Instant): Promise<readonly Value[]> => {
    let found = known.get(column);
    if (found === undefined) {
      // Runs outside of the caller's budget, because other callers wait for it too.
      found = withoutBudget(() => inSlices(rows, (row) => column.of(row, minute(instant).figures)));
      known.set(column, found);
      // Drops a failed computation, so that the next call tries again.
      found.catch(() => known.delete(column));
    }
    return found;
  };
  return {
    rows,
    isOver: (row, instant) => instant >= (ends[row] ?? Infinity),
    figures: (instant) => minute(instant).figures,
    figuresAt: (instant) => figuresAt(world, instant, history),
    async values(column, instant) {
      if (column.holds === 'always') return valuesOf(always, column, instant);
      const values = await valuesOf(minute(instant).columns, column, instant);
      const isRunning = minutes.has(instant - MINUTE_MS);
      if (isRunning) void valuesOf(minute(instant + MINUTE_MS).columns, column, instant + MINUTE_MS).catch(() => undefined);
      return values;
    },
  };
}
