import { rmSync } from 'node:fs';
import { thisThread } from '#domain/threads/this-thread.ts';
import { type Chunk, createMarket, type Instant, firstYears } from '#market/prices/index.ts';
import { storeYears, keyOfMarket, readYears, type MarketParts } from './operation/stored-years.ts';
import { stepBack } from './operation/step-back.ts';

/** Input for computing the years, with the file that stores them; undefined: not stored. */
export interface YearsOrder {
  readonly parts: MarketParts;
  readonly instant: Instant;
  readonly file: string | undefined;
}

/** Message of the thread: a computed chunk, or its progress. */
export type YearsMessage =
  | { readonly idNotation: number; readonly chunk: Chunk }
  | { readonly step: 'computing' | 'first' | 'done' }
  | { readonly unreadable: string; readonly file: string };

/** Number of new chunks after which the file is written; at most as many are lost when the process ends. */
const WRITE_EACH = 20;
/** Nice value for a thread that no request waits for. */
const BEHIND_ALL = 10;

const { port, data } = thisThread<YearsOrder>('years-thread.ts');
const post = (message: YearsMessage): void => port.postMessage(message);
const { parts, instant, file } = data;
const key = file === undefined ? '' : keyOfMarket(parts);
const years = new Map<number, Chunk>(storedYears());
for (const [idNotation, chunk] of years) post({ idNotation, chunk });
const { seed, catalogue, series } = parts;
const options = { ...catalogue, seed, series: (idNotation: number) => series.get(idNotation), ahead: ['LONG_CHARTS'] as const };
const missing = new Set(firstYears(options));
let unwritten = 0;
const market = createMarket({
  ...options,
  years: {
    find: (idNotation) => years.get(idNotation),
    keep(idNotation, chunk) {
      years.set(idNotation, chunk);
      post({ idNotation, chunk });
      unwritten += 1;
      if (unwritten >= WRITE_EACH) write();
      missing.delete(idNotation);
      if (missing.size === 0) beFirst();
    },
  },
});
let isFirst = false;
for (const idNotation of years.keys()) missing.delete(idNotation);
if (missing.size === 0) beFirst();
else post({ step: 'computing' });
while (!market.warmUp(instant));
if (unwritten > 0) write();
// Indices without a trading day have no years, so some may be missing.
beFirst();
post({ step: 'done' });

/** Reports that the first years are complete and lowers the priority: no start waits for the remaining ones. */
function beFirst(): void {
  if (isFirst) return;
  isFirst = true;
  post({ step: 'first' });
  stepBack(BEHIND_ALL);
}

/** Reads the years of an earlier start. An unreadable file is reported and removed, and its years are computed again. */
function storedYears(): ReadonlyMap<number, Chunk> {
  const found = file === undefined ? undefined : readYears(file, key);
  if (found === undefined || file === undefined) return new Map();
  if ('years' in found) return found.years;
  post({ unreadable: found.unreadable, file });
  rmSync(file, { force: true, recursive: true });
  return new Map();
}

/** Writes the file. Years that cannot be written (full or read-only disk) are computed by the next start. */
function write(): void {
  unwritten = 0;
  if (file === undefined) return;
  try {
    storeYears(file, key, years);
  } catch {
    // The store reports problems of the disk.
  }
}
