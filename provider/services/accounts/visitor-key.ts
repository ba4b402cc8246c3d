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
 * The key that addresses of visitors and e-mail addresses are hashed with where tries are counted. It lies outside the store: whoever
 * reads the database or a backup of it cannot try out addresses. `PROVIDER_SECRET`, or a file in the data folder that the first start
 * makes.
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
    // Fails where there is one already.
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
 * Whether another provider on this server counts with another key. Each would then count by itself, so that limits are as many times
 * higher as there are providers.
 */
export async function hasOtherKey({ kind, sql }: Pick<Database, 'kind' | 'sql'>, key: Buffer): Promise<boolean> {
  if (kind !== 'server') return false;
  const fingerprint = sign(key, 'fingerprint').slice(0, 16);
  const known = await readState(sql, 'visitor-key');
  if (known === fingerprint) return false;
  await writeState(sql, 'visitor-key', fingerprint);
  return known !== undefined;
}
