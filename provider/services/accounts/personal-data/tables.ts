import { accountTables } from './account.ts';
import { drawingTables } from './drawings.ts';
import { searchTables } from './searches.ts';
import { sessionTables } from './sessions.ts';
import type { PersonalTable } from './table.ts';
import { watchlistTables } from './watchlists.ts';

/**
 * Every table with data about a user, in the order of the export. A test fails for a table of the schema that is missing both here and in
 * `otherTables` (testing.ts).
 */
export const personalTables: readonly PersonalTable[] = [
  ...accountTables,
  ...sessionTables,
  ...watchlistTables,
  ...drawingTables,
  ...searchTables,
];
