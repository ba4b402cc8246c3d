import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StoreError, type Connection, type Driver } from './driver.ts';

const TABLE =
  'create table if not exists migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())';
const FOLDER = fileURLToPath(new URL('./migrations/', import.meta.url));

/**
 * Runs the SQL files of `migrations/` that are new to the database, in order, each in a transaction, and exclusively, so that two providers
 * may start on one server at once.
 * @throws StoreError if a file was changed after it ran, or if the database is newer than this program
 */
export async function migrate(driver: Driver, progress: (line: string) => void): Promise<void> {
  await driver.alone(() => driver.exclusive((connection) => runPending(connection, progress)));
}

async function runPending(connection: Connection, progress: (line: string) => void): Promise<void> {
  // Checks first: a database that takes no writes at the moment may already be up to date.
  const [[isThere] = []] = await connection.query("select to_regclass('migrations') is not null", []);
  if (isThere !== true) await connection.script(TABLE);
  const applied = new Map(
    (await connection.query('select name, hash from migrations', [])).map(([name, hash]) => [String(name), String(hash)]),
  );
  const migrations = readMigrations();
  refuseUnknown(
    [...applied.keys()],
    migrations.map(({ name }) => name),
  );
  for (const { name, text, hash } of migrations) {
    const known = applied.get(name);
    if (known === hash) continue;
    if (known !== undefined)
      throw new StoreError(
        `Die Migration ${name} wurde nach ihrer Anwendung geändert. Stelle sie wieder her und schreibe eine neue Datei.`,
      );
    progress(`Tabellen werden eingerichtet: ${name} …`);
    await applyOne(connection, { name, text, hash });
  }
}

interface Migration {
  readonly name: string;
  readonly text: string;
  readonly hash: string;
}

function readMigrations(): Migration[] {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'));
  return names.toSorted().map((name) => {
    const text = readFileSync(join(FOLDER, name), 'utf8');
    return { name, text, hash: hashOf(text) };
  });
}

/** Returns a hash of the tables that this program's migrations create. */
export function hashOfMigrations(): string {
  return hashOf(
    TABLE +
      readMigrations()
        .map(({ name, hash }) => `${name}:${hash}`)
        .join(),
  );
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function refuseUnknown(applied: readonly string[], files: readonly string[]): void {
  const unknown = applied.filter((name) => !files.includes(name));
  if (unknown.length === 0) return;
  throw new StoreError(
    `Die Datenbank ist neuer als dieses Programm (unbekannt: ${unknown.join(', ')}). Nimm die neuere Version oder eine andere Datenbank.`,
  );
}

async function applyOne(connection: Connection, { name, text, hash }: Migration): Promise<void> {
  await connection.script('BEGIN');
  try {
    await connection.script(text);
    await connection.query('insert into migrations (name, hash) values ($1, $2)', [name, hash]);
    await connection.script('COMMIT');
  } catch (error) {
    await connection.script('ROLLBACK');
    throw error;
  }
}
