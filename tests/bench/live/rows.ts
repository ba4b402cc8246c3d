/** Number of rows in the table of both pages. */
export const ROWS = 1000;
/** Updates per second over all rows. */
export const RATE = 1000;
/**
 * `list`: one table as on our pages, most of it below the viewport: the updater subscribes few rows, and those change often. `dense`: ten
 * tables in small print with all rows in the viewport.
 */
export const LAYOUTS = { list: { columns: 1, width: 1280, height: 900 }, dense: { columns: 10, width: 2700, height: 1300 } } as const;
export type Layout = keyof typeof LAYOUTS;

export const LOADED = { last: 100, changePct: 0, bid: 99.98, quality: 'RLT', time: '2026-11-20T10:00:00.000Z' } as const;

/** Notations by column. */
export function columnsOf(layout: Layout): number[][] {
  const { columns } = LAYOUTS[layout];
  const perColumn = ROWS / columns;
  return Array.from({ length: columns }, (_, column) => Array.from({ length: perColumn }, (__, row) => column * perColumn + row + 1));
}
