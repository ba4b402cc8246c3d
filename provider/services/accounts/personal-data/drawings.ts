import { eq } from 'drizzle-orm';
import { chartDrawings } from '../../../store/schema-accounts.ts';
import { personalTable, type PersonalTable } from './table.ts';

/** Tables with the user's chart drawings. */
export const drawingTables: readonly PersonalTable[] = [
  personalTable({
    table: chartDrawings,
    title: 'Zeichnungen in Charts',
    purpose: 'Damit du wiederfindest, was du in Charts gezeichnet hast.',
    columns: {
      userId: { withheld: 'Kennung, unter der die Datenbank das Konto führt; sie sagt nichts aus.' },
      entityType: 'Art des Instruments',
      entityValue: 'Instrument',
      drawingId: 'Kennung',
      ordinal: { withheld: 'Laufende Nummer, nach der sie geordnet sind.' },
      kind: 'Art',
      points: { name: 'Punkte (je Sekunden seit 1970 und Kurs)', of: (points) => points.flatMap(({ at, price }) => [at, price]) },
      text: 'Text',
    },
    rows: (sql, { userId }) => sql.select().from(chartDrawings).where(eq(chartDrawings.userId, userId)).orderBy(chartDrawings.ordinal),
    removal: 'cascade',
  }),
];
