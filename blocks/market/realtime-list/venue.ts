import type { IndexEntry } from '#documents/generated/types.ts';
import type { Schema } from '#client/operations.ts';

/** Value in the address for the lead venue of each member. */
const LEAD = 'leitboerse';
const MARKET = /^@?_[A-Z0-9]{1,12}$/u;

type Query = Readonly<Record<string, string>>;

/** Market code of the venue whose prices a list shows: the one in the address, else the configured one; undefined: the lead venue of each member. */
export function shownMarket({ defaultNotation, hideNotations = [] }: IndexEntry, { handelsplatz }: Query): string | undefined {
  if (handelsplatz === LEAD) return undefined;
  const isOffered = handelsplatz !== undefined && MARKET.test(handelsplatz) && !hideNotations.includes(handelsplatz);
  return isOffered ? handelsplatz : defaultNotation;
}

/** Parameters of the address for a venue; none for the default one. */
export function marketQuery({ defaultNotation }: IndexEntry, market: string | undefined): Query {
  return market === defaultNotation ? {} : { handelsplatz: market ?? LEAD };
}

/** The venues among which visitors choose: the lead venue of each member and those that are not hidden; none where there is no choice. */
export function offeredMarkets(
  { hideNotations = [] }: IndexEntry,
  markets: readonly Schema<'IndexMarket'>[],
): readonly { readonly market: string | undefined; readonly name: string }[] {
  const offered = markets.filter(({ codeMarket }) => !hideNotations.includes(codeMarket));
  if (offered.length === 0) return [];
  return [{ market: undefined, name: 'Leitbörse' }, ...offered.map(({ codeMarket, name }) => ({ market: codeMarket, name }))];
}
