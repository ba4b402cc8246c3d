import type { OperationId, OperationInput, OperationOutput, Schema } from '#client/operations.ts';
import { slugOf } from '#domain/text/slug.ts';

/** The finders that know groups: each counts its hits by the values of its filters. */
export type GroupFinder = Extract<OperationId, 'findStocks' | 'findFunds' | 'findBonds' | 'findIndices' | 'findCurrencies'>;

/** Instruments that share the value of a filter. */
export interface Group {
  /** Value of the filter: `DE`. */
  readonly value: string;
  /** Display name: `Deutschland`. */
  readonly name: string;
  /** Its part of an address: `deutschland`. */
  readonly slug: string;
  readonly count: number;
}

/** Input for a finder call that only needs the groups. */
export function askForGroups(): OperationInput<GroupFinder> {
  return { query: { perPage: 1, calculateFacets: true } };
}

const german = new Intl.Collator('de', { numeric: true });

/** The groups by one filter, by name; none where the finder has no such filter. */
export function groupsBy(filter: string, { facets = [] }: Pick<OperationOutput<GroupFinder>, 'facets'>): readonly Group[] {
  const values: readonly Schema<'FinderFacetValue'>[] = facets.find(({ name }) => name === filter)?.values ?? [];
  return values
    .map(({ value, label, count }) => ({ value, name: label, slug: slugOf(label), count }))
    .toSorted((a, b) => german.compare(a.name, b.name));
}
