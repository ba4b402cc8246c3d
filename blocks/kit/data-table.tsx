import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';

/** 1 always stays; 5 leaves first as the table narrows (below 64, 50, 38 and 26 rem of its own width). */
export type Rank = 1 | 2 | 3 | 4 | 5;

/** How a click on a column's head sorts, and how the column is sorted now. */
export interface ColumnSort {
  readonly href: string;
  readonly direction: 'ascending' | 'descending' | undefined;
}

export interface Column<Row> {
  readonly key: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand at the end. Default start. */
  readonly align?: 'start' | 'end';
  readonly rank?: Rank;
  /** A width that tables of one kind share, so that their columns stand in line; see kit.css. */
  readonly width?: 'picture' | 'price' | 'book' | 'change' | 'percent' | 'stand';
  /** When the column has left, its content (or what this says instead) stands small beneath the name in the first column. */
  readonly fold?: boolean | ((row: Row) => ReactNode);
  readonly sort?: ColumnSort | undefined;
  /** The rows are in this order by the column, although no click sorts by it; live figures keep them so. */
  readonly order?: ColumnSort['direction'];
}

export interface DataTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** Marks the one row that the page is about. */
  readonly isCurrent?: (row: Row) => boolean;
  /** Text shown without rows. */
  readonly empty: string;
  /** Keeps all columns at any width: the table scrolls sideways beside its first column. */
  readonly isWide?: boolean;
}

/**
 * A semantic table whose first column names the row. The others leave by rank as it narrows; what then stands nowhere, one box shows
 * again, and the table scrolls sideways beside its first column.
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

/** There as soon as a column has left that stands nowhere else. */
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
