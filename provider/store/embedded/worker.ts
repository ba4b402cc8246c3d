import { PGlite, types, type PGliteOptions } from '@electric-sql/pglite';
import { entryAt } from '#domain/input/at.ts';
import { thisThread } from '#domain/threads/this-thread.ts';
import { createDiskGuard, type DiskGuard } from './disk-guard.ts';
import type { WorkerAnswer, WorkerOptions, WorkerRequest } from './protocol.ts';

// The embedded database blocks its thread, so this thread runs nothing else.

/**
 * Settings for one session, which needs fewer buffers than a hundred, and only the last segments of the write-ahead log. Old segments are
 * removed instead of recycled, because they would contain deleted texts.
 */
const MODEST = ['shared_buffers=32MB', 'max_connections=4', 'min_wal_size=32MB', 'max_wal_size=64MB', 'wal_recycle=off'];
/** Size of the write-ahead log after which a checkpoint is written: no background process writes any. */
const CHECKPOINT_BYTES = 32 * 1024 * 1024;
const CHECKPOINT_LOOK_MS = 500;
const DISK_FULL = '53100';
const READ_ONLY = '25006';

const asText = (value: string): string => value;
const { port, data: options } = thisThread<Omit<WorkerOptions, 'template'> & { template?: ArrayBuffer }>('embedded/worker.ts');

/** Database with the known state of its disk. */
interface Session {
  readonly database: PGlite;
  readonly guard: DiskGuard | undefined;
  trouble: WorkerAnswer['trouble'];
  isInTransaction: boolean;
  /** Position in the write-ahead log at the last checkpoint, and the time of the last check. */
  checkpoint: number;
  looked: number;
}

try {
  const settings: PGliteOptions = {
    pgliteWasmModule: options.program,
    startParams: [...PGlite.defaultStartParams, ...MODEST.flatMap((setting) => ['-c', setting])],
    ...(options.folder === undefined ? {} : { dataDir: options.folder }),
    ...(options.template === undefined ? {} : { loadDataDir: new Blob([options.template]) }),
    parsers: {
      [types.DATE]: asText,
      [types.TIMESTAMP]: asText,
      [types.TIMESTAMPTZ]: asText,
      [types.JSON]: asText,
      [types.JSONB]: asText,
      [types.INT8]: Number,
    },
  };
  const database = await PGlite.create(settings);
  // Releases the archive of 50 MB, which thread and database would otherwise keep for their lifetime.
  delete options.template;
  delete settings.loadDataDir;
  await database.exec("SET TIME ZONE 'UTC'");
  const guard = options.folder === undefined ? undefined : createDiskGuard(options.folder);
  const session: Session = {
    database,
    guard,
    trouble: undefined,
    isInTransaction: false,
    checkpoint: await walPosition(database),
    looked: 0,
  };
  await watchDisk(session);
  // Runs the orders one after the other.
  let turn: Promise<void> = Promise.resolve();
  port.on('message', (request: WorkerRequest) => {
    turn = turn.then(() => answer(session, request));
  });
  send({ id: 0, rows: [], trouble: session.trouble });
} catch (error) {
  send({ id: 0, error: describe(error, undefined) });
}

async function answer(session: Session, request: WorkerRequest): Promise<void> {
  try {
    if (!session.isInTransaction && request.kind !== 'close') await watchDisk(session);
    const result = await run(session, request);
    send({ id: request.id, trouble: session.trouble, ...result });
    await writeCheckpoint(session);
  } catch (error) {
    send({ id: request.id, trouble: session.trouble, error: describe(error, session.trouble) });
    // After a crash the database recovers from its log when this thread is started again.
    if (isBrokenOff(error)) process.exit(1);
  }
}

async function run(session: Session, request: WorkerRequest): Promise<{ rows: unknown[][] } | { dump: ArrayBuffer }> {
  const { database } = session;
  switch (request.kind) {
    case 'query': {
      const result = await database.query<unknown[]>(request.text, [...request.parameters], { rowMode: 'array' });
      return { rows: result.rows };
    }
    case 'script':
      await database.exec(request.text);
      if (request.text === 'BEGIN') session.isInTransaction = true;
      else if (request.text === 'COMMIT' || request.text === 'ROLLBACK') session.isInTransaction = false;
      return { rows: [] };
    case 'dump':
      return { dump: await (await database.dumpDataDir(request.compression)).arrayBuffer() };
    case 'close':
      await database.close();
      return { rows: [] };
  }
}

/** Checks the disk. If it is full, the database itself refuses writes until there is space again. */
async function watchDisk(session: Session): Promise<void> {
  const trouble = session.guard?.look();
  if ((trouble === undefined) !== (session.trouble === undefined)) {
    await session.database.exec(`SET default_transaction_read_only = ${trouble === undefined ? 'off' : 'on'}`);
  }
  session.trouble = trouble;
}

async function writeCheckpoint(session: Session): Promise<void> {
  if (session.guard === undefined || session.isInTransaction || session.trouble !== undefined) return;
  if (Date.now() - session.looked < CHECKPOINT_LOOK_MS) return;
  session.looked = Date.now();
  const position = await walPosition(session.database);
  if (position - session.checkpoint < CHECKPOINT_BYTES) return;
  await session.database.exec('CHECKPOINT');
  session.checkpoint = position;
}

async function walPosition(database: PGlite): Promise<number> {
  const { rows } = await database.query<{ bytes: string }>("select (pg_current_wal_insert_lsn() - '0/0')::text as bytes");
  return Number(entryAt(rows, 0).bytes);
}

function send(message: WorkerAnswer): void {
  port.postMessage(message, message.dump === undefined ? [] : [message.dump]);
}

function describe(error: unknown, trouble: WorkerAnswer['trouble']): { message: string; code?: string; detail?: string } {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, code, detail }: { readonly message: string; readonly code?: unknown; readonly detail?: unknown } = error;
  return {
    message,
    ...(typeof code === 'string' ? { code: code === READ_ONLY && trouble === 'full' ? DISK_FULL : code } : {}),
    ...(typeof detail === 'string' ? { detail } : {}),
  };
}

/** Returns true for a PANIC, after which the database does not answer any more. */
function isBrokenOff(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const severity: unknown = 'severity' in error ? error.severity : undefined;
  return error instanceof WebAssembly.RuntimeError || error.name === 'ExitStatus' || severity === 'PANIC' || severity === 'FATAL';
}
