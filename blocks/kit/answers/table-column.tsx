import { isFigure, type Format } from '#documents/operations/formats.ts';
import type { Column } from '../data-table.tsx';
import { answerValue, isKnown } from './answer-value.tsx';
import { readField } from './reading.ts';
import type { PlannedColumn } from './table-plan.ts';

/** An entry of a list with its place, from 0. */
export interface TableRow {
  readonly place: number;
  readonly entry: unknown;
}

/** Formats besides those of figures that stand at the end of their column: all of one width, they read best beside figures. */
const ENDING: ReadonlySet<Format> = new Set(['time', 'date', 'date-time', 'course']);

/** A column of a table from a call, as its format says; with bars beside its values where their largest is told. */
export function tableColumn(column: PlannedColumn, now: string, sort: Column<TableRow>['sort'], largest?: number): Column<TableRow> {
  const { path, label, format, rank, fold } = column;
  return {
    key: path,
    head: label,
    cell: ({ entry }) =>
      largest === undefined ? (
        answerValue(entry, column, now)
      ) : (
        <>
          <Bar share={(numberOf(entry, column) ?? 0) / largest} />
          {answerValue(entry, column, now)}
        </>
      ),
    rank,
    ...(isFigure(format) || ENDING.has(format) ? { align: 'end' as const } : {}),
    ...(format === 'course' && { width: 'picture' as const }),
    // Beneath the name a figure says what it is; a name or a time shows it.
    ...(fold && {
      fold: ({ entry }: TableRow) =>
        isKnown(entry, column) && (
          <>
            {isFigure(format) && `${label} `}
            {answerValue(entry, column, now)}
          </>
        ),
    }),
    sort,
  };
}

/** The largest value of a column, against which its bars are drawn; undefined without one above 0. */
export function largestOf(rows: readonly unknown[], column: PlannedColumn): number | undefined {
  const values = rows.flatMap((row) => numberOf(row, column) ?? []);
  const largest = Math.max(0, ...values);
  return largest > 0 ? largest : undefined;
}

function numberOf(row: unknown, column: PlannedColumn): number | undefined {
  const { value } = readField(row, column);
  return typeof value === 'number' ? value : undefined;
}

/** How much of the largest a value is; only repeats the number beside it. */
function Bar({ share }: { readonly share: number }) {
  return (
    <svg className="data-table__bar" aria-hidden="true">
      <rect width={`${Math.round(Math.max(0, share) * 1000) / 10}%`} height="100%" />
    </svg>
  );
}
