import type { OperationId, OperationInput, OperationOutput, Schema } from '#client/operations.ts';
import { slugOf } from '#domain/text/slug.ts';

/** Finders that support groups: each counts its hits by value of its filters. */
export type GroupFinder = Extract<OperationId, 'findStocks' | 'findFunds' | 'findBonds' | 'findIndices' | 'findCurrencies'>;

/** Instruments that share the value of a filter. */
export interface Group {
  /** Value of the filter, such as `DE`. */
  readonly value: string;
  /** Display name, such as `Deutschland`. */
  readonly name: string;
  /** Segment of the address, such as `deutschland`. */
  readonly slug: string;
  readonly count: number;
}

/** Input for a finder call that only needs the groups. */
export function askForGroups(): OperationInput<GroupFinder> {
  return { query: { perPage: 1, calculateFacets: true } };
}

const german = new Intl.Collator('de', { numeric: true });

/** Groups by one filter, sorted by name; empty if the finder does not have the filter. */
export function groupsBy(filter: string, { facets = [] }: Pick<OperationOutput<GroupFinder>, 'facets'>): readonly Group[] {
  const values: readonly Schema<'FinderFacetValue'>[] = facets.find(({ name }) => name === filter)?.values ?? [];
  return values
    .map(({ value, label, count }) => ({ value, name: label, slug: slugOf(label), count }))
    .toSorted((a, b) => german.compare(a.name, b.name));
}
