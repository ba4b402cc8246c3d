import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Chunk, SharedChunks, Instant } from '#market/prices/index.ts';
import type { MarketParts } from './operation/stored-years.ts';
import type { YearsMessage, YearsOrder } from './years-thread.ts';

/** Ten years of daily prices of the most requested notations, computed by a separate thread or read from the data folder. */
export interface Years extends SharedChunks {
  /** Chunks available so far. */
  readonly all: ReadonlyMap<number, Chunk>;
  /** Resolves once the chunks that a start waits for are available, if there will be none, or after the maximum wait. */
  readonly first: Promise<void>;
  /** Returns true if all chunks are available, or no more will come. */
  readonly isDone: () => boolean;
  /** Calls the listener with every further chunk. */
  onChunk(listen: (idNotation: number, chunk: Chunk) => void): void;
  close(): Promise<unknown>;
}

/** Maximum wait of a start for the first years in ms, from the start of their thread; on a busier machine the visitors have to wait. */
const LONGEST_WAIT_MS = 30_000;
/** Path below the data folder. */
const FILE = join('warm', 'years.bin');

/** Starts the thread. Without a data folder nothing is stored. */
export function startYears(
  parts: MarketParts,
  { instant, folder, progress }: { instant: Instant; folder: string | undefined; progress: (line: string) => void },
): Years {
  const order: YearsOrder = { parts, instant, file: folder === undefined ? undefined : join(folder, FILE) };
  const worker = new Worker(new URL('./years-thread.ts', import.meta.url), {
    workerData: order,
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 256 },
  });
  worker.unref();
  const all = new Map<number, Chunk>();
  const listeners: ((idNotation: number, chunk: Chunk) => void)[] = [];
  const first = Promise.withResolvers<void>();
  setTimeout(first.resolve, LONGEST_WAIT_MS).unref();
  let isDone = false;
  const end = (): void => {
    isDone = true;
    first.resolve();
  };
  worker.on('message', (message: YearsMessage) => {
    if ('chunk' in message) {
      all.set(message.idNotation, message.chunk);
      for (const listen of listeners) listen(message.idNotation, message.chunk);
    } else if ('unreadable' in message) {
      progress(`${message.file} ist nicht lesbar (${message.unreadable}) und wird neu angelegt.`);
    } else if (message.step === 'computing') {
      progress('Zehn Jahre der wichtigsten Indizes werden berechnet …');
    } else if (message.step === 'first') {
      first.resolve();
    } else {
      end();
    }
  });
  // Without the thread everything is computed on request.
  worker.on('error', end);
  worker.on('exit', end);
  return {
    all,
    first: first.promise,
    find: (idNotation) => all.get(idNotation),
    isDone: () => isDone,
    onChunk: (listen) => void listeners.push(listen),
    close: () => worker.terminate(),
  };
}
