import { hasPages } from '#documents/operations/sorting.ts';
import { valueOfText, type ParameterValue } from '#documents/operations/parameter-value.ts';
import { pageOf } from '../paging.tsx';
import type { TablePlan, TableProps } from './table-plan.ts';

type Query = Readonly<Record<string, string>>;

/** Parameters of the page, if the call returns its list in pages. */
export function sentPaging(
  { perPage, limit }: TableProps,
  { operation }: TablePlan,
  query: Query,
): Readonly<Record<string, ParameterValue>> {
  const { parameters } = operation;
  const total: Readonly<Record<string, ParameterValue>> = parameters['calculateTotal'] === undefined ? {} : { calculateTotal: true };
  if (perPage !== undefined && hasPages(operation))
    return { ...within(parameters, 'page', pageOf(query)), ...within(parameters, 'perPage', perPage), ...total };
  if (limit === undefined) return {};
  return { ...within(parameters, 'perPage', limit), ...within(parameters, 'limit', limit) };
}

/** Parameter with a number limited to its allowed range; empty if the call has no such parameter. */
function within(parameters: TablePlan['operation']['parameters'], name: string, value: number): Readonly<Record<string, ParameterValue>> {
  const parameter = parameters[name];
  const fitting = parameter && valueOfText(String(value), parameter);
  return fitting === undefined ? {} : { [name]: fitting };
}

export interface ShownPage {
  readonly rows: readonly unknown[];
  /** Index of the page, from 0. */
  readonly page: number;
  readonly total: number;
}

/** Rows of the shown page, paged by the call or else here. A page beyond the last one shows the last. */
export function shownPage(
  rows: readonly unknown[],
  total: unknown,
  { perPage, limit }: TableProps,
  plan: TablePlan,
  query: Query,
): ShownPage {
  if (perPage === undefined) return { rows: limit === undefined ? rows : rows.slice(0, limit), page: 0, total: rows.length };
  const asked = pageOf(query);
  if (hasPages(plan.operation)) return { rows, page: asked, total: typeof total === 'number' ? total : rows.length };
  const page = Math.min(asked, Math.max(Math.ceil(rows.length / perPage) - 1, 0));
  return { rows: rows.slice(page * perPage, (page + 1) * perPage), page, total: rows.length };
}
