import { isSortable } from '#documents/operations/sorting.ts';
import type { ParameterValue } from '#documents/operations/parameter-value.ts';
import type { ColumnSort } from '../data-table.tsx';
import { isFigure } from '#documents/operations/formats.ts';
import { isData, readField } from './reading.ts';
import type { PlannedColumn, TablePlan, TableProps } from './table-plan.ts';

/** The order of the rows: by a column, in a direction. */
export interface RowOrder {
  readonly column: PlannedColumn;
  readonly direction: 'ascending' | 'descending';
}

const DIRECTIONS = { ascending: 'auf', descending: 'ab' } as const;
const german = new Intl.Collator('de', { numeric: true });

/** The order that the address asks for (`?sortierung=quote.last&richtung=ab`) where visitors may sort, else that of the document. */
export function orderOf(
  props: TableProps,
  { operation, columns }: TablePlan,
  query: Readonly<Record<string, string>>,
): RowOrder | undefined {
  const named = (path: string | undefined): PlannedColumn | undefined =>
    columns.find((column) => column.path === path && isSortable(operation, column.path));
  const mayAsk = props.sortable === true || props.orders?.some(({ field }) => field === query['sortierung']) === true;
  const asked = mayAsk ? named(query['sortierung']) : undefined;
  if (asked !== undefined) return { column: asked, direction: query['richtung'] === DIRECTIONS.descending ? 'descending' : 'ascending' };
  const column = named(props.sortBy?.field);
  return column && { column, direction: props.sortBy?.direction ?? 'ascending' };
}

/** Parameters for the order, where the call sorts itself. */
export function sentOrder(order: RowOrder | undefined): Readonly<Record<string, ParameterValue>> {
  if (order?.column.sortName === undefined) return {};
  return { sort: order.column.sortName, order: order.direction === 'ascending' ? 'ASC' : 'DESC' };
}

/** The winners and losers of a day are of one day: a list that shows the first few by their change since the day before takes no prices of others. */
export function sentDay({ sortable, limit }: TableProps, order: RowOrder | undefined): Readonly<Record<string, ParameterValue>> {
  const isOfDay = sortable !== true && limit !== undefined && order?.column.sortName === 'performancePct';
  return isOfDay ? { onlyNewestDay: true } : {};
}

/** The rows in an order that the call did not make; those without a value come last in both directions. */
export function sortedRows(rows: readonly unknown[], order: RowOrder | undefined): readonly unknown[] {
  if (order === undefined || order.column.sortName !== undefined) return rows;
  const sign = order.direction === 'ascending' ? 1 : -1;
  const keyed = rows.map((row) => ({ row, key: keyOf(readField(row, order.column).value) }));
  keyed.sort((a, b) => {
    if (a.key === undefined || b.key === undefined) return Number(a.key === undefined) - Number(b.key === undefined);
    return sign * (typeof a.key === 'number' && typeof b.key === 'number' ? a.key - b.key : german.compare(String(a.key), String(b.key)));
  });
  return keyed.map(({ row }) => row);
}

function keyOf(value: unknown): number | string | undefined {
  if (isData(value)) return keyOf(value['name']);
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : undefined;
}

/** Order parameters of the address. */
export function orderQuery({ sortierung, richtung }: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return { ...(sortierung !== undefined && { sortierung }), ...(richtung !== undefined && { richtung }) };
}

/** The orders that a document offers, each with its link, and whether it is the one that is shown. */
export function offeredOrders(
  { orders }: TableProps,
  current: RowOrder | undefined,
  path: string,
  kept: Readonly<Record<string, string>>,
): readonly { readonly label: string; readonly href: string; readonly isCurrent: boolean }[] {
  return (orders ?? []).map(({ label, field, direction = 'descending' }) => {
    const query = new URLSearchParams({ ...kept, sortierung: field, richtung: DIRECTIONS[direction] });
    return { label, href: `${path}?${query.toString()}`, isCurrent: current?.column.path === field && current.direction === direction };
  });
}

/** The link of a column's head: first click texts upwards and figures downwards, the second turns round. `kept` is what else the address says. */
export function sortLink(
  column: PlannedColumn,
  order: RowOrder | undefined,
  path: string,
  kept: Readonly<Record<string, string>>,
): ColumnSort {
  const direction = order?.column === column ? order.direction : undefined;
  const first = isFigure(column.format) ? 'descending' : 'ascending';
  const next = direction === undefined ? first : direction === 'ascending' ? 'descending' : 'ascending';
  const query = new URLSearchParams({ ...kept, sortierung: column.path, richtung: DIRECTIONS[next] });
  return { href: `${path}?${query.toString()}`, direction };
}
