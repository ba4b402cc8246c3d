import { findField, proposedFields, usualRows } from '#documents/operations/fields.ts';
import { sortValue } from '#documents/operations/sorting.ts';
import { operationTable, type ListOrder, type ReadingOperation } from '#documents/operations/table.ts';
import type { Rank } from '../data-table.tsx';
import type { DataTableProps } from '../../generated/props.ts';
import { operationOf } from './ask.ts';
import { decides } from './deciding.ts';
import { shownField, type Shown } from './reading.ts';
import { atOneInstant } from './still.ts';

type WrittenColumn = NonNullable<DataTableProps['columns']>[number];

/** Props of a table in a block. The generated type limits the number of columns, which concerns editors only. */
export interface TableProps extends Omit<DataTableProps, 'columns'> {
  readonly columns?: readonly WrittenColumn[];
}

const RANKS: readonly Rank[] = [1, 2, 3, 4, 5];

/** Column with its settings in the document. */
export interface PlannedColumn extends Shown {
  readonly rank: Rank;
  readonly fold: boolean;
  /** Whether bars show the values in proportion to the largest. */
  readonly bar: boolean;
  readonly optional: boolean;
  /** Name of the column in the call's sort parameter; undefined if the call cannot sort by it. */
  readonly sortName: string | undefined;
}

/** Plan derived from a document alone, so it is the same for every request. */
export interface TablePlan {
  readonly operation: ReadingOperation;
  /** Path of the list, such as `list`, and of the total number next to it. */
  readonly rows: string;
  readonly total: string;
  readonly columns: readonly PlannedColumn[];
  /** Order of the rows in the answer, if the contract states it. */
  readonly given: ListOrder | undefined;
  /** Field that names the entries of a transposed table. */
  readonly across: Shown | undefined;
}

/** Number of proposed columns if the document names none. */
const PROPOSED = 6;
const plans = new WeakMap<TableProps, TablePlan>();

/** Plan of a document's table: its columns and the list of its rows. */
export function tableOf(props: TableProps): TablePlan {
  const before = plans.get(props);
  if (before !== undefined) return before;
  const operation = operationOf(props);
  const rows = props.rows ?? usualRows(operationTable, operation.answer);
  const list = rows === undefined ? undefined : findField(operationTable, operation.answer, rows);
  if (rows === undefined || list?.kind !== 'list' || list.of === null)
    throw new Error(`${props.operation} has no list of rows ${rows ?? ''}`);
  const section = list.of;
  const written: readonly WrittenColumn[] = props.columns ?? proposedFields(operationTable, section, PROPOSED).map((field) => ({ field }));
  const planned = written.map((column, index) => ({
    ...shownField(section, column),
    rank: RANKS.find((rank) => rank === column.rank) ?? (decides(props.operation, column.field) ? 1 : rankAt(index)),
    fold: column.fold ?? false,
    bar: column.bar ?? false,
    optional: column.optional ?? false,
    sortName: sortValue(operation, column.field),
  }));
  const columns = atOneInstant(planned);
  const across = props.across === undefined ? undefined : shownField(section, { field: props.across });
  const plan = { operation, rows, total: `${rows.slice(0, rows.lastIndexOf('.') + 1)}total`, columns, given: list.order, across };
  plans.set(props, plan);
  return plan;
}

/** Default rank of a column: the first two always stay, the others disappear from the end. */
function rankAt(index: number): Rank {
  return ([1, 1, 2, 3, 4] as const)[index] ?? 5;
}
