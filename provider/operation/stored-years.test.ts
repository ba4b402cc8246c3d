import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Seed } from '#market/catalogue/index.ts';
import { daysIn, DAY_BYTES, type Chunk } from '#market/prices/index.ts';
import { storeYears, keyOfMarket, readYears } from './stored-years.ts';

const folder = mkdtempSync(join(tmpdir(), 'parkett-years-'));
const file = join(folder, 'warm', 'years.bin');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function chunk(first: number, closes: readonly number[]): Chunk {
  const days = daysIn(new SharedArrayBuffer(closes.length * DAY_BYTES), closes.length);
  days.close.set(closes);
  days.day.set(closes.map((_, index) => first * 64 + index));
  return { first, starts: [0, 1, closes.length], days };
}
const years = new Map([
  [7, chunk(300, [1.5, 2.25, Math.PI])],
  [8, chunk(301, [0.1])],
]);

describe('Years that are kept', () => {
  it('are read as they were written, in memory that threads share, and for their owner alone', () => {
    storeYears(file, 'one', years);
    const found = readYears(file, 'one');
    expect(found).toEqual({ years });
    const read = found !== undefined && 'years' in found ? found.years.get(7) : undefined;
    expect(read?.days.close.buffer).toBeInstanceOf(SharedArrayBuffer);
    expect([statSync(file).mode & 0o777, statSync(join(folder, 'warm')).mode & 0o777]).toEqual([0o600, 0o700]);
  });

  it('of another market are none', () => {
    expect([readYears(file, 'other'), readYears(join(folder, 'nothing'), 'one')]).toEqual([undefined, undefined]);
  });

  it.each([
    ['torn', (bytes: Buffer) => bytes.subarray(0, bytes.length - 1)],
    ['changed in one bit', (bytes: Buffer) => ((bytes[bytes.length - 20] = (bytes.at(-20) ?? 0) ^ 1), bytes)],
    ['without an end of its head', (bytes: Buffer) => bytes.subarray(0, 10)],
    ['empty', () => Buffer.alloc(0)],
  ])('are damaged when the file is %s', (_how, damage) => {
    storeYears(file, 'one', years);
    writeFileSync(file, damage(readFileSync(file)));
    expect(readYears(file, 'one')).toEqual({ unreadable: 'damaged' });
  });

  it('cannot be read where a folder stands in their place', () => {
    expect(readYears(folder, 'one')).toEqual({ unreadable: 'EISDIR' });
  });
});

describe('The key of a market', () => {
  const parts = { seed: '', catalogue: { instruments: [], notations: [], indexMembers: [] } as unknown as Seed, series: new Map() };
  it('is the same for the same market, and another with another seed, catalogue or imported price', () => {
    const catalogue = { ...parts.catalogue, indexMembers: [{ indexEntityValue: '1', entityValue: '2', weight: 3 }] } as unknown as Seed;
    const series = new Map([[1, { source: { name: 'x' }, daily: [{ day: '2026-11-20', close: 5 }] }]]);
    const keys = [parts, { ...parts, seed: 'other' }, { ...parts, catalogue }, { ...parts, series }].map(keyOfMarket);
    expect(keyOfMarket(parts)).toBe(keys[0]);
    expect(new Set(keys).size).toBe(4);
  });
});
