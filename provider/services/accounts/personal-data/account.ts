import { desc, eq, or } from 'drizzle-orm';
import { accountCodes, supportLog, userProducts, users } from '../../../store/schema-accounts.ts';
import { personalTable, type PersonalTable } from './table.ts';

const PASSWORD = 'Prüfwert eines Passworts: Wer ihn liest, könnte Passwörter daran ausprobieren.';
const INNER = 'Kennung, unter der die Datenbank das Konto führt; sie sagt nichts aus.';

/** The account itself and what hangs on it. */
export const accountTables: readonly PersonalTable[] = [
  personalTable({
    table: users,
    title: 'Konto',
    purpose: 'Damit du dich anmelden kannst und das Portal so siehst, wie du es eingestellt hast.',
    columns: {
      userId: { withheld: INNER },
      email: 'E-Mail-Adresse',
      emailKey: { withheld: 'Dieselbe E-Mail-Adresse in Kleinbuchstaben, zum Vergleichen.' },
      passwordHash: { withheld: PASSWORD },
      firstName: 'Vorname',
      lastName: 'Nachname',
      isActivated: 'E-Mail-Adresse bestätigt',
      isSupport: 'Verwalter',
      wantsNewsletter: 'Newsletter bestellt',
      newsletterAt: 'Newsletter bestellt oder abbestellt am',
      darkMode: 'Dunkle Darstellung',
      hasConnectedBank: 'Bank verbunden',
      createdAt: 'Konto angelegt und Nutzungsbedingungen zugestimmt am',
    },
    rows: (sql, { userId }) => sql.select().from(users).where(eq(users.userId, userId)),
    removal: async (sql, { userId }) => void (await sql.delete(users).where(eq(users.userId, userId))),
  }),
  personalTable({
    table: userProducts,
    title: 'Gekaufte Produkte',
    purpose: 'Damit du nutzen kannst, was du gekauft hast.',
    columns: {
      userId: { withheld: INNER },
      productId: 'Produkt',
      paymentInterval: { name: 'Zahlung', of: (interval) => (interval === 'MONTH' ? 'monatlich' : 'jährlich') },
      startsAt: 'Gültig ab',
      endsAt: 'Gültig bis',
    },
    rows: (sql, { userId }) => sql.select().from(userProducts).where(eq(userProducts.userId, userId)).orderBy(userProducts.startsAt),
    removal: 'cascade',
  }),
  personalTable({
    table: accountCodes,
    title: 'Codes aus E-Mails',
    purpose: 'Damit ein Code aus einer E-Mail nur einmal und nicht zu lange gilt.',
    columns: {
      codeHash: { withheld: 'Prüfwert des Codes, der selbst nur in der E-Mail steht.' },
      userId: { withheld: INNER },
      kind: { name: 'Wofür', of: (kind) => CODE_KINDS[kind] },
      passwordHash: { withheld: PASSWORD },
      email: 'Neue E-Mail-Adresse',
      createdAt: 'Angefordert am',
      expiresAt: 'Gültig bis',
      usedAt: 'Benutzt am',
    },
    rows: (sql, { userId }) => sql.select().from(accountCodes).where(eq(accountCodes.userId, userId)).orderBy(accountCodes.createdAt),
    removal: 'cascade',
  }),
  personalTable({
    table: supportLog,
    title: 'Arbeit von Verwaltern in Konten',
    purpose: 'Damit sich nachweisen lässt, wann jemand von der Verwaltung in einem Konto gearbeitet hat.',
    columns: {
      id: { withheld: 'Laufende Nummer.' },
      adminUserId: { withheld: 'Kennung des Verwalters: Sie ist eine Angabe über ihn.' },
      userId: { name: 'Deine Rolle', of: (userId, owner) => (userId === owner.userId ? 'Inhaber des Kontos' : 'Verwalter') },
      action: { name: 'Was', of: (action) => (action === 'start' ? 'begonnen' : 'beendet') },
      at: 'Wann',
    },
    rows: (sql, { userId }) =>
      sql
        .select()
        .from(supportLog)
        .where(or(eq(supportLog.userId, userId), eq(supportLog.adminUserId, userId)))
        .orderBy(desc(supportLog.at), desc(supportLog.id)),
    removal: 'cascade',
  }),
];

const CODE_KINDS = { confirmation: 'Registrierung bestätigen', reset: 'Neues Passwort', email: 'Neue E-Mail-Adresse' } as const;
