import type { Schema } from '#client/operations.ts';
import { dateTime } from '../../../base/date-time.ts';
import type { Sql } from '../../../store/database.ts';
import { personalTables } from './tables.ts';
import type { Owner } from './table.ts';

/** Reads everything that the store holds about a user, by table. */
export async function readPersonalData(sql: Sql, owner: Owner, now: number): Promise<Schema<'UserData'>> {
  const list: Schema<'UserDataArea'>[] = [];
  // Reads one table after the other, so that an export does not load the store more than any other call.
  for (const { name, title, purpose, entries } of personalTables)
    list.push({ code: name, title, purpose, entries: await entries(sql, owner) });
  return { datetimeCreation: dateTime(now), list };
}

/** Deletes all personal data with the account itself. Needs a transaction, so that nothing is left partially deleted. */
export async function removePersonalData(sql: Sql, owner: Owner): Promise<void> {
  for (const { removal } of personalTables.toReversed()) {
    if (removal !== 'cascade') await removal(sql, owner);
  }
}
