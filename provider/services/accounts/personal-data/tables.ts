import { accountTables } from './account.ts';
import { drawingTables } from './drawings.ts';
import { searchTables } from './searches.ts';
import { sessionTables } from './sessions.ts';
import type { PersonalTable } from './table.ts';
import { watchlistTables } from './watchlists.ts';

/**
 * Every table that holds something about a user, in the order in which he reads them. A table of the schema stands here or
 * in `otherTables`; a test fails for one that stands in neither.
 */
export const personalTables: readonly PersonalTable[] = [
  ...accountTables,
  ...sessionTables,
  ...watchlistTables,
  ...drawingTables,
  ...searchTables,
];

/** The tables that hold nothing about a user who can be found in them, with the reason. */
export const otherTables: Readonly<Record<string, string>> = {
  companies: 'the market',
  instruments: 'the market',
  notations: 'the market',
  index_members: 'the market',
  price_series: 'the market',
  price_bars: 'the market',
  derivative_underlyings: 'the market',
  derivatives: 'the market',
  articles: 'pieces of the editors',
  store_state: 'state of the store',
  migrations: 'state of the store',
  products: 'what anybody may buy',
  secrets: 'keys of the portal',
  attempts: 'tries under hashes; a row is forgotten an hour after the last try, and those of an account go with it',
  ended_tokens: 'hashes of tokens of visitors without an account, until these would have ended',
  spent_push_tokens: 'random ids of push tokens, minutes long',
  analytics_hits: 'hits without account, cookie, device or address; see services/analytics/hit.ts',
  analytics_counts: 'numbers of hits a day',
  analytics_days: 'numbers of hits a day',
};
