import { beyond, int32At, uint8At } from '#domain/input/at.ts';
import { tableOf } from '#domain/input/typed-entries.ts';
import { KNOCKOUT_FEATURES } from '#domain/derivative/terms.ts';
import { DERIVATIVE_TYPES } from '#domain/derivative/types.ts';
import { DAY_MS } from '#domain/time/timezone.ts';
import { ISSUERS } from '../catalogue/issuers.ts';
import { featureCode, type ProductColumns } from './columns.ts';
import { inOrder } from './in-order.ts';
import { histogramOf } from '#domain/search/histogram.ts';
import { dailyVolumes } from './volume.ts';
import {
  FACET_NAMES,
  type FacetName,
  type FigureColumns,
  type FinderAnswer,
  type FinderFilters,
  type FinderQuestion,
  type NumberName,
  type Row,
  type RowRange,
} from './types.ts';

type Values = (row: Row) => number;

/** Numbers of a name by row; NaN: the product has none. */
export function valuesOf(columns: ProductColumns, { column }: FigureColumns, name: NumberName): Values {
  const positive =
    (values: Int32Array): Values =>
    (row) =>
      values[row] || Number.NaN;
  switch (name) {
    case 'capAbs':
      return (row) => (CAPPED.has(uint8At(columns.type, row)) ? (columns.upper[row] ?? Number.NaN) : Number.NaN);
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

/** Types whose `upper` column is not a cap. */
const CAPPED = new Set(
  DERIVATIVE_TYPES.flatMap((type, position) => (type === 'INLINE_WARRANT' || type === 'EXPRESS_CERTIFICATE' ? [] : [position])),
);

/** Small numbers that represent the values of a characteristic, and their names. */
interface Characteristic {
  readonly code: (row: Row) => number;
  readonly name: (code: number) => string | undefined;
}

export function characteristicsOf(columns: ProductColumns): Readonly<Record<FacetName, Characteristic>> {
  return {
    entitySubType: { code: (row) => uint8At(columns.type, row), name: (code) => DERIVATIVE_TYPES[code] },
    idIssuer: { code: (row) => uint8At(columns.issuer, row), name: (code) => ISSUERS[code]?.id.toString() },
    idExerciseRight: { code: (row) => uint8At(columns.flags, row) & 1, name: (code) => (code === 1 ? '1' : '2') },
    feature: { code: (row) => featureCode(columns, row), name: (code) => KNOCKOUT_FEATURES[code - 1] },
    openEnded: { code: (row) => (columns.maturity[row] === 0 ? 1 : 0), name: (code) => String(code === 1) },
    yearMaturity: {
      code: (row) => yearOf(int32At(columns.maturity, row)),
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

/** Answers a question over the rows of one underlying or of all. Products that ended after the instant of the figures count as ended. */
export function find(
  columns: ProductColumns,
  figures: FigureColumns,
  question: FinderQuestion,
  hasEnded: (row: Row) => boolean = () => false,
): FinderAnswer {
  const limits = limitsOf(columns, question);
  const ranges = rangesOf(columns, figures, question);
  const others = otherTests(columns, figures, question, hasEnded);
  const candidates = [...others, ...ranges.map(({ test }) => test)].reduce(keep, everyRow(question.rows));
  const hits = limits.map(({ test }) => test).reduce(keep, question.withFacets ? candidates.slice() : candidates);
  const answer = { total: hits.length, rows: pageOf(hits, columns, figures, question) };
  const histograms = new Map(
    (question.histograms ?? []).flatMap((name) => {
      const values = valuesOf(columns, figures, name);
      const own = ranges.filter((range) => range.name !== name);
      const counted =
        own.length === ranges.length
          ? hits
          : [...others, ...[...own, ...limits].map(({ test }) => test)].reduce(keep, everyRow(question.rows));
      const histogram = histogramOf(counted.length, (index) => values(int32At(counted, index)));
      return histogram === undefined ? [] : [[name, histogram] as const];
    }),
  );
  if (!question.withFacets) return { ...answer, histograms };
  const isEverywhere = question.underlyings === undefined && question.rows.to - question.rows.from === columns.length;
  const everywhere = isEverywhere
    ? hits
    : [
        ...otherTests(columns, figures, { ...question, underlyings: undefined }, hasEnded),
        ...[...ranges, ...limits].map(({ test }) => test),
      ].reduce(keep, everyRow({ from: 0, to: columns.length }));
  return {
    ...answer,
    histograms,
    facets: countFacets(columns, candidates, limits, question.only),
    byUnderlying: countUnderlyings(columns, everywhere),
  };
}

function everyRow({ from, to }: RowRange): Int32Array {
  const rows = new Int32Array(to - from);
  for (let index = 0; index < rows.length; index += 1) rows[index] = from + index;
  return rows;
}

/** Number of hits by underlying. */
function countUnderlyings({ underlying }: ProductColumns, rows: Int32Array): ReadonlyMap<number, number> {
  const counts = new Uint32Array(0x1_0000);
  for (const row of rows) {
    const number = underlying[row] ?? beyond(underlying, row);
    counts[number] = (counts[number] ?? beyond(counts, number)) + 1;
  }
  const found = new Map<number, number>();
  for (const [number, count] of counts.entries()) if (count > 0) found.set(number, count);
  return found;
}

/** Keeps the rows of a list that pass a test, in place: one test after the other is much faster than all tests row by row. */
function keep(rows: Int32Array, test: Test): Int32Array {
  let kept = 0;
  for (let index = 0; index < rows.length; index += 1) {
    const row = int32At(rows, index);
    if (test(row)) rows[kept++] = row;
  }
  return rows.subarray(0, kept);
}

const codesKnown = new WeakMap<ProductColumns, Readonly<Record<FacetName, Uint8Array>>>();

/** Codes of all characteristics by row; they never change, and arrays are read much faster than rows. */
function codesOf(columns: ProductColumns): Readonly<Record<FacetName, Uint8Array>> {
  const known = codesKnown.get(columns);
  if (known !== undefined) return known;
  const characteristics = characteristicsOf(columns);
  const codes = tableOf(
    FACET_NAMES.map((name) => {
      const { code } = characteristics[name];
      const values = new Uint8Array(columns.length);
      for (let row = 0; row < values.length; row += 1) values[row] = code(row);
      return [name, values] as const;
    }),
  );
  codesKnown.set(columns, codes);
  return codes;
}

interface Limit {
  readonly name: FacetName;
  readonly codes: Uint8Array;
  /** 1 for each allowed code. */
  readonly allowed: Uint8Array;
  readonly test: Test;
}

/** Returns the tests for the allowed values of characteristics. */
function limitsOf(columns: ProductColumns, { only }: FinderFilters): Limit[] {
  const characteristics = characteristicsOf(columns);
  return FACET_NAMES.flatMap((name): Limit[] => {
    const wanted = only[name];
    if (wanted === undefined) return [];
    const codes = codesOf(columns)[name];
    const nameOf = characteristics[name].name;
    const allowed = Uint8Array.from({ length: CODES }, (_, one) => (wanted.includes(nameOf(one) ?? '') ? 1 : 0));
    return [{ name, codes, allowed, test: (row) => allowed[codes[row] ?? beyond(codes, row)] === 1 }];
  });
}

/** Tests for ranges, in single precision like the figures' columns: a bound includes a value that is displayed as equal. */
function rangesOf(columns: ProductColumns, figures: FigureColumns, filters: FinderFilters): { name: NumberName; test: Test }[] {
  return filters.ranges.map((range) => {
    const values = valuesOf(columns, figures, range.name);
    const [from, to] = [Math.fround(range.from), Math.fround(range.to)];
    const test = (row: Row): boolean => {
      const value = Math.fround(values(row));
      return value >= from && value <= to;
    };
    return { name: range.name, test };
  });
}

/** Tests for availability, underlying and currency. */
function otherTests(columns: ProductColumns, figures: FigureColumns, filters: FinderFilters, hasEnded: (row: Row) => boolean): Test[] {
  const { ask } = figures.column;
  const { underlyings, quanto } = filters;
  return [
    ...(filters.withEnded ? [] : [(row: Row) => !Number.isNaN(ask[row]), (row: Row) => !hasEnded(row)]),
    ...(underlyings === undefined ? [] : [(row: Row) => underlyings.has(columns.underlying[row] ?? -1)]),
    ...(quanto === undefined ? [] : [(row: Row) => (uint8At(columns.flags, row) & 2) === (quanto ? 2 : 0)]),
  ];
}

/** Counts facets. A row that fails only one characteristic still counts for the facet of that characteristic. */
function countFacets(
  columns: ProductColumns,
  candidates: Int32Array,
  limits: readonly Limit[],
  only: FinderFilters['only'],
): ReadonlyMap<FacetName, ReadonlyMap<string, number>> {
  const characteristics = characteristicsOf(columns);
  const codes = codesOf(columns);
  // Bit mask of the characteristics that a row fails.
  const failed = new Uint8Array(candidates.length);
  for (const [number, { codes: own, allowed }] of limits.entries())
    for (let index = 0; index < candidates.length; index += 1) {
      const row = candidates[index] ?? beyond(candidates, index);
      const code = own[row] ?? beyond(own, row);
      if (allowed[code] !== 1) failed[index] = (failed[index] ?? beyond(failed, index)) | (1 << number);
    }
  return new Map(
    FACET_NAMES.map((name) => {
      const place = limits.findIndex((limit) => limit.name === name);
      const forgiven = place < 0 ? 0 : 1 << place;
      const [count, values] = [new Uint32Array(CODES), codes[name]];
      for (let index = 0; index < candidates.length; index += 1) {
        if (((failed[index] ?? beyond(failed, index)) & ~forgiven) !== 0) continue;
        const row = candidates[index] ?? beyond(candidates, index);
        const code = values[row] ?? beyond(values, row);
        count[code] = (count[code] ?? beyond(count, code)) + 1;
      }
      return [name, namedCounts(count, characteristics[name], only[name])];
    }),
  );
}

function volumesOf(columns: ProductColumns): Values {
  const volumes = dailyVolumes(columns);
  return (row) => volumes[row] ?? beyond(volumes, row);
}

/** Sorts a page: unknown values last in both directions, equal ones by issue; without an order the most traded first. */
function pageOf(
  hits: Int32Array,
  columns: ProductColumns,
  figures: FigureColumns,
  { sort, descending, first, count }: FinderQuestion,
): readonly Row[] {
  if (first >= hits.length || count === 0) return [];
  const values = sort === undefined ? volumesOf(columns) : valuesOf(columns, figures, sort);
  const sign = sort === undefined || descending ? -1 : 1;
  const keys = new Float64Array(hits.length);
  for (let index = 0; index < hits.length; index += 1) {
    const value = values(hits[index] ?? beyond(hits, index));
    keys[index] = Number.isNaN(value) ? Infinity : sign * value;
  }
  const { serial } = columns;
  const before = (a: number, b: number): number => {
    const [one, other] = [keys[a] ?? beyond(keys, a), keys[b] ?? beyond(keys, b)];
    return one === other ? int32At(serial, int32At(hits, a)) - int32At(serial, int32At(hits, b)) : one - other;
  };
  return inOrder(hits.length, { first, count }, before).map((index) => int32At(hits, index));
}

/** Values with hits, and requested values. */
function namedCounts(counts: Uint32Array, { name }: Characteristic, asked: readonly string[] = []): Map<string, number> {
  // Unused codes may have the name of a used one.
  const named = new Map(asked.map((value) => [value, 0]));
  for (const [code, count] of counts.entries()) {
    const value = count === 0 ? undefined : name(code);
    if (value !== undefined) named.set(value, count);
  }
  return new Map([...named].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])));
}
