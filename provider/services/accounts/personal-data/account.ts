import { desc, eq, or } from 'drizzle-orm';
import { accountCodes, confirmationCodes, registrations, supportLog, userProducts, users } from '../../../store/schema-accounts.ts';
import { personalTable, type PersonalTable } from './table.ts';

const PASSWORD = 'Prüfwert eines Passworts: Wer ihn liest, könnte Passwörter daran ausprobieren.';
const UNPROVEN = 'Angabe von jemandem, der mit dieser E-Mail-Adresse noch nichts bestätigt hat.';
const INNER = 'Kennung, unter der die Datenbank das Konto führt; sie sagt nichts aus.';

/** Tables of the account itself and the data that belongs to it. */
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
      email: 'Neue E-Mail-Adresse',
      createdAt: 'Angefordert am',
      expiresAt: 'Gültig bis',
      usedAt: 'Benutzt am',
    },
    rows: (sql, { userId }) => sql.select().from(accountCodes).where(eq(accountCodes.userId, userId)).orderBy(accountCodes.createdAt),
    removal: 'cascade',
  }),
  personalTable({
    table: registrations,
    title: 'Offene Registrierungen',
    purpose: 'Damit du eine Registrierung mit deiner E-Mail-Adresse bestätigen kannst; sieben Tage lang.',
    columns: {
      registrationId: { withheld: 'Kennung der Registrierung; sie sagt nichts aus.' },
      email: 'E-Mail-Adresse',
      emailKey: { withheld: 'Dieselbe E-Mail-Adresse in Kleinbuchstaben, zum Vergleichen.' },
      passwordHash: { withheld: PASSWORD },
      firstName: { withheld: UNPROVEN },
      lastName: { withheld: UNPROVEN },
      wantsNewsletter: { withheld: UNPROVEN },
      createdAt: 'Registriert am',
    },
    rows: (sql, { emailKey }) =>
      sql.select().from(registrations).where(eq(registrations.emailKey, emailKey)).orderBy(registrations.createdAt),
    removal: async (sql, { emailKey }) => void (await sql.delete(registrations).where(eq(registrations.emailKey, emailKey))),
  }),
  personalTable({
    table: confirmationCodes,
    title: 'Codes von Registrierungen',
    purpose: 'Damit ein Code aus einer E-Mail nur einmal und nicht zu lange gilt; nach der Bestätigung ohne E-Mail-Adresse.',
    columns: {
      codeHash: { withheld: 'Prüfwert des Codes, der selbst nur in der E-Mail steht.' },
      emailKey: 'E-Mail-Adresse in Kleinbuchstaben',
      registrationId: { withheld: 'Kennung der Registrierung; sie sagt nichts aus.' },
      createdAt: 'Angefordert am',
      expiresAt: 'Gültig bis',
      usedAt: 'Benutzt am',
    },
    rows: (sql, { emailKey }) =>
      sql.select().from(confirmationCodes).where(eq(confirmationCodes.emailKey, emailKey)).orderBy(confirmationCodes.createdAt),
    removal: async (sql, { emailKey }) => void (await sql.delete(confirmationCodes).where(eq(confirmationCodes.emailKey, emailKey))),
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

const CODE_KINDS = { reset: 'Neues Passwort', email: 'Neue E-Mail-Adresse' } as const;
