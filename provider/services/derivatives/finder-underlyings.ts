import type { Schema } from '#client/operations.ts';
import type { EntityType } from '#domain/instrument/entity-type.ts';
import { typeLabel } from '#domain/instrument/type-label.ts';
import type { CatalogueLookup } from '#market/catalogue/index.ts';
import type { DerivativeBook, RowRange } from '#market/derivatives/index.ts';
import { isOfType } from '../../base/is-of-type.ts';

/** Sources of a search for derivatives. */
export interface FinderSources {
  readonly catalogue: () => CatalogueLookup;
  readonly book: DerivativeBook;
}

/** Filter of underlyings by type or identity; a product matches if its underlying does. */
export interface UnderlyingFilter {
  readonly entityType: string | undefined;
  /** Present if one underlying is named; its `entityValue` is undefined if no instrument has that name. */
  readonly named: { readonly entityValue: string | undefined } | undefined;
}

/** Returns the rows of a search: those of the named underlying, or all, with the numbers of the wanted underlyings. */
export function scopeOf(
  { catalogue, book }: FinderSources,
  { entityType, named }: UnderlyingFilter,
): { rows: RowRange; underlyings?: ReadonlySet<number> } {
  const isWanted = (entityValue: string): boolean => {
    const record = catalogue().instrument(entityValue);
    return record !== undefined && (entityType === undefined || isOfType(record, entityType));
  };
  if (named !== undefined) {
    const { entityValue } = named;
    return { rows: entityValue !== undefined && isWanted(entityValue) ? book.rowsOf(entityValue) : { from: 0, to: 0 } };
  }
  const rows = { from: 0, to: book.size };
  if (entityType === undefined) return { rows };
  const numbers = book.underlyings.filter(isWanted).map((entityValue) => book.underlyingNumber(book.rowsOf(entityValue).from));
  return { rows, underlyings: new Set(numbers) };
}

/** Returns the facets of the underlyings and of their types; each is counted without its own filter. */
export function underlyingFacets(
  { catalogue, book }: FinderSources,
  counts: ReadonlyMap<number, number>,
  { entityType, named }: UnderlyingFilter,
): Schema<'FinderFacet'>[] {
  const wanted = named?.entityValue;
  const found = book.underlyings.flatMap((entityValue) => {
    const record = catalogue().instrument(entityValue);
    const count = counts.get(book.underlyingNumber(book.rowsOf(entityValue).from)) ?? 0;
    return record === undefined || (count === 0 && entityValue !== wanted)
      ? []
      : [{ record, value: entityValue, label: record.name, count }];
  });
  const ofType = found.filter(({ record }) => entityType === undefined || isOfType(record, entityType));
  const kinds = new Map<EntityType, number>();
  for (const { record, value, count } of found)
    if (named === undefined || value === wanted) kinds.set(record.entityType, (kinds.get(record.entityType) ?? 0) + count);
  const byCount = (a: { readonly count: number }, b: { readonly count: number }): number => b.count - a.count;
  return [
    {
      name: 'entityValueUnderlying',
      label: 'Basiswert',
      values: ofType.map(({ value, label, count }) => ({ value, label, count })).toSorted(byCount),
    },
    {
      name: 'entityTypeUnderlying',
      label: 'Art des Basiswerts',
      values: [...kinds].map(([value, count]) => ({ value, label: typeLabel(value), count })).toSorted(byCount),
    },
  ];
}
