import type { Parameter } from '#documents/operations/table.ts';
import type { FinderProps } from '../../generated/props.ts';
import { operationOf } from '../../kit/answers/ask.ts';
import { tableOf, type PlannedColumn, type TablePlan, type TableProps } from '../../kit/answers/table-plan.ts';

export type FilterKind = 'choice' | 'choices' | 'range' | 'instrument' | 'text';

/** Filter with its settings in the document and the parameter that it sets. */
export interface PlannedFilter {
  /** Name of the parameter, also in the address. */
  readonly name: string;
  readonly parameter: Parameter;
  readonly kind: FilterKind;
  readonly label: string;
  readonly unit: string | undefined;
  readonly unitOfOne: string | undefined;
  readonly group: string | undefined;
  readonly isFirst: boolean;
  /** Whether it is a range of days instead of numbers. */
  readonly isDays: boolean;
}

/** Plan derived from a document alone, so it is the same for every request. */
export interface FinderPlan {
  /** Table of the hits, with all possible columns. */
  readonly table: TableProps;
  readonly tablePlan: TablePlan;
  readonly filters: readonly PlannedFilter[];
  /** Paths of the columns that are shown until the visitor chooses. */
  readonly usual: readonly string[];
  /** Named sets of columns, in the order of their first mention in the document. */
  readonly sets: readonly ColumnSet[];
}

export interface ColumnSet {
  readonly label: string;
  /** Paths of the columns, in the order of the table. */
  readonly columns: readonly string[];
}

const plans = new WeakMap<FinderProps, FinderPlan>();

/** Plan of a document's finder: its call, filters and columns. */
export function finderPlan(props: FinderProps): FinderPlan {
  const known = plans.get(props);
  if (known !== undefined) return known;
  const { headline, operation, columns, rows, sortBy, perPage = 25 } = props;
  const preset = Object.values(props.presets ?? {}).filter((value): value is string => typeof value === 'string' && value !== '');
  const table: TableProps = {
    type: 'data-table',
    headline,
    operation,
    columns: columns.map(({ onWish: _onWish, sets: _sets, decidesFor, ...column }) =>
      isIn(decidesFor, preset) ? { ...column, rank: 1 } : column,
    ),
    sortable: true,
    perPage,
    ...(rows === undefined ? {} : { rows }),
    ...(sortBy === undefined ? {} : { sortBy }),
  };
  const { parameters } = operationOf(props);
  const filters = props.filters.map((written): PlannedFilter => {
    const parameter = parameters[written.parameter];
    if (parameter === undefined) throw new Error(`${operation} has no parameter ${written.parameter}`);
    return {
      name: written.parameter,
      parameter,
      kind: written.kind,
      label: written.label ?? parameter.title.replace(/, von;bis$/u, ''),
      unit: written.unit,
      unitOfOne: written.unitOfOne,
      group: written.group,
      isFirst: written.first ?? false,
      isDays: parameter.range === 'day',
    };
  });
  const usual = columns.flatMap(({ field, onWish, decidesFor }) => {
    const isUsual = decidesFor === undefined || preset.length === 0 ? onWish !== true : isIn(decidesFor, preset);
    return isUsual ? [field] : [];
  });
  const plan = { table, tablePlan: tableOf(table), filters, usual, sets: setsOf(columns) };
  plans.set(props, plan);
  return plan;
}

/** Returns true if a column is relevant under a preset. */
function isIn(decidesFor: readonly string[] | undefined, preset: readonly string[]): boolean {
  return decidesFor?.some((value) => preset.includes(value)) ?? false;
}

function setsOf(columns: FinderProps['columns']): readonly ColumnSet[] {
  const labels = new Set(columns.flatMap(({ sets = [] }) => sets));
  return [...labels].map((label) => ({
    label,
    // The first column is always shown.
    columns: columns.slice(1).flatMap(({ field, sets }) => (sets?.includes(label) === true ? [field] : [])),
  }));
}

/** Shown columns: those of the document, or those that the address names (`?spalten=quote.last,cnPer`). The first is always included. */
export function shownColumns({ tablePlan, usual }: FinderPlan, chosen: readonly string[]): readonly PlannedColumn[] {
  const wanted = chosen.length === 0 ? usual : chosen;
  return tablePlan.columns.filter(({ path }, index) => index === 0 || wanted.includes(path));
}
