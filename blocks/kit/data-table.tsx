import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';

/** Rank of a column: 1 always stays; 5 disappears first as the table narrows (below 64, 50, 38 and 26 rem of its own width). */
export type Rank = 1 | 2 | 3 | 4 | 5;

/** Link of a column's head, and the current direction. */
export interface ColumnSort {
  readonly href: string;
  readonly direction: 'ascending' | 'descending' | undefined;
}

export interface Column<Row> {
  readonly key: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Alignment; `end` for numbers. Default: start. */
  readonly align?: 'start' | 'end';
  readonly rank?: Rank;
  /** Width shared by tables of one kind, so that their columns line up; see kit.css. */
  readonly width?: 'picture' | 'price' | 'book' | 'change' | 'percent' | 'stand';
  /** Whether a hidden column's content is shown small below the name in the first column, or a function that renders it. */
  readonly fold?: boolean | ((row: Row) => ReactNode);
  readonly sort?: ColumnSort | undefined;
  /** Direction in which the rows are ordered by a column that visitors cannot sort by; live updates preserve the order. */
  readonly order?: ColumnSort['direction'];
}

export interface DataTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** Returns true for the row that the page is about. */
  readonly isCurrent?: (row: Row) => boolean;
  /** Text shown without rows. */
  readonly empty: string;
  /** Whether all columns stay at any width; the table then scrolls sideways beside its first column. */
  readonly isWide?: boolean;
}

/**
 * Semantic table whose first column names the row. Other columns disappear by rank as it narrows. A checkbox shows those that are nowhere
 * else, and the table then scrolls sideways beside its first column.
 */
export function DataTable<Row>({ caption, columns, rows, rowKey, isCurrent, empty, isWide = false }: DataTableProps<Row>) {
  if (rows.length === 0) return <EmptyState>{empty}</EmptyState>;
  const [first, ...others] = columns;
  if (first === undefined) return null;
  const scrolls = isWide ? { role: 'region', 'aria-label': caption, tabIndex: 0, 'data-wide': '' } : {};
  return (
    <div className="data-table" {...scrolls}>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                data-rank={rankOf(column)}
                data-align={column.align}
                data-width={column.width}
                aria-sort={column.sort?.direction}
                data-order={column.sort?.direction === undefined ? column.order : undefined}
              >
                {column.sort === undefined ? column.head : <a href={column.sort.href}>{column.head}</a>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} data-current={isCurrent?.(row) === true ? '' : undefined}>
              <th scope="row">
                {first.cell(row)}
                <Folded columns={others} row={row} />
              </th>
              {others.map((column) => (
                <td key={column.key} data-rank={rankOf(column)} data-align={column.align}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <AllColumns columns={others} />
    </div>
  );
}

/** Checkbox that shows all columns; visible once a column has disappeared without being folded into the first. */
function AllColumns<Row>({ columns }: { readonly columns: readonly Column<Row>[] }) {
  const leaving = columns.flatMap((column) => (isFolded(column) ? [] : (rankOf(column) ?? [])));
  if (leaving.length === 0) return null;
  return (
    <label className="data-table__all no-print" data-rank={Math.max(...leaving)}>
      <input type="checkbox" autoComplete="off" /> Alle Spalten
    </label>
  );
}

function Folded<Row>({ columns, row }: { readonly columns: readonly Column<Row>[]; readonly row: Row }) {
  return columns.filter(isFolded).map((column) => (
    <span key={column.key} className="data-table__fold" data-rank={rankOf(column)}>
      {typeof column.fold === 'function' ? column.fold(row) : column.cell(row)}
    </span>
  ));
}

function isFolded<Row>({ fold }: Column<Row>): boolean {
  return fold !== undefined && fold !== false;
}

function rankOf<Row>(column: Column<Row>): Rank | undefined {
  return column.rank === 1 ? undefined : column.rank;
}
