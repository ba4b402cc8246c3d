import { accountTables } from './account.ts';
import { drawingTables } from './drawings.ts';
import { searchTables } from './searches.ts';
import { sessionTables } from './sessions.ts';
import type { PersonalTable } from './table.ts';
import { watchlistTables } from './watchlists.ts';

/**
 * Every table that holds something about a user, in the order in which the user reads them. A table of the schema stands here or
 * in `otherTables` (testing.ts); a test fails for one that stands in neither.
 */
export const personalTables: readonly PersonalTable[] = [
  ...accountTables,
  ...sessionTables,
  ...watchlistTables,
  ...drawingTables,
  ...searchTables,
];
