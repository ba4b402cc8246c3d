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
  /** `PARKETT_DATA`: the embedded database lies in its `db` folder. Without it: in memory. */
  readonly dataDirectory?: string;
  /** `DATABASE_URL`: a PostgreSQL server instead of the embedded database. */
  readonly databaseUrl?: string;
  /** Tells what a new embedded database is filled with at first: it may begin as an earlier one that `keepForNext` kept. */
  readonly content?: string | undefined;
  /** Where archives of earlier databases lie that a new embedded one begins as. */
  readonly templates?: string | undefined;
  /** Takes one line per long step. */
  readonly progress?: (line: string) => void;
}

/** SQL by Drizzle, the same on the embedded database and on a server. */
export type Sql = PgRemoteDatabase;

export interface Database {
  readonly kind: Driver['kind'];
  readonly sql: Sql;
  /** All or nothing: rolls back when `work` throws. */
  transaction<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result>;
  /** Runs `work` while no other process fills the same database; may wait for as long as that takes. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Why it takes no writes, or nothing at all, as far as is known without asking; undefined when it is well. */
  trouble(): Trouble | undefined;
  /** A fault of a start for the operator: what the trouble of the store is and what to do; others stay as they are. */
  explain(error: unknown): unknown;
  /** Tells other processes where this one takes orders (embedded only; a server needs none). */
  announce(admin: NonNullable<LockHolder['admin']>): void;
  /** The embedded database as a gzipped archive; a server has its own ways (`pg_dump`). */
  readonly dump?: () => Promise<Uint8Array>;
  /**
   * Takes what was deleted or changed out of the files of the embedded database: the text of such rows would stay in its pages and its
   * log. Call it after a deletion; it is done each hour too. On a server it does nothing: see docs/operation.md.
   */
  removeDeleted(): Promise<void>;
  /** Call it once the first content is there: the next new embedded database with this content begins with it. */
  keepForNext(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the store and brings its tables up to date.
 * @throws StoreError with a German message that says what to do.
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
    // Where that fails too the session is gone, and with it the transaction.
    await connection.script('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
