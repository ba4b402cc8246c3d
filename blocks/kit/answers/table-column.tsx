import { isFigure, type Format } from '#documents/operations/formats.ts';
import type { Column } from '../data-table.tsx';
import { answerValue, isKnown } from './answer-value.tsx';
import { readField } from './reading.ts';
import type { PlannedColumn } from './table-plan.ts';

/** Entry of a list with its index. */
export interface TableRow {
  readonly place: number;
  readonly entry: unknown;
}

/** Formats aligned to the end besides numbers: their values have equal widths and read best next to numbers. */
const ENDING: ReadonlySet<Format> = new Set(['time', 'date', 'date-time', 'course']);

/** Column of a table, by the format of its field. With `largest` it has bars beside its values. */
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
    // Below the name, a number needs its label; a name or a time does not.
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

/** Largest value of a column, at which its bars have full length; undefined without a positive one. */
export function largestOf(rows: readonly unknown[], column: PlannedColumn): number | undefined {
  const values = rows.flatMap((row) => numberOf(row, column) ?? []);
  const largest = Math.max(0, ...values);
  return largest > 0 ? largest : undefined;
}

function numberOf(row: unknown, column: PlannedColumn): number | undefined {
  const { value } = readField(row, column);
  return typeof value === 'number' ? value : undefined;
}

/** Bar with the share of the largest value. It repeats the number beside it. */
function Bar({ share }: { readonly share: number }) {
  return (
    <svg className="data-table__bar" aria-hidden="true">
      <rect width={`${Math.round(Math.max(0, share) * 1000) / 10}%`} height="100%" />
    </svg>
  );
}
