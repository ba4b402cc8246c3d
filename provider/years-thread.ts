import { rmSync } from 'node:fs';
import { thisThread } from '#domain/threads/this-thread.ts';
import { type Piece, createMarket, type Instant, firstYears } from '#market/prices/index.ts';
import { keepYears, keyOfMarket, readYears, type MarketParts } from './operation/kept-years.ts';
import { stepBack } from './operation/step-back.ts';

/** Input of the years, and the file that keeps them: none when left out. */
export interface YearsOrder {
  readonly parts: MarketParts;
  readonly instant: Instant;
  readonly file: string | undefined;
}

/** Message of the thread: a computed piece, or its progress. */
export type YearsMessage =
  | { readonly idNotation: number; readonly piece: Piece }
  | { readonly step: 'computing' | 'first' | 'done' }
  | { readonly unreadable: string; readonly file: string };

/** Number of new pieces between two writes of the file; at most these are lost when the process ends. */
const WRITE_EACH = 20;
/** Nice value of a thread that nobody waits for. */
const BEHIND_ALL = 10;

const { port, data } = thisThread<YearsOrder>('years-thread.ts');
const tell = (message: YearsMessage): void => port.postMessage(message);
const { parts, instant, file } = data;
const key = file === undefined ? '' : keyOfMarket(parts);
const years = new Map<number, Piece>(kept());
for (const [idNotation, piece] of years) tell({ idNotation, piece });
const { seed, catalogue, series } = parts;
const options = { ...catalogue, seed, series: (idNotation: number) => series.get(idNotation), ahead: ['LONG_CHARTS'] as const };
const missing = new Set(firstYears(options));
let unwritten = 0;
const market = createMarket({
  ...options,
  years: {
    find: (idNotation) => years.get(idNotation),
    keep(idNotation, piece) {
      years.set(idNotation, piece);
      tell({ idNotation, piece });
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
else tell({ step: 'computing' });
while (!market.warmUp(instant));
if (unwritten > 0) write();
// An index without a day of trading has no years.
beFirst();
tell({ step: 'done' });

/** Nobody waits for the others: from now on everybody else goes first. */
function beFirst(): void {
  if (isFirst) return;
  isFirst = true;
  tell({ step: 'first' });
  stepBack(BEHIND_ALL);
}

/** Years of an earlier start. A file that cannot be read is named and removed: its years are computed anew. */
function kept(): ReadonlyMap<number, Piece> {
  const found = file === undefined ? undefined : readYears(file, key);
  if (found === undefined || file === undefined) return new Map();
  if ('years' in found) return found.years;
  tell({ unreadable: found.unreadable, file });
  rmSync(file, { force: true, recursive: true });
  return new Map();
}

/** Years that cannot be written, on a full disk or a read-only one, are computed anew by the next start. */
function write(): void {
  unwritten = 0;
  if (file === undefined) return;
  try {
    keepYears(file, key, years);
  } catch {
    // The store says what is wrong with the disk.
  }
}
