import { join } from 'node:path';
import { drizzle, type PgRemoteDatabase } from 'drizzle-orm/pg-proxy';
import { openEmbedded } from './embedded/driver.ts';
import { createTemplates } from './embedded/template.ts';
import type { Connection, Driver, LockHolder } from './driver.ts';
import { hashOfMigrations, migrate } from './migrate.ts';
import { removeDeletedRows } from './remove-deleted.ts';
import { openServer } from './server-driver.ts';
import { startTroubleOf } from './start-trouble.ts';
import { withMemory } from './trouble-memory.ts';
import type { Trouble } from './trouble.ts';

export interface DatabaseOptions {
  /** `PARKETT_DATA`: the embedded database is in its `db` folder; default: in memory. */
  readonly dataDirectory?: string;
  /** `DATABASE_URL`: a PostgreSQL server instead of the embedded database. */
  readonly databaseUrl?: string;
  /** Key of the initial content of a new embedded database, which may start from an archive of `keepForNext` with the same key. */
  readonly content?: string | undefined;
  /** Folder of archives from which a new embedded database may start. */
  readonly templates?: string | undefined;
  /** Takes one line per long step. */
  readonly progress?: (line: string) => void;
}

/** SQL with Drizzle, the same for the embedded database and a server. */
export type Sql = PgRemoteDatabase;

export interface Database {
  readonly kind: Driver['kind'];
  readonly sql: Sql;
  /** Runs `work` in a transaction and rolls back if it throws. */
  transaction<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result>;
  /** Runs `work` while no other process fills the same database; waits until that is possible. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Returns the reason why the store takes no writes, or nothing at all, as far as known without a query; undefined if it works. */
  trouble(): Trouble | undefined;
  /**
   * Turns an error at the start into one for the operator that names the trouble of the store and the solution; other errors are unchanged.
   */
  explain(error: unknown): unknown;
  /** Announces to other processes the address at which this one takes orders (embedded only; a server does not need it). */
  announce(admin: NonNullable<LockHolder['admin']>): void;
  /** Returns the embedded database as a gzipped archive; a server has its own tools (`pg_dump`). */
  readonly dump?: () => Promise<Uint8Array>;
  /**
   * Removes deleted or changed rows from the files of the embedded database: their text would remain in its pages and its log. Must be
   * called after a deletion; it also runs every hour. On a server it does nothing: see docs/operation.md.
   */
  removeDeleted(): Promise<void>;
  /** Must be called once the initial content is stored: the next new embedded database with this content starts from an archive of it. */
  keepForNext(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the store and brings its tables up to date.
 * @throws StoreError with a German message that says what to do
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const progress = options.progress ?? (() => undefined);
  const templates =
    options.databaseUrl === undefined
      ? createTemplates({ tables: hashOfMigrations(), content: options.content, folder: options.templates })
      : undefined;
  const embedded = templates === undefined ? undefined : await openEmbedded(folderOf(options), progress, templates.begin);
  const archive = async (): Promise<Uint8Array> => {
    await driver.script('CHECKPOINT');
    return (await embedded?.dump('none')) ?? new Uint8Array();
  };
  const driver = withMemory(embedded ?? (await openServer(options.databaseUrl ?? '')));
  try {
    await migrate(driver, progress);
    await templates?.keep('tables', archive);
  } catch (error) {
    await driver.close();
    throw startTroubleOf(error, folderOf(options));
  }
  return {
    kind: driver.kind,
    sql: sqlOn(driver),
    transaction: (work) => driver.exclusive((connection) => inTransaction(connection, work)),
    alone: (work) => driver.alone(work),
    trouble: () => driver.trouble(),
    explain: (error) => startTroubleOf(error, folderOf(options)),
    announce: (admin) => embedded?.announce(admin),
    ...(embedded === undefined ? {} : { dump: () => embedded.dump() }),
    removeDeleted: async () => (folderOf(options) === undefined ? undefined : removeDeletedRows(sqlOn(driver))),
    keepForNext: async () => templates?.keep('filled', archive),
    close: () => driver.close(),
  };
}

/** Returns the folder of the embedded database; undefined for one in memory or on a server. */
function folderOf({ dataDirectory, databaseUrl }: DatabaseOptions): string | undefined {
  return dataDirectory === undefined || databaseUrl !== undefined ? undefined : join(dataDirectory, 'db');
}

function sqlOn(connection: Connection): Sql {
  return drizzle(async (text, parameters) => ({ rows: await connection.query(text, parameters) }));
}

async function inTransaction<Result>(connection: Connection, work: (sql: Sql) => Promise<Result>): Promise<Result> {
  await connection.script('BEGIN');
  try {
    const result = await work(sqlOn(connection));
    await connection.script('COMMIT');
    return result;
  } catch (error) {
    // If that fails too, the session has ended, and with it the transaction.
    await connection.script('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
