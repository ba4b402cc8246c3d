import { and, eq, ne } from 'drizzle-orm';
import type { Schema } from '#client/operations.ts';
import { cleanLine } from '../../base/clean.ts';
import { HttpFault } from '../../base/fault.ts';
import { users } from '../../store/schema-accounts.ts';
import { requireOwner } from './own-account.ts';
import type { AccountParts } from './parts.ts';
import type { UserSession } from './types.ts';

/**
 * Changes or removes the name of the user of a session. Missing or blank parts of a changed name are removed.
 * @throws HttpFault 403 for support in somebody's account, 422 for a blank name without `isRemoved`
 */
export async function changeName(
  { database, log }: AccountParts,
  session: UserSession,
  { isRemoved, ...given }: Schema<'UserNameRequest'>,
): Promise<void> {
  requireOwner(session, 'Im Admin-View lässt sich der Name nicht ändern.');
  const { userId } = session;
  const [firstName, lastName] = [given.firstName, given.lastName].map((part = '') => (isRemoved ? '' : cleanLine(part)));
  if (!isRemoved && !firstName && !lastName)
    throw new HttpFault(422, 'The name is blank', 'Bitte gib einen Namen an, oder wähle, dass er gelöscht wird.');
  await database.sql
    .update(users)
    .set({ firstName: firstName || null, lastName: lastName || null })
    .where(eq(users.userId, userId));
  log('name changed', { userId }, 'info');
}

/**
 * Gives or withdraws the consent to the newsletter and stores the time. Repeating the same choice changes nothing.
 * @throws HttpFault 403 for support in somebody's account
 */
export async function changeNewsletter(
  { database, now, log }: AccountParts,
  session: UserSession,
  { wantsNewsletter }: Schema<'NewsletterRequest'>,
): Promise<void> {
  requireOwner(session, 'Im Admin-View lässt sich der Newsletter weder bestellen noch abbestellen.');
  const { userId } = session;
  const changed = await database.sql
    .update(users)
    .set({ wantsNewsletter, newsletterAt: new Date(now()) })
    .where(and(eq(users.userId, userId), ne(users.wantsNewsletter, wantsNewsletter)))
    .returning({ userId: users.userId });
  if (changed.length > 0) log(wantsNewsletter ? 'newsletter ordered' : 'newsletter withdrawn', { userId }, 'info');
}
