import { parseOwn } from '#domain/input/own-json.ts';
import { openDatabase, type Database, type DatabaseOptions } from '../store/database.ts';
import { StoreError, StoreLockedError } from '../store/driver.ts';
import { askProvider } from './ask-provider.ts';
import { requireDatabase } from './backup.ts';

/** Sends a command to the running provider. */
type Ask = <Answer>(command: string, body: object) => Promise<Answer>;

/** Runs work in the store, or asks the provider that has the store open. */
export async function inStore<Result>(
  where: DatabaseOptions,
  work: (database: Database) => Promise<Result>,
  elsewhere: (ask: Ask) => Promise<Result>,
): Promise<Result> {
  if (where.dataDirectory !== undefined) requireDatabase(where.dataDirectory);
  try {
    const database = await openDatabase(where);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof StoreLockedError) || error.holder.admin === undefined) throw error;
    const { admin } = error.holder;
    return elsewhere(async <Answer>(command: string, body: object) =>
      parseOwn<Answer>(await (await askProvider(admin, command, body)).text()),
    );
  }
}

/** Creates the error for a command whose user does not exist. */
export function noUser(user: string): StoreError {
  return new StoreError(`Es gibt keinen Nutzer „${user}“. Nenne seine E-Mail-Adresse oder die userId aus dem Protokoll.`);
}
