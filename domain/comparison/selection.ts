import { isDerivativeType, pathOfType } from '../derivative/types.ts';
import { subTypesOf, type Classified } from '../instrument/section.ts';

/** Maximum number of instruments side by side. Source: portal.md §2 and §5. */
export const MOST_COMPARED = 10;

const ISIN = /^[A-Z]{2}[A-Z0-9]{9}[0-9]$/u;

/** Instruments to compare, from an address (`?werte=IE00B4L5Y983,DE0005933931`). */
export interface Selection {
  /** ISINs without duplicates, at most ten. */
  readonly isins: readonly string[];
  /** Instruments after the tenth, and values that are not ISINs. */
  readonly leftOut: readonly string[];
}

/** Instruments that a page can compare: one kind, optionally limited to some of its subtypes or to all but some. */
export interface Comparable {
  readonly entityType: string;
  readonly entitySubTypes?: readonly string[] | undefined;
  readonly withoutSubTypes?: readonly string[] | undefined;
}

/** Returns true if an instrument is of the kind that a page compares. */
export function isComparable({ entityType, entitySubTypes, withoutSubTypes = [] }: Comparable, instrument: Partial<Classified>): boolean {
  const own = subTypesOf(instrument);
  if (instrument.entityType !== entityType || own.some((type) => withoutSubTypes.includes(type))) return false;
  return entitySubTypes === undefined || own.some((type) => entitySubTypes.includes(type));
}

/** Reason why an instrument was not added: there are ten already, or it is one of them. */
export type Refusal = 'full' | 'there';

/** Reads a comma-separated list of ISINs. */
export function readSelection(text = ''): Selection {
  const asked = [...new Set(text.split(',').map((part) => part.trim().toUpperCase()))].filter((part) => part !== '');
  const isins = asked.filter((part) => ISIN.test(part)).slice(0, MOST_COMPARED);
  return { isins, leftOut: asked.filter((part) => !isins.includes(part)) };
}

/** Reads the input of a list with checkboxes (`?werte.IE00B4L5Y983=on`): returns the ticked ISINs as the text of a selection. */
export function tickedSelection(query: Readonly<Record<string, string>>): string {
  return Object.keys(query)
    .flatMap((key) => (key.startsWith(TICKED) ? [key.slice(TICKED.length)] : []))
    .join(',');
}

const TICKED = 'werte.';

/** Returns the name of an instrument's checkbox. */
export function tickName(isin: string): string {
  return `${TICKED}${isin}`;
}

/** Adds an instrument at the end of the selection; if it is refused, the selection stays the same. */
export function addToSelection(isins: readonly string[], added: string): { readonly isins: readonly string[]; readonly refusal?: Refusal } {
  if (isins.includes(added)) return { isins, refusal: 'there' };
  if (isins.length >= MOST_COMPARED) return { isins, refusal: 'full' };
  return { isins: [...isins, added] };
}

/**
 * Returns the address of a comparison page with a route such as `/derivate/[entitySubTypePathLabel]/vergleich` for one kind of derivatives;
 * a route without a placeholder is returned as it is. undefined if the route needs a kind and none is given.
 */
export function comparisonPath(route: string, entitySubType: string | undefined): string | undefined {
  if (!PLACEHOLDER.test(route)) return route;
  return entitySubType !== undefined && isDerivativeType(entitySubType) ? route.replace(PLACEHOLDER, pathOfType(entitySubType)) : undefined;
}

const PLACEHOLDER = /\[[A-Za-z]+\]/u;

/** Returns the display parameters of a comparison that its links preserve: the range of the picture, and whether only differences show. */
export function shownAs(query: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(SHOWN.flatMap((key) => (query[key] === undefined ? [] : [[key, query[key]]])));
}

const SHOWN = ['zeitraum', 'nur'] as const;

/** Returns the address of a comparison; commas stay readable. */
export function selectionPath(path: string, isins: readonly string[], others: Readonly<Record<string, string>> = {}): string {
  const query = [
    ...(isins.length === 0 ? [] : [`werte=${isins.join(',')}`]),
    ...Object.entries(others).map(([key, value]) => `${key}=${encodeURIComponent(value)}`),
  ];
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}
