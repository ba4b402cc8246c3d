import { loadSeed } from './load-seed.ts';
import type { Seed } from './types.ts';

/** Catalogue that ships with the provider, created once for all tests of a file. */
export const catalogueSeed: Seed = loadSeed();

/** Catalogue with only these instruments and those that their prices depend on. A provider starts quickly with it. */
export function catalogueOf(entityValues: Iterable<string>): Seed {
  const instruments = new Map(catalogueSeed.instruments.map((one) => [one.entityValue, one]));
  const needed = new Set<string>();
  const need = (entityValue: string): void => {
    if (needed.has(entityValue)) return;
    needed.add(entityValue);
    const { factor, tracks, computedFrom, ratio } = instruments.get(entityValue)?.details.model ?? {};
    for (const other of [factor, tracks, computedFrom, ratio?.base, ratio?.divisor]) if (other !== undefined) need(other);
  };
  for (const entityValue of entityValues) need(entityValue);
  for (const { entityValue, entityType } of catalogueSeed.instruments) if (entityType === 'CURRENCY') need(entityValue);
  const isIn = ({ entityValue }: { entityValue: string }): boolean => needed.has(entityValue);
  const kept = catalogueSeed.instruments.filter(isIn);
  const companies = new Set(kept.map(({ companyId }) => companyId));
  return {
    ...catalogueSeed,
    instruments: kept,
    notations: catalogueSeed.notations.filter(isIn),
    companies: catalogueSeed.companies.filter(({ companyId }) => companies.has(companyId)),
    indexMembers: [],
  };
}
