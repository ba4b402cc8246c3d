import { withoutBudget } from '#market/base/index.ts';
import { inSlices } from '../../base/in-slices.ts';
import { endOf, type Instant } from '#market/prices/index.ts';
import type { Column, Value } from './column.ts';
import type { FinderRow } from './row.ts';
import { figuresAt, type Figures, type FinderWorld, type History } from './figures.ts';

export const MINUTE_MS = 60_000;

/** The rows of a finder with the values of their columns. */
export interface Table {
  readonly rows: readonly FinderRow[];
  /** Whether a row (its number) has matured by an instant: no finder lists it then. */
  isOver(row: number, instant: Instant): boolean;
  /** Values of a column by row as of an instant, the start of a minute. Computed once. */
  values(column: Column, instant: Instant): Promise<readonly Value[]>;
  /** Figures as of the start of a minute, remembered for all who ask for it. */
  figures(instant: Instant): Figures;
  /** Figures as of any instant, for one caller; figures of the day are cached for all. */
  figuresAt(instant: Instant): Figures;
}

/**
 * A table over rows that stay. Columns that follow the price are computed when first asked for in a minute; once a second minute
 * was asked for, those of the next minute are made ahead (prices of the near future are known to the market alone), so that
 * nobody waits when it begins.
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
