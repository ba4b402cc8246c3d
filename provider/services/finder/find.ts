import { histogramOf } from '#domain/search/histogram.ts';
import { formatDay, parseDay } from '#domain/time/timezone.ts';
import type { Instant } from '#market/prices/index.ts';
import type { Ask, Condition } from './ask.ts';
import { filterName, type Column, type Value } from './column.ts';
import type { FinderRow } from './row.ts';
import type { Table } from './table.ts';

export interface Found {
  readonly total: number;
  /** Hits of the page in the requested order. */
  readonly rows: readonly FinderRow[];
  readonly facets: readonly Facet[];
  readonly ranges: readonly Range[];
}

/** Histogram of the hits over a number, or over days (`YYYY-MM-DD`). */
export interface Range {
  readonly name: string;
  readonly label: string;
  readonly from: string;
  readonly to: string;
  readonly shares: readonly number[];
}

export interface Facet {
  readonly name: string;
  readonly label: string;
  readonly values: readonly { readonly value: string; readonly label: string; readonly count: number }[];
}

export interface Extent {
  readonly from: number;
  readonly to: number;
  readonly withFacets: boolean;
}

/** Filters and sorts a table as of an instant. Rows with an unknown value come last in either order; equal values are sorted by name. */
export async function find(table: Table, columns: readonly Column[], ask: Ask, instant: Instant, extent: Extent): Promise<Found> {
  const filters: { readonly values: readonly Value[]; readonly conditions: readonly Condition[] }[] = [];
  const filtered = [...ask.filters.keys()];
  for (const column of filtered) filters.push({ values: await table.values(column, instant), conditions: ask.filters.get(column) ?? [] });
  const sortValues = await table.values(ask.sort, instant);
  // Matured instruments can no longer be bought.
  const failures = table.rows.map((_, row) => (table.isOver(row, instant) ? SEVERAL : failuresOf(filters, row)));
  const allowed = table.rows.flatMap((_, row) => (failures[row] === undefined ? [row] : []));
  const hits = ask.isOfNewestDay ? ofNewestDay(allowed, await table.values(DAY_OF_LAST, instant)) : allowed;
  const isOf = (row: number, column: Column): boolean => isCounted(failures[row], filtered, column);
  hits.sort(comparison(ask.sort.name === 'name' ? [] : sortValues, ask.order));
  return {
    total: hits.length,
    rows: hits.slice(extent.from, extent.to).flatMap((row) => table.rows[row] ?? []),
    facets: extent.withFacets ? await facetsOf(table, columns, instant, isOf, ask) : [],
    ranges: await rangesOf(table, ask.histograms, instant, isOf),
  };
}

/** Column that is neither filtered nor sorted by. */
const DAY_OF_LAST: Column = {
  name: 'dayOfLast',
  label: 'Tag des letzten Kurses',
  kind: 'date',
  holds: 'minute',
  of: (row, figures) => figures.dayOfLast(row),
};

/**
 * Returns the rows with prices of the newest day. Changes from the previous close are only comparable within one day: some markets have not
 * opened yet, some are closed.
 */
function ofNewestDay(rows: readonly number[], days: readonly Value[]): number[] {
  const newest = rows.reduce((latest, row) => (String(days[row] ?? '') > latest ? String(days[row]) : latest), '');
  return rows.filter((row) => days[row] === newest);
}

const SEVERAL = -1;
/** Filter that a row fails: undefined for none, {@link SEVERAL} for more than one. */
type Failures = number | undefined;

function failuresOf(
  filters: readonly { readonly values: readonly Value[]; readonly conditions: readonly Condition[] }[],
  row: number,
): Failures {
  let failed: Failures;
  for (const [number, { values, conditions }] of filters.entries()) {
    if (conditions.every((holds) => holds(values[row]))) continue;
    if (failed !== undefined) return SEVERAL;
    failed = number;
  }
  return failed;
}

/** Returns true if a facet counts the row: only the facet's own filter may exclude it. */
function isCounted(failed: Failures, filtered: readonly Column[], column: Column): boolean {
  return failed === undefined || (failed !== SEVERAL && filtered[failed] === column);
}

/** Compares rows by value. Rows are already sorted by name, which decides for missing and equal values. */
function comparison(values: readonly Value[], order: 'ASC' | 'DESC'): (a: number, b: number) => number {
  const sign = order === 'ASC' ? 1 : -1;
  if (values.length === 0) return (a, b) => (a - b) * sign;
  const collator = new Intl.Collator('de');
  return (a, b) => {
    const [x, y] = [values[a], values[b]];
    if (x === undefined || y === undefined) return (x === undefined ? 1 : 0) - (y === undefined ? 1 : 0) || a - b;
    const difference = typeof x === 'number' && typeof y === 'number' ? x - y : collator.compare(String(x), String(y));
    return difference * sign || a - b;
  };
}

async function facetsOf(
  table: Table,
  columns: readonly Column[],
  instant: Instant,
  counts: (row: number, column: Column) => boolean,
  { filters }: Ask,
): Promise<Facet[]> {
  const facets: Facet[] = [];
  for (const column of columns) {
    const { choiceLabel } = column;
    if (choiceLabel === undefined) continue;
    const values = await table.values(column, instant);
    const found = new Map<string, { count: number; readonly label: string }>();
    const conditions = filters.get(column);
    // A selected value stays visible even without hits, so that the visitor can deselect it.
    const isChosen = (choice: string): boolean =>
      conditions?.every((holds) => holds(column.kind === 'flag' ? choice === 'true' : choice)) === true;
    for (const [number, row] of table.rows.entries()) {
      const isCounting = counts(number, column);
      for (const choice of choicesOf(values[number])) {
        if (!isCounting && !isChosen(choice)) continue;
        const entry = found.get(choice) ?? { count: 0, label: choiceLabel(choice, row) };
        found.set(choice, entry);
        if (isCounting) entry.count += 1;
      }
    }
    const list = [...found].map(([value, { count, label }]) => ({ value, label, count }));
    list.sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'de') || (a.value < b.value ? -1 : 1));
    if (list.length > 0) facets.push({ name: filterName(column), label: column.label, values: list });
  }
  return facets;
}

async function rangesOf(
  table: Table,
  columns: readonly Column[],
  instant: Instant,
  counts: (row: number, column: Column) => boolean,
): Promise<Range[]> {
  const ranges: Range[] = [];
  for (const column of columns) {
    const values = await table.values(column, instant);
    const isDay = column.kind === 'date';
    const numbers = values.map((value, row) => (counts(row, column) ? numberOf(value) : Number.NaN));
    const histogram = histogramOf(numbers.length, (row) => numbers[row] ?? Number.NaN);
    if (histogram === undefined) continue;
    const [from, to] = [histogram.from, histogram.to].map((bound) => (isDay ? formatDay(Math.round(bound)) : String(bound)));
    ranges.push({ name: filterName(column), label: column.label, from: from ?? '', to: to ?? '', shares: histogram.shares });
  }
  return ranges;
}

/** Returns a number, for days their day number. */
function numberOf(value: Value): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? parseDay(value) : Number.NaN;
}

function choicesOf(value: Value): readonly string[] {
  if (value === undefined) return [];
  return typeof value === 'object' ? value : [String(value)];
}
