import { isSortable } from '#documents/operations/sorting.ts';
import type { ParameterValue } from '#documents/operations/parameter-value.ts';
import type { ColumnSort } from '../data-table.tsx';
import { isFigure } from '#documents/operations/formats.ts';
import { isData, readField } from './reading.ts';
import type { PlannedColumn, TablePlan, TableProps } from './table-plan.ts';

/** Order of the rows: column and direction. */
export interface RowOrder {
  readonly column: PlannedColumn;
  readonly direction: 'ascending' | 'descending';
}

const DIRECTIONS = { ascending: 'auf', descending: 'ab' } as const;
const german = new Intl.Collator('de', { numeric: true });

/** Order in the address (`?sortierung=quote.last&richtung=ab`) if visitors may sort, else that of the document. */
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

/** Parameters of the order, if the operation can sort by the column. */
export function sentOrder(order: RowOrder | undefined): Readonly<Record<string, ParameterValue>> {
  if (order?.column.sortName === undefined) return {};
  return { sort: order.column.sortName, order: order.direction === 'ascending' ? 'ASC' : 'DESC' };
}

/**
 * Parameter that restricts a list of the day's winners or losers to prices of the newest day. Applies to fixed lists of the first entries
 * by their change from the day before.
 */
export function sentDay({ sortable, limit }: TableProps, order: RowOrder | undefined): Readonly<Record<string, ParameterValue>> {
  const isOfDay = sortable !== true && limit !== undefined && order?.column.sortName === 'performancePct';
  return isOfDay ? { onlyNewestDay: true } : {};
}

/** Sorts rows that the call cannot sort. Rows without a value are last in both directions. */
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

/** Links for the orders that a document offers; one of them may be current. */
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

/**
 * Link of a column's head. The first click sorts text ascending and numbers descending, the second reverses.
 * @param kept other query parameters to preserve
 */
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
