import { doubleAt, uint32At } from '#domain/input/at.ts';
import { firstIndex } from './dictionary.ts';

/** Length of a WKN in letters or digits; read as a base-36 number it sorts like text. */
const LENGTH = 6;
const BASE = 36;
/** Maximum number of rows. Code and row are packed into one number, which a double holds exactly. */
const ROWS = 2 ** 21;
const SHORTEST = 3;
const BUCKETS = BASE ** 2;

export interface ProductCodes {
  /** Returns rows whose WKN begins with the text (at least three letters or digits, upper case), or whose German ISIN does. */
  beginningWith(code: string): number[];
}

/** Sorts the WKNs of products; yields between steps. At most two million rows. */
export function* buildProductCodes(size: number, wknOf: (row: number) => string): Generator<void, ProductCodes> {
  const keys = new Float64Array(size);
  // Sorts by the first two characters first, so that each step sorts few rows.
  const starts = new Uint32Array(BUCKETS + 1);
  const numbers = new Float64Array(size);
  for (let row = 0; row < size; row += 1) {
    if (row % 5_000 === 0) yield;
    const number = numberOf(wknOf(row));
    numbers[row] = number;
    const bucket = bucketOf(number) + 1;
    starts[bucket] = uint32At(starts, bucket) + 1;
  }
  for (let bucket = 1; bucket <= BUCKETS; bucket += 1) starts[bucket] = uint32At(starts, bucket) + uint32At(starts, bucket - 1);
  const next = starts.slice();
  for (let row = 0; row < size; row += 1) {
    const bucket = bucketOf(doubleAt(numbers, row));
    const at = uint32At(next, bucket);
    keys[at] = doubleAt(numbers, row) * ROWS + row;
    next[bucket] = at + 1;
  }
  for (let bucket = 0; bucket < BUCKETS; bucket += 1) {
    const part = keys.subarray(starts[bucket], starts[bucket + 1]);
    if (part.length === 0) continue;
    yield;
    part.sort();
  }
  return { beginningWith: (code) => rowsBeginningWith(keys, wknPartOf(code)) };
}

/** German ISINs are `DE000`, the WKN and a check digit. */
function wknPartOf(code: string): string {
  const isin = /^DE000([A-Z0-9]{3,6})$/.exec(code);
  return isin?.[1] ?? code;
}

function rowsBeginningWith(keys: Float64Array, start: string): number[] {
  if (start.length < SHORTEST || start.length > LENGTH || !/^[A-Z0-9]+$/.test(start)) return [];
  const first = numberOf(start) * ROWS;
  const end = first + BASE ** (LENGTH - start.length) * ROWS;
  const from = firstIndex(keys.length, (index) => doubleAt(keys, index) >= first);
  const to = firstIndex(keys.length, (index) => doubleAt(keys, index) >= end);
  return Array.from(keys.subarray(from, to), (key) => key % ROWS);
}

function numberOf(code: string): number {
  const number = Number.parseInt(code.padEnd(LENGTH, '0').slice(0, LENGTH), BASE);
  return Number.isNaN(number) ? 0 : number;
}

function bucketOf(number: number): number {
  return Math.floor(number / BASE ** (LENGTH - 2));
}
