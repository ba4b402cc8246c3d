import { and, desc, eq, gt, isNull, lte, sql as raw } from 'drizzle-orm';
import type { Sql } from '../../store/database.ts';
import { confirmationCodes, registrations, users } from '../../store/schema-accounts.ts';
import { terms } from '../../base/terms.ts';
import { emailKeyOf } from './user-store.ts';

/** Maximum number of pending registrations per address; the oldest ones are removed. Each may require a key derivation. */
const MOST_WAITING = 10;

/** Pending registration, whose address is not confirmed yet. */
export type Registration = typeof registrations.$inferSelect;
export type ConfirmationCode = typeof confirmationCodes.$inferSelect;

/** Data entered for a registration, with the password derived. */
export type NewRegistration = Omit<Registration, 'emailKey' | 'createdAt'>;

/**
 * Stores a registration with its code in one statement, which is the same for every address. Other registrations are not changed.
 * @param now provider's clock, epoch milliseconds, as everywhere here
 */
export async function insertRegistration(sql: Sql, { email, ...entered }: NewRegistration, codeHash: string, now: number): Promise<void> {
  const emailKey = emailKeyOf(email);
  const [from, until] = [new Date(now).toISOString(), new Date(now + terms.confirmationCode).toISOString()];
  await sql.execute(raw`
    with registration as (
      insert into registrations (registration_id, email, email_key, password_hash, first_name, last_name, wants_newsletter, created_at)
      values (${entered.registrationId}, ${email.trim()}, ${emailKey}, ${entered.passwordHash}, ${entered.firstName}::text,
        ${entered.lastName}::text, ${entered.wantsNewsletter}::boolean, ${from}::timestamptz)
      returning registration_id, email_key
    )
    insert into confirmation_codes (code_hash, email_key, registration_id, created_at, expires_at)
    select ${codeHash}, email_key, registration_id, ${from}::timestamptz, ${until}::timestamptz from registration`);
}

/** Stores a code for any pending registration of an address; the password that comes with it selects the registration. */
export async function insertRepeatedCode(sql: Sql, emailKey: string, codeHash: string, now: number): Promise<void> {
  await sql.insert(confirmationCodes).values({
    codeHash,
    emailKey,
    createdAt: new Date(now),
    expiresAt: new Date(now + terms.confirmationCode),
  });
}

/** Reads a code in any state. */
export async function readConfirmationCode(sql: Sql, codeHash: string): Promise<ConfirmationCode | undefined> {
  const [row] = await sql.select().from(confirmationCodes).where(eq(confirmationCodes.codeHash, codeHash));
  return row;
}

/** Reads the pending registrations of an address, newest first. */
export async function readRegistrations(sql: Sql, emailKey: string, now: number): Promise<Registration[]> {
  return sql
    .select()
    .from(registrations)
    .where(and(eq(registrations.emailKey, emailKey), gt(registrations.createdAt, new Date(now - terms.registration))))
    .orderBy(desc(registrations.createdAt), registrations.registrationId);
}

/** Makes confirmations of one address wait for each other until the transaction ends. */
export async function lockRegistrations(sql: Sql, emailKey: string): Promise<void> {
  await sql
    .select({ id: registrations.registrationId })
    .from(registrations)
    .where(eq(registrations.emailKey, emailKey))
    .orderBy(registrations.registrationId)
    .for('update');
}

/** Turns a registration into an account; false if the address already has one. */
export async function insertAccount(sql: Sql, userId: string, registration: Registration): Promise<boolean> {
  const { registrationId: _, wantsNewsletter, createdAt, ...entered } = registration;
  const made = await sql
    .insert(users)
    .values({ userId, ...entered, wantsNewsletter, newsletterAt: wantsNewsletter ? createdAt : null, createdAt })
    .onConflictDoNothing({ target: users.emailKey })
    .returning({ userId: users.userId });
  return made.length > 0;
}

/** Removes the pending registrations of an address. Its codes stay as used ones, without the address. */
export async function endRegistrationsOf(sql: Sql, emailKey: string, now: number): Promise<void> {
  await sql
    .update(confirmationCodes)
    .set({ usedAt: new Date(now), emailKey: null, registrationId: null })
    .where(and(eq(confirmationCodes.emailKey, emailKey), isNull(confirmationCodes.usedAt)));
  await sql.delete(registrations).where(eq(registrations.emailKey, emailKey));
}

/** Removes the oldest registrations of an address that has too many. */
export async function limitRegistrations(sql: Sql, emailKey: string): Promise<void> {
  await sql.execute(raw`
    delete from registrations where registration_id in (
      select registration_id from registrations where email_key = ${emailKey}
      order by created_at desc, registration_id offset ${MOST_WAITING}
    )`);
}

/** Removes expired registrations and codes, and registrations of addresses that have an account. */
export async function pruneRegistrations(sql: Sql, now: number): Promise<void> {
  const oldest = new Date(now - terms.registration);
  await sql.delete(confirmationCodes).where(lte(confirmationCodes.createdAt, oldest));
  await sql.delete(registrations).where(lte(registrations.createdAt, oldest));
  await sql.execute(raw`delete from registrations using users where registrations.email_key = users.email_key`);
}
