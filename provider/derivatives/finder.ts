import { KNOCKOUT_FEATURES } from '#domain/derivative/terms.ts';
import { DERIVATIVE_TYPES } from '#domain/derivative/types.ts';
import { DAY_MS } from '../market/timezone.ts';
import { ISSUERS } from './issuers.ts';
import { featureCode, type ProductColumns } from './columns.ts';
import { firstOf } from './first-of.ts';
import { FIGURE_NAMES, type FigureColumns, type Row, type RowRange } from './types.ts';

/** What lists are filtered by in ranges and sorted by: figures and what the terms say. */
export const NUMBER_NAMES = [...FIGURE_NAMES, 'capAbs', 'bonusLevel', 'coverRatio', 'dateMaturity', 'dateFirstTrading'] as const;
export type NumberName = (typeof NUMBER_NAMES)[number];

/** Characteristics that hits are counted by. */
export const FACET_NAMES = ['entitySubType', 'idIssuer', 'idExerciseRight', 'feature', 'openEnded', 'yearMaturity'] as const;
export type FacetName = (typeof FACET_NAMES)[number];

export interface NumberRange {
  readonly name: NumberName;
  /** Inclusive; days as day numbers. */
  readonly from: number;
  readonly to: number;
}

export interface FinderFilters {
  /** Allowed values per characteristic; all values when absent. */
  readonly only: Partial<Record<FacetName, readonly string[]>>;
  readonly ranges: readonly NumberRange[];
  /** Positions of underlyings that may be; all when absent. */
  readonly underlyings?: ReadonlySet<number>;
  readonly quanto?: boolean;
  /** Also what has no prices (any more). */
  readonly withEnded: boolean;
}

export interface FinderQuestion extends FinderFilters {
  readonly rows: RowRange;
  readonly sort?: NumberName | undefined;
  readonly descending: boolean;
  readonly first: number;
  readonly count: number;
  readonly withFacets: boolean;
}

export interface FinderAnswer {
  readonly total: number;
  /** Rows of the page. */
  readonly rows: readonly Row[];
  /** Hits by value of each characteristic, as if it were the only value allowed of it. */
  readonly facets?: ReadonlyMap<FacetName, ReadonlyMap<string, number>>;
}

type Values = (row: Row) => number;

/** The numbers of a name by row; NaN: the product has none. */
export function valuesOf(columns: ProductColumns, { column }: FigureColumns, name: NumberName): Values {
  const positive =
    (values: Int32Array): Values =>
    (row) =>
      values[row] || Number.NaN;
  switch (name) {
    case 'capAbs':
      return (row) => (CAPPED.has(columns.type[row] ?? 0) ? (columns.upper[row] ?? Number.NaN) : Number.NaN);
    case 'bonusLevel':
      return (row) => columns.bonus[row] ?? Number.NaN;
    case 'coverRatio':
      return (row) => columns.ratio[row] ?? Number.NaN;
    case 'dateMaturity':
      return positive(columns.maturity);
    case 'dateFirstTrading':
      return positive(columns.issued);
    default: {
      const values = column[name];
      return (row) => values[row] ?? Number.NaN;
    }
  }
}

/** Types whose `upper` column is no cap. */
const CAPPED = new Set(
  DERIVATIVE_TYPES.flatMap((type, position) => (type === 'INLINE_WARRANT' || type === 'EXPRESS_CERTIFICATE' ? [] : [position])),
);

/** Small numbers that stand for the values of a characteristic, and their names. */
interface Characteristic {
  readonly code: (row: Row) => number;
  readonly name: (code: number) => string | undefined;
}

export function characteristicsOf(columns: ProductColumns): Readonly<Record<FacetName, Characteristic>> {
  return {
    entitySubType: { code: (row) => columns.type[row] ?? 0, name: (code) => DERIVATIVE_TYPES[code] },
    idIssuer: { code: (row) => columns.issuer[row] ?? 0, name: (code) => ISSUERS[code]?.id.toString() },
    idExerciseRight: { code: (row) => (columns.flags[row] ?? 0) & 1, name: (code) => (code === 1 ? '1' : '2') },
    feature: { code: (row) => featureCode(columns, row), name: (code) => KNOCKOUT_FEATURES[code - 1] },
    openEnded: { code: (row) => (columns.maturity[row] === 0 ? 1 : 0), name: (code) => String(code === 1) },
    yearMaturity: {
      code: (row) => yearOf(columns.maturity[row] ?? 0),
      name: (code) => (code === 0 ? undefined : String(FIRST_YEAR + code)),
    },
  };
}

