import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import type { WorkerAnswer, WorkerOptions, WorkerRequest } from './protocol.ts';

// The embedded database blocks the thread it runs in, so it has this one for itself.

/** One session needs no buffers for a hundred. */
const MODEST = ['-c', 'shared_buffers=32MB', '-c', 'max_connections=4'];
const asText = (value: string): string => value;
const options = workerData as WorkerOptions;
const port = parentPort;
if (port === null) throw new Error('embedded/worker.ts runs as a worker thread only');

try {
  const database = await PGlite.create({
    startParams: [...PGlite.defaultStartParams, ...MODEST],
    ...(options.folder === undefined ? {} : { dataDir: options.folder }),
    ...(options.template === undefined ? {} : { loadDataDir: new Blob([new Uint8Array(options.template)]) }),
    parsers: {
      [types.DATE]: asText,
      [types.TIMESTAMP]: asText,
      [types.TIMESTAMPTZ]: asText,
      [types.JSON]: asText,
      [types.JSONB]: asText,
      [types.INT8]: Number,
    },
  });
  await database.exec("SET TIME ZONE 'UTC'");
  port.on('message', (request: WorkerRequest) => void answer(database, request));
  send({ id: 0, rows: [] });
} catch (error) {
  send({ id: 0, error: describe(error) });
}

async function answer(database: PGlite, request: WorkerRequest): Promise<void> {
  try {
    send({ id: request.id, ...(await run(database, request)) });
  } catch (error) {
    send({ id: request.id, error: describe(error) });
  }
}

async function run(database: PGlite, request: WorkerRequest): Promise<{ rows: unknown[][] } | { dump: ArrayBuffer }> {
  switch (request.kind) {
    case 'query': {
      const result = await database.query<unknown[]>(request.text, [...request.parameters], { rowMode: 'array' });
      return { rows: result.rows };
    }
    case 'script':
      await database.exec(request.text);
      return { rows: [] };
    case 'dump':
      return { dump: await (await database.dumpDataDir('gzip')).arrayBuffer() };
    case 'close':
      await database.close();
      return { rows: [] };
  }
}

function send(message: WorkerAnswer): void {
  port?.postMessage(message);
}

function describe(error: unknown): { message: string; code?: string; detail?: string } {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, detail } = error as Error & { code?: unknown; detail?: unknown };
  return {
    message: error.message,
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof detail === 'string' ? { detail } : {}),
  };
}
