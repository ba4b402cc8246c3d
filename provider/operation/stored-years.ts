import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseOwn } from '#domain/input/own-json.ts';
import { lastNumber } from '#domain/input/at.ts';
import { errorCode } from '#domain/log/error-code.ts';
import type { Seed } from '#market/catalogue/index.ts';
import { DAY_BYTES, daysIn, type Days, type Chunk, type ImportedSeries } from '#market/prices/index.ts';

/** Data from which the market computes its days. */
export interface MarketParts {
  readonly seed: string;
  readonly catalogue: Seed;
  readonly series: ReadonlyMap<number, ImportedSeries>;
}

/** Header of a file of years; the days follow it. */
interface Head {
  readonly key: string;
  /** Digest of the days, to detect a truncated or damaged file. */
  readonly digest: string;
  readonly chunks: readonly { readonly idNotation: number; readonly first: number; readonly starts: readonly number[] }[];
}

type StoredYears = { readonly years: ReadonlyMap<number, Chunk> } | { readonly unreadable: string } | undefined;

/** Folders of the code that computes prices. */
const CODE = ['domain/time', 'market/base', 'market/calendar', 'market/catalogue', 'market/prices'].map((folder) =>
  fileURLToPath(new URL(`../../${folder}`, import.meta.url)),
);
const MARK = 'parkett-years 1';
const PRIVATE = { folder: 0o700, file: 0o600 } as const;
const LINE_END = 0x0a;

/**
 * Returns a key that identifies a market. Another seed, catalogue, imported price, program or engine (whose `Math.exp` may round
 * differently) gives another key, so that days of one market are never used for another.
 */
export function keyOfMarket({ seed, catalogue: { instruments, notations, indexMembers }, series }: MarketParts): string {
  const hash = createHash('sha256').update(JSON.stringify([MARK, process.version, process.arch, seed]));
  for (const folder of CODE) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted())
      if (file.endsWith('.ts') && !file.endsWith('.test.ts')) hash.update(file).update(readFileSync(join(folder, file)));
  }
  for (const part of [instruments, notations, indexMembers, [...series]]) hash.update(JSON.stringify(part));
  return hash.digest('hex');
}

/**
 * Reads years of days as written by {@link storeYears}: none if there is no file or if it belongs to another market.
 * @returns the reason if the file is damaged
 */
export function readYears(path: string, key: string): StoredYears {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const code = errorCode(error);
    return code === 'ENOENT' ? undefined : { unreadable: code ?? 'unknown' };
  }
  try {
    const end = bytes.indexOf(LINE_END);
    const head = parseOwn<Head>(bytes.toString('utf8', 0, end));
    if (head.key !== key) return undefined;
    const body = bytes.subarray(end + 1);
    if (digestOf([body]) !== head.digest) return { unreadable: 'damaged' };
    return { years: chunksIn(head, body) };
  } catch {
    return { unreadable: 'damaged' };
  }
}

function chunksIn({ chunks }: Head, body: Buffer): Map<number, Chunk> {
  const found = new Map<number, Chunk>();
  let at = 0;
  for (const { idNotation, first, starts } of chunks) {
    const length = lastNumber(starts);
    const size = length * DAY_BYTES;
    const memory = new SharedArrayBuffer(size);
    new Uint8Array(memory).set(body.subarray(at, at + size));
    at += size;
    found.set(idNotation, { first, starts, days: daysIn(memory, length) });
  }
  return found;
}

/** Writes years of days atomically, readable by the owner only: a reader finds the previous file or this one. */
export function storeYears(path: string, key: string, years: ReadonlyMap<number, Chunk>): void {
  const bodies = [...years.values()].map(({ days }) => bytesOf(days));
  const chunks = [...years].map(([idNotation, { first, starts }]) => ({ idNotation, first, starts }));
  const head: Head = { key, digest: digestOf(bodies), chunks };
  mkdirSync(dirname(path), { recursive: true, mode: PRIVATE.folder });
  const beside = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(beside, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...bodies]), { mode: PRIVATE.file });
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

/** Returns the memory of a chunk, which contains all its columns. */
function bytesOf({ open, length }: Days): Uint8Array {
  return new Uint8Array(open.buffer, open.byteOffset, length * DAY_BYTES);
}

function digestOf(parts: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}
