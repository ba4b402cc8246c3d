import { setTimeout as sleep } from 'node:timers/promises';
import type { BlockInput } from '#blocks/kit/block.ts';
import type { RowsExport } from '#blocks/kit/rows-export.ts';
import type { AnyCall } from '#client/audience.ts';

/** Timeouts in ms of one call and of the whole file. */
const PATIENCE_MS = 5_000;
const LONGEST_MS = 45_000;
/** Maximum pause between two calls in ms. A pause lasts as long as the call before it, to leave the provider capacity for others. */
const LONGEST_PAUSE_MS = 250;

/**
 * Reads the lines of a file, headings first, page by page. If the list changes halfway (it is recomputed every minute), reading restarts
 * once.
 * @throws ApiError if the provider does not answer
 */
export async function readRows(rows: RowsOf, call: AnyCall): Promise<readonly string[]> {
  const late = AbortSignal.timeout(LONGEST_MS);
  return (await readOnce(rows, { call, late, isStrict: true })) ?? (await readOnce(rows, { call, late, isStrict: false })) ?? [];
}

/** Block whose rows are exported. */
export interface RowsOf {
  readonly of: RowsExport<object>;
  readonly input: BlockInput<object>;
}

interface Reading {
  readonly call: AnyCall;
  readonly late: AbortSignal;
  /** Whether all rows must be of one instant. */
  readonly isStrict: boolean;
}

/** Reads all pages; undefined if the list changes and `isStrict` forbids it. */
async function readOnce({ of, input }: RowsOf, { call, late, isStrict }: Reading): Promise<readonly string[] | undefined> {
  const lines: string[] = [];
  let since: unknown;
  for (let page = 0; page * of.rowsAtOnce < of.mostRows; page += 1) {
    const { answer } = of.needs(input, page);
    if (answer === undefined) break;
    const signal = AbortSignal.any([late, AbortSignal.timeout(PATIENCE_MS)]);
    const began = performance.now();
    const hits = await call(answer.operation, answer.input, { signal });
    since ??= of.instantOf(hits);
    if (isStrict && of.instantOf(hits) !== since) return undefined;
    const [head = '', ...rows] = of.lines(input, hits);
    lines.push(...(page === 0 ? [head] : []), ...rows);
    if (rows.length < of.rowsAtOnce) break;
    await sleep(Math.min(LONGEST_PAUSE_MS, performance.now() - began));
  }
  return lines;
}
