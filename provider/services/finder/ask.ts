import { closest } from '#documents/reader/suggest.ts';
import { badRequest, type HttpFault } from '../../base/fault.ts';
import { foldText } from '../../base/fold.ts';
import { filterName, type Column, type Value } from './column.ts';
import { NO_FILTERS } from '#documents/operations/no-filters.ts';
import { MOST_FILTERS, tooManyFilters, unpackFilters, wantedRanges } from './packed.ts';

/** Parsed query of a finder call. */
export interface Ask {
  /** Conditions by column; all must be met. */
  readonly filters: ReadonlyMap<Column, readonly Condition[]>;
  readonly sort: Column;
  readonly order: 'ASC' | 'DESC';
  /** Number and day columns for which a histogram of the hits is requested. */
  readonly histograms: readonly Column[];
  /** Whether only hits with a last price of the newest day are returned. */
  readonly isOfNewestDay: boolean;
}

export type Condition = (value: Value) => boolean;

/**
 * Reads filters, given as separate parameters or packed into `queryParameters`, and the order.
 * @throws HttpFault 400 for an unknown filter, value or order; it names the nearest one.
 */
export function readAsk(columns: readonly Column[], query: Readonly<Record<string, unknown>>): Ask {
  const filters = new Map<Column, Condition[]>();
  const own = Object.entries(query).flatMap(([name, value]) =>
    NO_FILTERS.has(name) ? [] : [value].flat().flatMap((one) => (isText(one) ? [[name, String(one)] as const] : [])),
  );
  const packed = unpackFilters(query.queryParameters);
  if (own.length + packed.length > MOST_FILTERS) throw tooManyFilters();
  for (const [name, value] of [...own, ...packed]) {
    const column = columns.find((candidate) => filterName(candidate) === name);
    if (column === undefined) throw unknown('filter', name, columns.map(filterName));
    const condition = conditionOf(column, value);
    if (condition !== undefined) filters.set(column, [...(filters.get(column) ?? []), condition]);
  }
  return {
    filters,
    sort: sortColumn(columns, query.sort),
    order: query.order === 'DESC' ? 'DESC' : 'ASC',
    histograms: histogramColumns(columns, query.calculateRanges),
    isOfNewestDay: query.onlyNewestDay === true,
  };
}

function histogramColumns(columns: readonly Column[], names: unknown): readonly Column[] {
  const ranges = columns.filter(({ kind }) => kind === 'number' || kind === 'date');
  return wantedRanges(names).map((name) => {
    const column = ranges.find((candidate) => filterName(candidate) === name);
    if (column === undefined) throw unknown('filter', name, ranges.map(filterName));
    return column;
  });
}

function isText(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function sortColumn(columns: readonly Column[], name: unknown): Column {
  const sortable = columns.filter(({ isSortable }) => isSortable === true);
  const wanted = typeof name === 'string' ? name : 'name';
  const found = sortable.find((column) => column.name === wanted);
  if (found === undefined)
    throw unknown(
      'order',
      wanted,
      sortable.map((column) => column.name),
    );
  return found;
}

/** Returns the condition of a filter. Unknown values never match; a range without bounds is no condition. */
function conditionOf(column: Column, text: string): Condition | undefined {
  if (column.kind === 'number') return numberRange(column, text);
  if (column.kind === 'date') return dateRange(column, text);
  if (column.kind === 'flag') return flag(column, text);
  if (column.kind === 'text') {
    const part = foldText(text);
    return (value) => typeof value === 'string' && foldText(value).includes(part);
  }
  const choices = new Set(text.split(','));
  return (value) =>
    Array.isArray(value) ? value.some((one: string) => choices.has(one)) : typeof value === 'string' && choices.has(value);
}

function numberRange(column: Column, text: string): Condition | undefined {
  const bounds = /^(-?\d+(?:\.\d+)?)?;(-?\d+(?:\.\d+)?)?$/.exec(text);
  if (bounds === null) throw wrongValue(column, text, 'two numbers as from;to', 'eine Spanne „von;bis“, etwa „2;4“ oder „;0.5“');
  const [from, to] = [Number(bounds[1] ?? -Infinity), Number(bounds[2] ?? Infinity)];
  if (bounds[1] === undefined && bounds[2] === undefined) return undefined;
  return (value) => typeof value === 'number' && value >= from && value <= to;
}

const DAY = String.raw`(\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))?`;

function dateRange(column: Column, text: string): Condition | undefined {
  const bounds = new RegExp(`^${DAY};${DAY}$`).exec(text);
  if (bounds === null) throw wrongValue(column, text, 'two days as from;to', 'eine Spanne von Tagen „von;bis“, etwa „;2030-12-31“');
  const [from, to] = [bounds[1] ?? '', bounds[2] ?? '9999-99-99'];
  if (bounds[1] === undefined && bounds[2] === undefined) return undefined;
  return (value) => typeof value === 'string' && value >= from && value <= to;
}

function flag(column: Column, text: string): Condition {
  if (!['1', '0', 'true', 'false'].includes(text)) throw wrongValue(column, text, 'true or false', '„true“ oder „false“');
  const wanted = text === '1' || text === 'true';
  return (value) => value === wanted;
}

function wrongValue(column: Column, text: string, expected: string, erwartet: string): HttpFault {
  const name = filterName(column);
  const shown = text.slice(0, 60);
  return badRequest(
    `query.${name} must be ${expected}, not "${shown}"`,
    `Der Filter „${name}“ (${column.label}) braucht ${erwartet}; „${shown}“ passt nicht.`,
  );
}

function unknown(what: 'filter' | 'order', name: string, known: readonly string[]): HttpFault {
  const shown = name.slice(0, 60);
  const nearest = closest(shown, known);
  const [hint, hinweis] =
    nearest === undefined ? [`; known: ${known.join(', ')}`, ''] : [`; did you mean "${nearest}"?`, ` Meintest du „${nearest}“?`];
  return badRequest(
    `There is no ${what} "${shown}"${hint}`,
    `${what === 'filter' ? 'Den Filter' : 'Die Sortierung'} „${shown}“ gibt es nicht.${hinweis}`,
  );
}
