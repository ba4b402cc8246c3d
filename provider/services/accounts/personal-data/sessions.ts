import { desc, eq, inArray, or } from 'drizzle-orm';
import { rightChanges, sessions } from '../../../store/schema-accounts.ts';
import { personalTable, type PersonalTable } from './table.ts';

/** Tables with the sessions of a user. */
export const sessionTables: readonly PersonalTable[] = [
  personalTable({
    table: sessions,
    title: 'Sitzungen',
    purpose: 'Damit du angemeldet bleibst und siehst, wo du es bist.',
    columns: {
      tokenHash: { withheld: 'Prüfwert des Tokens, das nur dein Gerät kennt.' },
      sessionId: 'Kennung',
      userId: { name: 'Deine Rolle', of: (userId, owner) => (userId === owner.userId ? 'Inhaber der Sitzung' : 'Inhaber des Kontos') },
      actingUserId: { name: 'Admin-View', of: () => true },
      device: 'Gerät',
      createdAt: 'Angemeldet am',
      seenAt: 'Zuletzt benutzt am',
      idleSeconds: 'Endet unbenutzt nach (Sekunden)',
      expiresAt: 'Endet spätestens am',
    },
    rows: (sql, { userId }) =>
      sql
        .select()
        .from(sessions)
        .where(or(eq(sessions.userId, userId), eq(sessions.actingUserId, userId)))
        .orderBy(desc(sessions.seenAt)),
    removal: 'cascade',
  }),
  personalTable({
    table: rightChanges,
    title: 'Änderungen von Rechten',
    purpose: 'Damit alle Rechner des Portals sofort wissen, dass sich deine Rechte geändert haben; wenige Minuten lang.',
    columns: {
      id: { withheld: 'Laufende Nummer.' },
      userId: { withheld: 'Kennung, unter der die Datenbank das Konto führt; sie sagt nichts aus.' },
      sessionId: 'Kennung der Sitzung',
      at: 'Wann',
    },
    rows: (sql, { userId }) => {
      const own = sql.select({ sessionId: sessions.sessionId }).from(sessions).where(eq(sessions.userId, userId));
      return sql
        .select()
        .from(rightChanges)
        .where(or(eq(rightChanges.userId, userId), inArray(rightChanges.sessionId, own)))
        .orderBy(rightChanges.at);
    },
    // Running processes learn from this table that the account is gone; `pruneRightChanges` removes it minutes later.
    removal: async () => undefined,
  }),
];
