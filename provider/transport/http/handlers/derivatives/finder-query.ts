import { closest } from '#documents/reader/suggest.ts';
import { KNOCKOUT_FEATURES } from '#domain/derivative/terms.ts';
import { isDerivativeType } from '#domain/derivative/types.ts';
import {
  FACET_NAMES,
  NUMBER_NAMES,
  type FacetName,
  type FinderFilters,
  type NumberName,
  type NumberRange,
} from '#market/derivatives/index.ts';
import { NO_FILTERS } from '#documents/operations/no-filters.ts';
import { MOST_FILTERS, tooManyFilters, unpackFilters, wantedRanges } from '../../../../services/finder/packed.ts';
import { DAY_NUMBERS } from '../../../../services/derivatives/finder-labels.ts';
import { badRequest } from '../../../../base/fault.ts';

/** Filters with the names of the call. */
export interface NamedFilters extends Pick<FinderFilters, 'only' | 'ranges' | 'withEnded'> {
  /** Numbers for which a histogram is requested. */
  readonly histograms: readonly NumberName[];
  readonly quanto?: boolean;
  readonly entityTypeUnderlying?: string;
  readonly entityValueUnderlying?: string;
}

const PLAIN = [...FACET_NAMES, 'quanto', 'onlyTradable', 'entityTypeUnderlying', 'entityValueUnderlying'];
const RANGES = NUMBER_NAMES.map((name) => `${name}Range`);

/**
 * Reads filters, given as separate parameters or packed into `queryParameters`. If a filter is given twice, the last one counts.
 * @throws HttpFault 400 for an unknown filter or value
 */
export function readFilters(query: Readonly<Record<string, unknown>>): NamedFilters {
  const own = Object.entries(query).flatMap(([name, value]) =>
    NO_FILTERS.has(name) || value === undefined ? [] : [[name, textOf(value)] as const],
  );
  const given = new Map([...unpackFilters(query.queryParameters), ...own].filter(([name, value]) => !NO_FILTERS.has(name) && value !== ''));
  if (given.size > MOST_FILTERS) throw tooManyFilters();
  const only: Partial<Record<FacetName, readonly string[]>> = {};
  const ranges: NumberRange[] = [];
  for (const [name, value] of given) {
    const facet = FACET_NAMES.find((one) => one === name);
    const range = NUMBER_NAMES.find((one) => `${one}Range` === name);
    if (facet !== undefined) only[facet] = valuesOf(facet, value);
    else if (range !== undefined) ranges.push(...rangeOf(range, value));
    else if (!PLAIN.includes(name)) throw unknownFilter(name);
  }
  const quanto = given.get('quanto');
  const underlying = given.get('entityValueUnderlying');
  const kind = given.get('entityTypeUnderlying');
  return {
    only,
    ranges,
    histograms: wantedRanges(query['calculateRanges']).map(
      (name) => NUMBER_NAMES.find((one) => `${one}Range` === name) ?? fail(unknownFilter(name)),
    ),
    withEnded: !flagOf('onlyTradable', given.get('onlyTradable') ?? 'true'),
    ...(quanto === undefined ? {} : { quanto: flagOf('quanto', quanto) }),
    ...(underlying === undefined ? {} : { entityValueUnderlying: underlying }),
    ...(kind === undefined ? {} : { entityTypeUnderlying: kind }),
  };
}

function fail(error: Error): never {
  throw error;
}

/** Converts a value to text. The contract allows texts, numbers and flags only. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const ALLOWED: Readonly<Record<FacetName, (value: string) => boolean>> = {
  entitySubType: isDerivativeType,
  idIssuer: (value) => /^\d{1,9}$/.test(value),
  idExerciseRight: (value) => value === '1' || value === '2',
  feature: (value) => KNOCKOUT_FEATURES.some((one) => one === value),
  openEnded: (value) => ['true', 'false', '1', '0'].includes(value),
  yearMaturity: (value) => /^20\d\d$/.test(value),
};

function valuesOf(name: FacetName, text: string): string[] {
  const values = text.split(',').slice(0, MOST_FILTERS);
  const wrong = values.find((value) => !ALLOWED[name](value));
  // Clients that know more kinds of derivatives may request an unknown one, which finds nothing.
  if (wrong !== undefined && name !== 'entitySubType') throw wrongValue(name, wrong);
  return name === 'openEnded' ? values.map((value) => String(flagOf(name, value))) : values;
}

function flagOf(name: string, value: string): boolean {
  if (!['true', 'false', '1', '0'].includes(value)) throw wrongValue(name, value);
  return value === 'true' || value === '1';
}

/** Parses `von;bis`; a range without bounds is no filter. */
function rangeOf(name: NumberName, text: string): NumberRange[] {
  const [low = '', high = '', ...rest] = text.split(';');
  const read = DAY_NUMBERS.has(name) ? dayOf : numberOf;
  const [from, to] = [low === '' ? -Infinity : read(low), high === '' ? Infinity : read(high)];
  if (rest.length > 0 || !text.includes(';') || Number.isNaN(from) || Number.isNaN(to)) throw wrongValue(`${name}Range`, text);
  return low === '' && high === '' ? [] : [{ name, from, to }];
}

function numberOf(text: string): number {
  return /^-?\d{1,16}(\.\d{0,10})?$/.test(text) ? Number(text) : Number.NaN;
}

/** Returns the day number of `YYYY-MM-DD`. */
function dayOf(text: string): number {
  const instant = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return instant / 86_400_000;
}

function wrongValue(name: string, value: string): Error {
  const shown = value.slice(0, 60);
  return badRequest(`query.${name} does not take "${shown}"`, `Der Filter „${name}“ passt nicht: „${shown}“ geht dort nicht.`);
}

function unknownFilter(name: string): Error {
  const shown = name.slice(0, 60);
  const nearest = closest(shown, [...PLAIN, ...RANGES]);
  return badRequest(
    `There is no filter "${shown}"${nearest === undefined ? '' : `; did you mean "${nearest}"?`}`,
    `Den Filter „${shown}“ gibt es nicht.${nearest === undefined ? '' : ` Meintest du „${nearest}“?`}`,
  );
}
