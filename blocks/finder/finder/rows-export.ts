import { unitShort } from '#domain/instrument/unit.ts';
import { formatDate, formatDateTime } from '#domain/format/date.ts';
import type { FinderProps } from '../../generated/props.ts';
import type { BlockInput } from '../../kit/block.ts';
import { unitOf } from '../../kit/answers/answer-value.tsx';
import { namedQuery, type AnswerQueries } from '../../kit/answers/ask.ts';
import { isData, readField, valueAtPath } from '../../kit/answers/reading.ts';
import type { PlannedColumn } from '../../kit/answers/table-plan.ts';
import type { RowsExport } from '../../kit/rows-export.ts';
import { needs, stateOf } from './data.ts';
import { finderPlan, shownColumns } from './plan.ts';

/** Number of rows per call, the same as on a page. */
const ROWS_AT_ONCE = 25;

/** Exports the hits of a finder as a file. */
export const rowsExport: RowsExport<FinderProps> = {
  mostRows: 1_000,
  rowsAtOnce: ROWS_AT_ONCE,
  needs: callOf,
  lines: linesOf,
  instantOf: (answer) => valueAtPath(answer, 'dateCalculation'),
};

/** The page's query without its counts. */
function callOf(input: BlockInput<FinderProps>, page: number): AnswerQueries {
  const { answer } = needs(input);
  if (answer === undefined) return {};
  const { path, query }: { readonly path?: object; readonly query?: object; readonly body?: object } = answer.input;
  const sent: Readonly<Record<string, unknown>> = { ...query };
  const { calculateFacets: _facets, calculateRanges: _ranges, calculateCourses: _courses, ...asked } = sent;
  return { answer: namedQuery(answer.operation, { path, query: { ...asked, page, perPage: ROWS_AT_ONCE } }) };
}

/**
 * Formats the hits for German spreadsheet programs: semicolons, decimal commas, no thousands separators. Each instrument has its ISIN and
 * WKN, each price its unit. The columns are those of the address; the first line has their names.
 */
function linesOf(place: BlockInput<FinderProps>, answer: unknown): readonly string[] {
  const { props } = place;
  const plan = finderPlan(props);
  const list = valueAtPath(answer, plan.tablePlan.rows);
  const rows: readonly unknown[] = Array.isArray(list) ? list : [];
  // A price series has no value for a cell.
  const columns = shownColumns(plan, stateOf(props, plan, place).columns).filter(({ format }) => format !== 'course');
  const paths = new Set(columns.map(({ path }) => path));
  const cells = columns.flatMap((column) => cellsOf(column, paths));
  const lines = [cells.map(({ head }) => quoted(head)), ...rows.map((row) => cells.map(({ text }) => text(row)))];
  return lines.map((line) => line.join(';'));
}

interface Cell {
  readonly head: string;
  readonly text: (row: unknown) => string;
}

const MEASURED: ReadonlySet<string> = new Set(['price', 'amount', 'per-share', 'money', 'difference']);

/**
 * Cells of a column.
 * @param paths paths of all columns: ISIN and WKN are added only if they have no column of their own
 */
function cellsOf(column: PlannedColumn, paths: ReadonlySet<string>): readonly Cell[] {
  const { label, format, path } = column;
  const own: Cell = { head: label, text: (row) => valueText(readField(row, column).value, format) };
  if (format === 'instrument') {
    const codes = ['isin', 'wkn'].filter((name) => !paths.has(`${path}.${name}`));
    return [
      own,
      ...codes.map((name): Cell => ({
        head: `${label}: ${name.toUpperCase()}`,
        text: (row) => valueText(valueAtPath(row, `${path}.${name}`), 'text'),
      })),
    ];
  }
  if (!MEASURED.has(format)) return [own];
  const unit: Cell = {
    head: `${label}: Einheit`,
    text(row) {
      const { value, holder } = readField(row, column);
      return typeof value === 'number' ? quoted(unitShort(unitOf({ shown: column, holder }))) : '';
    },
  };
  return [own, unit];
}

/** Format without thousands separators, limited to 10 digits to cut off rounding errors. */
const NUMBER = /* @__PURE__ */ new Intl.NumberFormat('de-DE', { useGrouping: false, maximumSignificantDigits: 10 });

function valueText(value: unknown, format: string): string {
  if (typeof value === 'number') return NUMBER.format(value);
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  if (typeof value === 'string' && value !== '') {
    if (format === 'date') return formatDate(value);
    if (format === 'date-time' || format === 'time') return quoted(formatDateTime(value));
    return quoted(value);
  }
  return isData(value) && typeof value['name'] === 'string' ? quoted(value['name']) : '';
}

/** Text as a cell; text that a program would take for a formula gets an apostrophe in front. */
function quoted(text: string): string {
  const harmless = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
  return /[";\r\n]/u.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
