import { eq } from 'drizzle-orm';
import { savedSearches } from '../../../store/schema-accounts.ts';
import { personalTable, type PersonalTable } from './table.ts';

/** Tables with the user's saved searches. */
export const searchTables: readonly PersonalTable[] = [
  personalTable({
    table: savedSearches,
    title: 'Gespeicherte Suchen',
    purpose: 'Damit du deine Suchen in den Findern wieder aufrufen kannst.',
    columns: {
      searchId: 'Kennung',
      ordinal: { withheld: 'Laufende Nummer, nach der sie geordnet sind.' },
      userId: { withheld: 'Kennung, unter der die Datenbank das Konto führt; sie sagt nichts aus.' },
      finder: 'Finder',
      name: 'Name',
      nameKey: { withheld: 'Derselbe Name in Kleinbuchstaben, zum Vergleichen.' },
      query: 'Filter, Reihenfolge und Spalten',
      createdAt: 'Gespeichert am',
    },
    rows: (sql, { userId }) => sql.select().from(savedSearches).where(eq(savedSearches.userId, userId)).orderBy(savedSearches.ordinal),
    removal: 'cascade',
  }),
];
