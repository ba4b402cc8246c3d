import { misfit, valueOfText, type ParameterValue } from '#documents/operations/parameter-value.ts';
import { orderQuery } from '../../kit/answers/table-order.ts';
import type { FinderPlan, PlannedFilter } from './plan.ts';
import { plainNumber, typedNumber } from './typed-number.ts';

type Query = Readonly<Record<string, string>>;

/** Values of each filter by its name; a range is one value, `2;4`. */
export type Chosen = ReadonlyMap<string, readonly string[]>;

/** State of a finder in an address. */
export interface FinderState {
  /** Values in effect: from the address, else from the preset. */
  readonly chosen: Chosen;
  readonly presets: Chosen;
  /** Columns that the address names; empty if it names none. */
  readonly columns: readonly string[];
  /** Order that the address names. */
  readonly order: Query;
  /** Invalid bounds, as typed. */
  readonly refused: readonly RefusedBound[];
}

/** Typed bound of a range that is not a number or not a day. */
export interface RefusedBound {
  readonly filter: PlannedFilter;
  readonly text: string;
}

const NONE: readonly string[] = [];
/** Maximum number of values per filter; nobody ticks more. */
const MOST_VALUES = 40;

/**
 * Reads the state from the address. Filters are written as in links (`name=a,b`, `name=2;4`) or as the fields of the plain form send them
 * (`name.a=on`, `name.von=2`). An empty value clears a preset. Values that do not fit the parameter are ignored, but invalid bounds are
 * reported.
 */
export function readState({ filters, tablePlan }: FinderPlan, presets: Chosen, query: Query): FinderState {
  const chosen = filters.map((filter) => {
    const written = writtenValues(filter, query);
    return [filter.name, written === undefined ? (presets.get(filter.name) ?? NONE) : fitting(filter, written)] as const;
  });
  const named = new Set([...(query['spalten']?.split(',') ?? NONE), ...fieldsOf('spalten', query)]);
  return {
    chosen: new Map(chosen),
    presets,
    columns: tablePlan.columns.map(({ path }) => path).filter((path) => named.has(path)),
    order: orderQuery(query),
    refused: filters.flatMap((filter) => misfitBounds(filter, query).map((text) => ({ filter, text }))),
  };
}

/** Values that a preset sets, without those that do not fit the filter. */
export function presetValues(filter: PlannedFilter, value: ParameterValue | undefined): readonly string[] {
  if (value === undefined || value === '') return NONE;
  return fitting(filter, filter.kind === 'choices' ? String(value).split(',') : [String(value)]);
}

/** Parameters of the call that the chosen values set. */
export function sentFilters({ filters }: FinderPlan, { chosen }: FinderState): Readonly<Record<string, ParameterValue>> {
  return Object.fromEntries(
    filters.flatMap(({ name, parameter }) => {
      const values = chosen.get(name) ?? NONE;
      const sent = values.length === 0 ? undefined : valueOfText(values.join(','), parameter);
      return sent === undefined ? [] : [[name, sent]];
    }),
  );
}

/** Shortest query of a state; `changed` values override those of the state. */
export function stateQuery(state: FinderState, changed: Chosen = new Map()): Query {
  const query: Record<string, string> = {};
  for (const [name, now] of state.chosen) {
    const values = changed.get(name) ?? now;
    const preset = state.presets.get(name) ?? NONE;
    if (values.join(',') !== preset.join(',')) query[name] = values.join(',');
  }
  return { ...query, ...(state.columns.length > 0 && { spalten: state.columns.join(',') }), ...state.order };
}

/** Address with a readable query: commas and semicolons are not encoded. */
export function addressOf(path: string, query: Query): string {
  const text = Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%3B', ';')}`)
    .join('&');
  return text === '' ? path : `${path}?${text}`;
}

/** Bounds of a range as written in addresses; empty for an open end. */
export function boundsOf(values: readonly string[]): readonly [from: string, to: string] {
  const [from = '', to = ''] = values[0]?.split(';') ?? NONE;
  return [from, to];
}

/** Values of a filter in the address; undefined if it does not mention the filter. */
function writtenValues(filter: PlannedFilter, query: Query): readonly string[] | undefined {
  const { name, kind, isDays } = filter;
  const own = query[name];
  if (kind !== 'range') {
    const ticked = fieldsOf(name, query);
    if (own === undefined && ticked.length === 0) return undefined;
    return kind === 'choices' ? [...new Set([...(own?.split(',') ?? NONE), ...ticked])] : [own?.trim() ?? ''];
  }
  const bounds = writtenBounds(filter, query);
  if (bounds === undefined) return undefined;
  const [low = '', high = ''] = bounds.map((bound) => (isBound(bound, filter) ? bound : ''));
  if (low === '' && high === '') return NONE;
  const isTurned = low !== '' && high !== '' && (isDays ? low > high : Number(low) > Number(high));
  return [isTurned ? `${high};${low}` : `${low};${high}`];
}

/** Lower and upper bound as numbers in addresses; undefined if the address does not mention the filter. */
function writtenBounds({ name, isDays }: PlannedFilter, query: Query): readonly string[] | undefined {
  const [own, from, to] = [query[name], query[`${name}.von`], query[`${name}.bis`]];
  if (own === undefined && from === undefined && to === undefined) return undefined;
  const [ownFrom, ownTo] = boundsOf(own === undefined ? NONE : [own]);
  const bound = (typed: string | undefined, plain: string): string =>
    isDays ? (typed ?? plain).trim() : typed === undefined ? plainNumber(plain) : typedNumber(typed);
  return [bound(from, ownFrom), bound(to, ownTo)];
}

function isBound(bound: string, { parameter }: PlannedFilter): boolean {
  return bound === '' || fits(`${bound};`, parameter);
}

function misfitBounds(filter: PlannedFilter, query: Query): readonly string[] {
  if (filter.kind !== 'range') return NONE;
  return (writtenBounds(filter, query) ?? NONE).filter((bound) => !isBound(bound, filter));
}

/** Values of fields named `name.value`. */
function fieldsOf(name: string, query: Query): readonly string[] {
  return Object.keys(query).flatMap((key) => (key.startsWith(`${name}.`) ? [key.slice(name.length + 1)] : []));
}

function fitting({ parameter, kind }: PlannedFilter, values: readonly string[]): readonly string[] {
  const told = values.filter((value) => value !== '').slice(0, MOST_VALUES);
  if (kind === 'choices') return told.filter((value) => fits(value, parameter));
  return told.every((value) => fits(value, parameter)) ? told : NONE;
}

function fits(text: string, parameter: PlannedFilter['parameter']): boolean {
  const value = valueOfText(text, parameter);
  return value !== undefined && misfit(value, parameter) === undefined;
}
