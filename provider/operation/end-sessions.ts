import { openDatabase, type DatabaseOptions } from '../store/database.ts';
import { StoreError, StoreLockedError } from '../store/driver.ts';
import { deleteSessionsOfNamed } from '../services/accounts/devices.ts';
import { askProvider } from './ask-provider.ts';
import { requireDatabase } from './backup.ts';

/**
 * Ends all sessions of a user, named by address or `userId`, whether a provider runs or not: running ones refuse their tokens and end
 * their real time within a second. Resolves with how many there were.
 * @throws StoreError with a German message that says what to do
 */
export async function endSessions(where: DatabaseOptions, user: string): Promise<number> {
  if (where.dataDirectory !== undefined) requireDatabase(where.dataDirectory);
  const ended = await endThere(where, user);
  if (ended === undefined)
    throw new StoreError(`Es gibt keinen Nutzer „${user}“. Nenne seine E-Mail-Adresse oder die userId aus dem Protokoll.`);
  return ended;
}

async function endThere(where: DatabaseOptions, user: string): Promise<number | undefined> {
  try {
    const database = await openDatabase(where);
    try {
      return (await deleteSessionsOfNamed(database.sql, user))?.ended;
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof StoreLockedError) || error.holder.admin === undefined) throw error;
    const { ended } = (await (await askProvider(error.holder.admin, 'sessions/end', { user })).json()) as { readonly ended?: number };
    return ended;
  }
}
