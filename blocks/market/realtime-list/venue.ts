import type { IndexEntry } from '#documents/generated/types.ts';
import type { Schema } from '#client/operations.ts';

/** Value in the address for the default venue of each member. */
const LEAD = 'leitboerse';
const MARKET = /^@?_[A-Z0-9]{1,12}$/u;

type Query = Readonly<Record<string, string>>;

/**
 * Code of the venue whose prices a list shows: the one in the address, else the configured one. Undefined for the default venue of each
 * member.
 */
export function shownMarket({ defaultNotation, hideNotations = [] }: IndexEntry, { handelsplatz }: Query): string | undefined {
  if (handelsplatz === LEAD) return undefined;
  const isOffered = handelsplatz !== undefined && MARKET.test(handelsplatz) && !hideNotations.includes(handelsplatz);
  return isOffered ? handelsplatz : defaultNotation;
}

/** Query parameters of a venue; none for the default one. */
export function marketQuery({ defaultNotation }: IndexEntry, market: string | undefined): Query {
  return market === defaultNotation ? {} : { handelsplatz: market ?? LEAD };
}

/** Venues that visitors can choose: the default venue of each member and those that are not hidden. Empty if there is no choice. */
export function offeredMarkets(
  { hideNotations = [] }: IndexEntry,
  markets: readonly Schema<'IndexMarket'>[],
): readonly { readonly market: string | undefined; readonly name: string }[] {
  const offered = markets.filter(({ codeMarket }) => !hideNotations.includes(codeMarket));
  if (offered.length === 0) return [];
  return [{ market: undefined, name: 'Leitbörse' }, ...offered.map(({ codeMarket, name }) => ({ market: codeMarket, name }))];
}
