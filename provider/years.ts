import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Chunk, SharedChunks, Instant } from '#market/prices/index.ts';
import type { MarketParts } from './operation/stored-years.ts';
import type { YearsMessage, YearsOrder } from './years-thread.ts';

/** Ten years of days of what is wanted most, which a thread of their own computes or finds in the data folder. */
export interface Years extends SharedChunks {
  /** Those that are there by now. */
  readonly all: ReadonlyMap<number, Chunk>;
  /** Resolves when those are there that a start waits for, when there will be none, or when it has waited long enough. */
  readonly first: Promise<void>;
  /** Whether all of them are there, or no more will come. */
  readonly isDone: () => boolean;
  /** Calls the listener with every chunk that is computed from now on. */
  onChunk(listen: (idNotation: number, chunk: Chunk) => void): void;
  close(): Promise<unknown>;
}

/** A start waits no longer for them, from the start of their thread on: on a machine so busy the visitors have to. */
const LONGEST_WAIT_MS = 30_000;
/** The place below the data folder. */
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
