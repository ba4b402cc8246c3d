import { LRUCache } from 'lru-cache';
import { lastNumber } from '#domain/input/at.ts';

/** Complete days of a stretch of time, one array per column. */
export interface Days {
  readonly length: number;
  readonly day: Int32Array;
  readonly open: Float64Array;
  readonly high: Float64Array;
  readonly low: Float64Array;
  readonly close: Float64Array;
  readonly volume: Float64Array;
  readonly count: Int32Array;
}

/** Cache for computed days of notations, with an upper bound. */
export interface DaysCache {
  readonly find: (idNotation: number, stretch: number) => Days | undefined;
  readonly keep: (idNotation: number, stretch: number, days: Days) => void;
  /**
   * Joins stretches from `first` to `last` (both inclusive) into one chunk, because many small objects cost more than their contents. Does
   * nothing if a stretch is missing.
   */
  readonly join: (idNotation: number, first: number, last: number) => void;
  /** Number of stretches that are cached individually. */
  readonly size: () => number;
}

/** Consecutive stretches of days of one notation, in one block of memory. */
export interface Chunk {
  readonly first: number;
  /** Start of each stretch, and end of the last one. */
  readonly starts: readonly number[];
  readonly days: Days;
}

/** Chunks that several threads read, regardless of which thread made them. */
export interface SharedChunks {
  readonly find: (idNotation: number) => Chunk | undefined;
  /** Called with each new chunk, whose memory threads can share. Defined only in the thread that creates them. */
  readonly keep?: (idNotation: number, chunk: Chunk) => void;
}

interface DaysCacheOptions {
  readonly stretches: number;
  readonly chunks?: number;
  readonly shared?: SharedChunks | undefined;
}

/**
 * Creates a cache of at most `stretches` single stretches (3 kB each) and `chunks` chunks (ten years take 120 kB), besides shared chunks.
 */
export function createDaysCache({ stretches, chunks = 0, shared }: DaysCacheOptions): DaysCache {
  const single = new LRUCache<string, Days>({ max: stretches });
  const joined = chunks === 0 ? undefined : new LRUCache<number, Chunk>({ max: chunks });
  const nameOf = (idNotation: number, stretch: number): string => `${idNotation}/${stretch}`;
  const isWanted = joined !== undefined || shared?.keep !== undefined;
  return {
    find: (idNotation, stretch) =>
      single.get(nameOf(idNotation, stretch)) ?? partOf(shared?.find(idNotation), stretch) ?? partOf(joined?.get(idNotation), stretch),
    keep: (idNotation, stretch, days) => void single.set(nameOf(idNotation, stretch), days),
    join(idNotation, first, last) {
      if (!isWanted) return;
      const earlier = shared?.find(idNotation);
      const names = Array.from({ length: last - first + 1 }, (_, index) => nameOf(idNotation, first + index));
      const parts = names.flatMap((name, index) => single.get(name) ?? partOf(earlier, first + index) ?? []);
      if (parts.length < names.length) return;
      if (shared?.keep === undefined) joined?.set(idNotation, chunkOf(first, parts));
      else
        shared.keep(
          idNotation,
          chunkOf(first, parts, (bytes) => new SharedArrayBuffer(bytes)),
        );
      for (const name of names) single.delete(name);
    },
    size: () => single.size,
  };
}

function chunkOf(first: number, parts: readonly Days[], memory?: (bytes: number) => ArrayBufferLike): Chunk {
  const starts = [0];
  for (const { length } of parts) starts.push(lastNumber(starts) + length);
  const days = emptyDays(lastNumber(starts));
  parts.forEach((part, index) => {
    for (const name of COLUMNS) days[name].set(part[name], starts[index]);
  });
  return { first, starts, days: packed(days, memory) };
}

/** Views of a stretch, without copying. */
function partOf(chunk: Chunk | undefined, stretch: number): Days | undefined {
  const index = chunk === undefined ? -1 : stretch - chunk.first;
  const [begin, end] = [chunk?.starts[index], chunk?.starts[index + 1]];
  if (chunk === undefined || begin === undefined || end === undefined) return undefined;
  const { days } = chunk;
  return {
    length: end - begin,
    day: days.day.subarray(begin, end),
    open: days.open.subarray(begin, end),
    high: days.high.subarray(begin, end),
    low: days.low.subarray(begin, end),
    close: days.close.subarray(begin, end),
    volume: days.volume.subarray(begin, end),
    count: days.count.subarray(begin, end),
  };
}

const COLUMNS = ['day', 'open', 'high', 'low', 'close', 'volume', 'count'] as const;

/** Columns for a number of days. */
export function emptyDays(length: number): Days {
  return {
    length,
    day: new Int32Array(length),
    open: new Float64Array(length),
    high: new Float64Array(length),
    low: new Float64Array(length),
    close: new Float64Array(length),
    volume: new Float64Array(length),
    count: new Int32Array(length),
  };
}

/** Size of a day in a chunk, in bytes. */
export const DAY_BYTES = 48;

/** Copies the first `length` days into one block of memory, because thousands of stretches are cached. */
export function packed({ length, ...columns }: Days, memoryOf = (bytes: number): ArrayBufferLike => new ArrayBuffer(bytes)): Days {
  const days = daysIn(memoryOf(length * DAY_BYTES), length);
  for (const name of COLUMNS) days[name].set(columns[name].subarray(0, length));
  return days;
}

/** Returns views of `length` days on one block of memory. */
export function daysIn(memory: ArrayBufferLike, length: number): Days {
  const prices = (place: number): Float64Array => new Float64Array(memory, place * length * 8, length);
  const numbers = (place: number): Int32Array => new Int32Array(memory, 5 * length * 8 + place * length * 4, length);
  return {
    length,
    open: prices(0),
    high: prices(1),
    low: prices(2),
    close: prices(3),
    volume: prices(4),
    day: numbers(0),
    count: numbers(1),
  };
}
