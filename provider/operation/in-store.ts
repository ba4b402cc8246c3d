import { parseOwn } from '#domain/input/own-json.ts';
import { openDatabase, type Database, type DatabaseOptions } from '../store/database.ts';
import { StoreError, StoreLockedError } from '../store/driver.ts';
import { askProvider } from './ask-provider.ts';
import { requireDatabase } from './backup.ts';

/** Hands a command to the provider that runs. */
type Ask = <Answer>(command: string, body: object) => Promise<Answer>;

/** Works in the store, or asks the provider that has it open. */
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

/** Error of a command without a user. */
export function noUser(user: string): StoreError {
  return new StoreError(`Es gibt keinen Nutzer „${user}“. Nenne seine E-Mail-Adresse oder die userId aus dem Protokoll.`);
}
