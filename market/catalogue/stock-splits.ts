import { readCsv } from './read-data.ts';

interface StockSplit {
  /** First trading day after it, `YYYY-MM-DD`. */
  readonly day: string;
  /** New shares for an old one. */
  readonly factor: number;
}

let known: ReadonlyMap<string, readonly StockSplit[]> | undefined;

/** Known splits of a share, newest first; `data/stock-splits.csv` names a source for each. */
export function splitsOf(isin: string | undefined): readonly StockSplit[] {
  known ??= readSplits();
  return known.get(isin ?? '') ?? [];
}

function readSplits(): ReadonlyMap<string, readonly StockSplit[]> {
  const rows = readCsv('stock-splits.csv').map(({ isin = '', day = '', factor }) => ({ isin, day, factor: Number(factor) }));
  const newestFirst = rows.toSorted((one, other) => (one.day < other.day ? 1 : -1));
  return Map.groupBy(newestFirst, ({ isin }) => isin);
}
