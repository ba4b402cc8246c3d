import { writeFileSync } from 'node:fs';
import { PRIVATE_FILE } from '#documents/files/private-folder.ts';
import { dataFile, type TakenData } from '#domain/user/data-file.ts';
import { deleteNamed } from '../services/accounts/deletion.ts';
import { readDataOf } from '../services/accounts/own-data.ts';
import type { Database, DatabaseOptions } from '../store/database.ts';
import { inStore, noUser } from './in-store.ts';

/**
 * Writes everything that is stored about a user, given by address or `userId`, to a file that only its owner can read, or resolves with it
 * if no file is given. Works with or without a running provider.
 * @throws StoreError with a German message that says what to do
 */
export async function exportUser(where: DatabaseOptions, user: string, file?: string): Promise<string> {
  const fromStore = (database: Database) => readDataOf({ database, now: Date.now, log: () => undefined }, user);
  const data = await inStore(where, fromStore, async (ask) => (await ask<{ data?: TakenData }>('users/data', { user })).data);
  if (data === undefined) throw noUser(user);
  const text = dataFile(data);
  if (file !== undefined) writeFileSync(file, text, { mode: PRIVATE_FILE });
  return text;
}

/**
 * Deletes the account of a user with everything that is stored about them. Works with or without a running provider: running ones refuse
 * the user's tokens and end their live prices within a second.
 * @throws StoreError with a German message that says what to do
 */
export async function deleteUser(where: DatabaseOptions, user: string): Promise<void> {
  const fromStore = async (database: Database): Promise<boolean> => {
    const isDeleted = (await deleteNamed(database, user)) !== undefined;
    if (isDeleted) await database.removeDeleted();
    return isDeleted;
  };
  const isDeleted = await inStore(where, fromStore, async (ask) => (await ask<{ isDeleted: boolean }>('users/delete', { user })).isDeleted);
  if (!isDeleted) throw noUser(user);
}