const FIRST_YEAR = 2000;
const CODES = 64;
const years = new Map<number, number>();

function yearOf(day: number): number {
  if (day === 0) return 0;
  let year = years.get(day);
  if (year === undefined) years.set(day, (year = new Date(day * DAY_MS).getUTCFullYear() - FIRST_YEAR));
  return year;
}

/** Answers a question over the rows of one underlying or of all. */
export function find(columns: ProductColumns, figures: FigureColumns, question: FinderQuestion): FinderAnswer {
  const characteristics = characteristicsOf(columns);
  const limits = FACET_NAMES.flatMap((name) => {
    const wanted = question.only[name];
    if (wanted === undefined) return [];
    const { code, name: nameOf } = characteristics[name];
    const allowed = Uint8Array.from({ length: CODES }, (_, one) => (wanted.includes(nameOf(one) ?? '') ? 1 : 0));
    return [{ name, code, allowed }];
  });
  const isInRange = rangeTest(columns, figures, question);
  const counts = question.withFacets ? new Map(FACET_NAMES.map((name) => [name, new Uint32Array(CODES)])) : undefined;
  const hits: Row[] = [];
  const { from, to } = question.rows;
  for (let row = from; row < to; row += 1) {
    // A row that fails one characteristic only still counts for the facet of that one.
    let failed: FacetName | undefined;
    let failures = 0;
    for (const { name, code, allowed } of limits) {
      if (allowed[code(row)] === 1) continue;
      failures += 1;
      failed = name;
      if (counts === undefined || failures > 1) break;
    }
    if (failures > 1 || (failures === 1 && counts === undefined) || !isInRange(row)) continue;
    if (failures === 0) hits.push(row);
    if (counts === undefined) continue;
    for (const [name, count] of counts) {
      if (failed !== undefined && failed !== name) continue;
      const code = characteristics[name].code(row);
      count[code] = (count[code] ?? 0) + 1;
    }
  }
  return {
    total: hits.length,
    rows: pageOf(hits, columns, figures, question),
    ...(counts === undefined
      ? {}
      : { facets: new Map([...counts].map(([name, count]) => [name, namedCounts(count, characteristics[name])])) }),
  };
}

/** Single precision, as the figures' columns: a bound takes in the value that is shown as equal. */
function rangeTest(columns: ProductColumns, figures: FigureColumns, filters: FinderFilters): (row: Row) => boolean {
  const ask = figures.column.ask;
  const tests: ((row: Row) => boolean)[] = [];
  if (!filters.withEnded) tests.push((row) => !Number.isNaN(ask[row]));
  const { underlyings, quanto } = filters;
  if (underlyings !== undefined) tests.push((row) => underlyings.has(columns.underlying[row] ?? -1));
  if (quanto !== undefined) tests.push((row) => ((columns.flags[row] ?? 0) & 2) === (quanto ? 2 : 0));
  for (const range of filters.ranges) {
    const values = valuesOf(columns, figures, range.name);
    const [from, to] = [Math.fround(range.from), Math.fround(range.to)];
    tests.push((row) => {
      const value = Math.fround(values(row));
      return value >= from && value <= to;
    });
  }
  return (row) => tests.every((test) => test(row));
}

/** Unknown values come last in both directions, equal ones in the order of issue. */
function pageOf(
  hits: readonly Row[],
  columns: ProductColumns,
  figures: FigureColumns,
  { sort, descending, first, count }: FinderQuestion,
): readonly Row[] {
  if (first >= hits.length || count === 0) return [];
  if (sort === undefined) return hits.slice(first, first + count);
  const values = valuesOf(columns, figures, sort);
  const sign = descending ? -1 : 1;
  const keys = Float64Array.from(hits, (row) => {
    const value = values(row);
    return Number.isNaN(value) ? Infinity : sign * value;
  });
  const { serial } = columns;
  const before = (a: number, b: number): number =>
    (keys[a] ?? 0) === (keys[b] ?? 0) ? (serial[hits[a] ?? 0] ?? 0) - (serial[hits[b] ?? 0] ?? 0) : (keys[a] ?? 0) - (keys[b] ?? 0);
  return firstOf(hits.length, first + count, before)
    .slice(first)
    .map((index) => hits[index] ?? 0);
}

function namedCounts(counts: Uint32Array, { name }: Characteristic): Map<string, number> {
  const named = [...counts].flatMap((count, code) => {
    const value = count === 0 ? undefined : name(code);
    return value === undefined ? [] : [[value, count] as const];
  });
  return new Map(named.toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])));
}
