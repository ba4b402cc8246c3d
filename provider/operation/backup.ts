import { chmodSync, existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '#domain/log/error-code.ts';
import { PRIVATE_FILE } from '#documents/files/private-folder.ts';
import { askProvider } from './ask-provider.ts';
import { openDatabase } from '../store/database.ts';
import { StoreError, StoreLockedError } from '../store/driver.ts';
import { claim, openEmbedded } from '../store/embedded/driver.ts';

const GZIP = [0x1f, 0x8b];

/**
 * Writes the embedded database below `dataDirectory` to `file` as one gzipped archive. If a provider runs on it, that provider makes the
 * archive. Resolves with the number of bytes.
 * @throws StoreError with a German message that says what to do
 */
export async function backUp(dataDirectory: string, file: string): Promise<number> {
  if (existsSync(file)) throw new StoreError(`${file} gibt es schon: Wähle einen anderen Namen, damit keine Sicherung verloren geht.`);
  requireDatabase(dataDirectory);
  const bytes = await archiveOf(dataDirectory);
  // Writes to a temporary file first: a partial file would look like a backup.
  const part = `${file}.teil`;
  try {
    writeFileSync(part, bytes, { mode: PRIVATE_FILE });
    chmodSync(part, PRIVATE_FILE);
    renameSync(part, file);
  } catch (cause) {
    rmSync(part, { force: true });
    const code = errorCode(cause);
    throw new StoreError(`${file} lässt sich nicht schreiben (${code}). Nimm einen Ordner mit Platz auf einem anderen Datenträger.`, {
      cause,
    });
  }
  return bytes.length;
}

/**
 * Verifies that there is an embedded database below the folder.
 * @throws StoreError with a German message if there is none
 */
export function requireDatabase(dataDirectory: string): void {
  if (existsSync(join(dataDirectory, 'db'))) return;
  throw new StoreError(`In ${dataDirectory} liegt keine Datenbank. Mit PARKETT_DATA wählst du den Datenordner.`);
}

async function archiveOf(dataDirectory: string): Promise<Uint8Array> {
  try {
    const database = await openDatabase({ dataDirectory });
    try {
      return (await database.dump?.()) ?? new Uint8Array();
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof StoreLockedError) || error.holder.admin === undefined) throw error;
    return new Uint8Array(await (await askProvider(error.holder.admin, 'backup', {})).arrayBuffer());
  }
}

export interface Restored {
  readonly instruments: number;
  /** New path of the previous database. */
  readonly before?: string;
}

/**
 * Replaces the database below `dataDirectory` by that of a backup; the previous one is renamed. Nothing is changed before the backup has
 * been opened and read.
 * @throws StoreError if a provider is running on it, if a database exists and `replace` is not set, or if the file is not a backup
 */
export async function restore(dataDirectory: string, file: string, { replace, now }: { replace: boolean; now: Date }): Promise<Restored> {
  const archive = readArchive(file);
  const folder = join(dataDirectory, 'db');
  const isThere = existsSync(folder) && readdirSync(folder).length > 0;
  if (isThere && !replace) {
    throw new StoreError(`In ${dataDirectory} liegt schon eine Datenbank. Mit --replace wird sie umbenannt und die Sicherung eingesetzt.`);
  }
  // Only locks the database without opening it: it may be damaged, which is when backups are needed.
  const lock = isThere ? claim(folder) : undefined;
  const fresh = join(dataDirectory, `db-neu-${process.pid}`);
  try {
    const instruments = await unpack(fresh, archive, file);
    const before = join(dataDirectory, `db-vor-${now.toISOString().slice(0, 19).replaceAll(/\D/gu, '')}`);
    if (isThere) renameSync(folder, before);
    else rmSync(folder, { recursive: true, force: true });
    renameSync(fresh, folder);
    return { instruments, ...(isThere ? { before } : {}) };
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    lock?.release();
  }
}

function readArchive(file: string): ArrayBuffer {
  if (!existsSync(file)) throw new StoreError(`Die Sicherung ${file} gibt es nicht.`);
  const bytes = readFileSync(file);
  if (bytes[0] !== GZIP[0] || bytes[1] !== GZIP[1]) throw new StoreError(`${file} ist keine Sicherung (erwartet wird ein gzip-Archiv).`);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
}

async function unpack(folder: string, archive: ArrayBuffer, file: string): Promise<number> {
  try {
    const driver = await openEmbedded(
      folder,
      () => undefined,
      async () => archive,
    );
    try {
      const [row] = await driver.query('select count(*) from instruments', []);
      return Number(row?.[0] ?? 0);
    } finally {
      await driver.close();
    }
  } catch (cause) {
    throw new StoreError(
      `${file} lässt sich nicht öffnen: Die Sicherung ist beschädigt oder von etwas anderem. Es wurde nichts verändert.`,
      {
        cause,
      },
    );
  }
}
