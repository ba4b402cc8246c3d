import { KNOCKOUT_FEATURES } from '#domain/derivative/terms.ts';
import { DERIVATIVE_TYPES } from '#domain/derivative/types.ts';
import { DAY_MS } from '../../base/timezone.ts';
import { ISSUERS } from '../catalogue/issuers.ts';
import { featureCode, type ProductColumns } from './columns.ts';
import { firstOf } from './first-of.ts';
import {
  FACET_NAMES,
  type FacetName,
  type FigureColumns,
  type FinderAnswer,
  type FinderFilters,
  type FinderQuestion,
  type NumberName,
  type Row,
} from './types.ts';

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

type Test = (row: Row) => boolean;

/** Answers a question over the rows of one underlying or of all. What has ended since the instant of the figures counts as ended. */
export function find(
  columns: ProductColumns,
  figures: FigureColumns,
  question: FinderQuestion,
  hasEnded: (row: Row) => boolean = () => false,
): FinderAnswer {
  const { from, to } = question.rows;
  const every = Int32Array.from({ length: to - from }, (_, index) => from + index);
  const limits = limitsOf(columns, question);
  const others = otherTests(columns, figures, question, hasEnded);
  if (!question.withFacets) {
    const hits = [...limits.map(({ test }) => test), ...others].reduce(keep, every);
    return { total: hits.length, rows: pageOf(hits, columns, figures, question) };
  }
  const candidates = others.reduce(keep, every);
  const hits = limits.map(({ test }) => test).reduce(keep, candidates.slice());
  return { total: hits.length, rows: pageOf(hits, columns, figures, question), facets: countFacets(columns, candidates, limits) };
}

/** The rows of a list that pass a test, in the same memory: one test after the other is much quicker than all tests row by row. */
function keep(rows: Int32Array, test: Test): Int32Array {
  let kept = 0;
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    if (test(row)) rows[kept++] = row;
  }
  return rows.subarray(0, kept);
}

interface Limit {
  readonly name: FacetName;
  readonly test: Test;
}

/** What the allowed values of characteristics say. */
function limitsOf(columns: ProductColumns, { only }: FinderFilters): Limit[] {
  const characteristics = characteristicsOf(columns);
  return FACET_NAMES.flatMap((name): Limit[] => {
    const wanted = only[name];
    if (wanted === undefined) return [];
    const { code, name: nameOf } = characteristics[name];
    const allowed = Uint8Array.from({ length: CODES }, (_, one) => (wanted.includes(nameOf(one) ?? '') ? 1 : 0));
    return [{ name, test: (row) => allowed[code(row)] === 1 }];
  });
}

/** All other filters. Single precision, as the figures' columns: a bound takes in the value that is shown as equal. */
function otherTests(columns: ProductColumns, figures: FigureColumns, filters: FinderFilters, hasEnded: (row: Row) => boolean): Test[] {
  const { ask } = figures.column;
  const { underlyings, quanto } = filters;
  return [
    ...(filters.withEnded ? [] : [(row: Row) => !Number.isNaN(ask[row]), (row: Row) => !hasEnded(row)]),
    ...(underlyings === undefined ? [] : [(row: Row) => underlyings.has(columns.underlying[row] ?? -1)]),
    ...(quanto === undefined ? [] : [(row: Row) => ((columns.flags[row] ?? 0) & 2) === (quanto ? 2 : 0)]),
    ...filters.ranges.map((range): Test => {
      const values = valuesOf(columns, figures, range.name);
      const [from, to] = [Math.fround(range.from), Math.fround(range.to)];
      return (row) => {
        const value = Math.fround(values(row));
        return value >= from && value <= to;
      };
    }),
  ];
}

/** A row that fails one characteristic only still counts for the facet of that one. */
function countFacets(
  columns: ProductColumns,
  candidates: Int32Array,
  limits: readonly Limit[],
): ReadonlyMap<FacetName, ReadonlyMap<string, number>> {
  const characteristics = characteristicsOf(columns);
  const counts = FACET_NAMES.map((name) => ({ name, code: characteristics[name].code, count: new Uint32Array(CODES) }));
  for (const row of candidates) {
    let failed: FacetName | undefined;
    let failures = 0;
    for (const { name, test } of limits) {
      if (test(row)) continue;
      failures += 1;
      failed = name;
      if (failures > 1) break;
    }
    if (failures > 1) continue;
    for (const { name, code, count } of counts) {
      if (failed === undefined || failed === name) count[code(row)] = (count[code(row)] ?? 0) + 1;
    }
  }
  return new Map(counts.map(({ name, count }) => [name, namedCounts(count, characteristics[name])]));
}

/** Unknown values come last in both directions, equal ones in the order of issue. */
function pageOf(
  hits: Int32Array,
  columns: ProductColumns,
  figures: FigureColumns,
  { sort, descending, first, count }: FinderQuestion,
): readonly Row[] {
  if (first >= hits.length || count === 0) return [];
  if (sort === undefined) return [...hits.subarray(first, first + count)];
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
