/**
 * Splits entries, in their order, into two columns such that the higher one is as low as possible; the first column is the left one. A
 * single entry gives one column.
 * @param heightOf height of an entry in any unit
 */
export function inColumns<Entry>(entries: readonly Entry[], heightOf: (entry: Entry) => number): readonly (readonly Entry[])[] {
  const [first, ...others] = entries.map((_, index) => [entries.slice(0, index + 1), entries.slice(index + 1)] as const);
  if (first === undefined) return [];
  const heightOfAll = (column: readonly Entry[]): number => column.reduce((sum, entry) => sum + heightOf(entry), 0);
  const higher = (columns: readonly (readonly Entry[])[]): number => Math.max(...columns.map(heightOfAll));
  const best = others.reduce((lowest, columns) => (higher(columns) < higher(lowest) ? columns : lowest), first);
  return best.filter((column) => column.length > 0);
}
