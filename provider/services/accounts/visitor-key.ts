import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '#domain/log/error-code.ts';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '#documents/files/private-folder.ts';
import type { Database } from '../../store/database.ts';
import { readState, writeState } from '../../store/state.ts';
import { sign } from './secrets.ts';

const LEAST = 32;
const FILE = 'visitor-key';

/**
 * Reads the key for hashing visitors' addresses and e-mail addresses where attempts are counted. It is outside the store, so that a reader
 * of the database or its backup cannot try out addresses. Source: `PROVIDER_SECRET`, or a file in the data folder that the first start
 * creates.
 * @throws Error with a German message that says what to do
 */
export function readVisitorKey(env: Readonly<Record<string, string | undefined>>, dataDirectory: string): Buffer {
  const given = env.PROVIDER_SECRET ?? '';
  if (given.length >= LEAST) return Buffer.from(given);
  if (given !== '')
    throw new Error(`PROVIDER_SECRET ist zu kurz: Nimm mindestens ${LEAST} zufällige Zeichen, zum Beispiel von „openssl rand -base64 32“.`);
  const file = join(dataDirectory, FILE);
  try {
    mkdirSync(dataDirectory, { recursive: true, mode: PRIVATE_FOLDER });
    // Fails if the file already exists.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: PRIVATE_FILE });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw unreadable(file, error);
  }
  try {
    const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url');
    if (key.length >= LEAST) return key;
  } catch (error) {
    throw unreadable(file, error);
  }
  throw new Error(`PARKETT_DATA: Die Datei ${file} enthält keinen Schlüssel. Lösche sie; der nächste Start legt eine neue an.`);
}

function unreadable(file: string, cause: unknown): Error {
  return new Error(`PARKETT_DATA: Die Datei ${file} lässt sich nicht lesen oder anlegen. Prüfe die Rechte des Ordners.`, { cause });
}

/**
 * Returns true if another provider on this server counts with another key. Each provider would then count separately, which multiplies the
 * limits by the number of providers.
 */
export async function hasOtherKey({ kind, sql }: Pick<Database, 'kind' | 'sql'>, key: Buffer): Promise<boolean> {
  if (kind !== 'server') return false;
  const fingerprint = sign(key, 'fingerprint').slice(0, 16);
  const known = await readState(sql, 'visitor-key');
  if (known === fingerprint) return false;
  await writeState(sql, 'visitor-key', fingerprint);
  return known !== undefined;
}
