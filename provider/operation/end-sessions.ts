import type { DatabaseOptions } from '../store/database.ts';
import { deleteSessionsOfNamed } from '../services/accounts/devices.ts';
import { inStore, noUser } from './in-store.ts';

/**
 * Ends all sessions of a user, given by address or `userId`, with or without a running provider: running ones refuse their tokens and end
 * their live prices within a second. Resolves with the number of ended sessions.
 * @throws StoreError with a German message that says what to do
 */
export async function endSessions(where: DatabaseOptions, user: string): Promise<number> {
  const ended = await inStore(
    where,
    async ({ sql }) => (await deleteSessionsOfNamed(sql, user))?.ended,
    async (ask) => (await ask<{ readonly ended?: number }>('sessions/end', { user })).ended,
  );
  if (ended === undefined) throw noUser(user);
  return ended;
}
