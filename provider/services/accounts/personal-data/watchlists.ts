import { eq, getTableColumns } from 'drizzle-orm';
import { watchlistPositions, watchlists } from '../../../store/schema-accounts.ts';
import { personalTable, type PersonalTable } from './table.ts';

const ORDER = 'Laufende Nummer, nach der sie geordnet sind.';

/** Tables with watchlists and their positions. */
export const watchlistTables: readonly PersonalTable[] = [
  personalTable({
    table: watchlists,
    title: 'Watchlists',
    purpose: 'Damit du deine Watchlists auf jedem Gerät hast.',
    columns: {
      watchlistId: 'Kennung',
      ordinal: { withheld: ORDER },
      userId: { withheld: 'Kennung, unter der die Datenbank das Konto führt; sie sagt nichts aus.' },
      name: 'Name',
      nameKey: { withheld: 'Derselbe Name in Kleinbuchstaben, zum Vergleichen.' },
      isoCurrency: 'Währung',
      isDefault: 'Erste Watchlist',
      createdAt: 'Angelegt am',
      changedAt: 'Geändert am',
    },
    rows: (sql, { userId }) => sql.select().from(watchlists).where(eq(watchlists.userId, userId)).orderBy(watchlists.ordinal),
    removal: 'cascade',
  }),
  personalTable({
    table: watchlistPositions,
    title: 'Positionen der Watchlists',
    purpose: 'Damit deine Watchlists die Werte zeigen, die du dir gemerkt hast.',
    columns: {
      positionId: 'Kennung',
      ordinal: { withheld: ORDER },
      watchlistId: 'Kennung der Watchlist',
      entityValue: 'Instrument',
      idNotation: 'Handelsplatz (Kennung)',
      note: 'Notiz',
      amount: 'Stückzahl',
      limitHigh: 'Obere Kursmarke',
      limitLow: 'Untere Kursmarke',
      priceCreation: 'Kurs beim Merken',
      createdAt: 'Gemerkt am',
    },
    rows: (sql, { userId }) =>
      sql
        .select(getTableColumns(watchlistPositions))
        .from(watchlistPositions)
        .innerJoin(watchlists, eq(watchlists.watchlistId, watchlistPositions.watchlistId))
        .where(eq(watchlists.userId, userId))
        .orderBy(watchlists.ordinal, watchlistPositions.ordinal),
    removal: 'cascade',
  }),
];
