/**
 * Entries in their order, in two columns of which the higher one is as low as can be: what stands first is on the left. `heightOf`
 * is in any unit. One entry is one column.
 */
export function inColumns<Entry>(entries: readonly Entry[], heightOf: (entry: Entry) => number): readonly (readonly Entry[])[] {
  const [first, ...others] = entries.map((_, index) => [entries.slice(0, index + 1), entries.slice(index + 1)] as const);
  if (first === undefined) return [];
  const heightOfAll = (column: readonly Entry[]): number => column.reduce((sum, entry) => sum + heightOf(entry), 0);
  const higher = (columns: readonly (readonly Entry[])[]): number => Math.max(...columns.map(heightOfAll));
  const best = others.reduce((lowest, columns) => (higher(columns) < higher(lowest) ? columns : lowest), first);
  return best.filter((column) => column.length > 0);
}
