import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StoreError, type Connection, type Driver } from './driver.ts';
import { StoreTroubleError, troubleOf } from './trouble.ts';

const { builtins } = pg.types;
const asText = (value: string): string => value;
const TEXT_TYPES: ReadonlySet<number> = new Set([builtins.DATE, builtins.TIMESTAMP, builtins.TIMESTAMPTZ, builtins.JSON, builtins.JSONB]);

// Arbitrary constant: every process that starts on the same database uses the same lock.
const ADVISORY_LOCK = 7_205_310;
/** Maximum time that closing waits for running statements, in ms. */
const PATIENCE_MS = 3_000;

/**
 * Connects to a PostgreSQL server.
 * @throws StoreError if it does not answer
 */
export async function openServer(url: string): Promise<Driver> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 60_000,
    options: '-c TimeZone=UTC',
    types: { getTypeParser: parserOf },
  });
  // An idle connection that breaks (server restart) is replaced by the next query.
  pool.on('error', () => undefined);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error ? error.message : String(error);
    throw new StoreError(
      `Der PostgreSQL-Server antwortet nicht (${reason}). Prüfe DATABASE_URL und ob der Server läuft; ohne DATABASE_URL nimmt Parkett die eingebaute Datenbank.`,
      { cause: error },
    );
  }
  return {
    kind: 'server',
    ...connectionOf(pool),
    async exclusive(work) {
      const client = await explained(pool.connect());
      try {
        const result = await work(connectionOf(client));
        client.release();
        return result;
      } catch (error) {
        // A connection in an unknown state is closed, not reused.
        client.release(troubleOf(error) === 'away');
        throw error;
      }
    },
    async alone(work) {
      const client = await explained(pool.connect());
      try {
        await client.query('set statement_timeout = 0');
        await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
        return await work();
      } finally {
        // Ending the session releases the lock in any case.
        client.release(true);
      }
    },
    trouble: () => undefined,
    close: () => Promise.race([pool.end(), sleep(PATIENCE_MS, undefined, { ref: false })]),
  };
}

function parserOf(oid: number, format: 'text' | 'binary' | undefined): unknown {
  if (TEXT_TYPES.has(oid)) return asText;
  if (oid === builtins.INT8) return Number;
  return pg.types.getTypeParser(oid, format ?? 'text');
}

function connectionOf(target: pg.Pool | pg.PoolClient): Connection {
  return {
    async query(text, parameters) {
      const result = await explained(target.query<unknown[]>({ text, values: [...parameters], rowMode: 'array' }));
      return result.rows;
    },
    async script(text) {
      await explained(target.query(text));
    },
  };
}

/** Turns errors that do not come from the server itself into errors of the connection; the driver gives many of those no code. */
async function explained<Result>(asked: Promise<Result>): Promise<Result> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof pg.DatabaseError) throw error;
    throw new StoreTroubleError('away', 'The PostgreSQL server does not answer.', { cause: error });
  }
}
