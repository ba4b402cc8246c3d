import { setTimeout as sleep } from 'node:timers/promises';
import type { BlockInput } from '#blocks/kit/block.ts';
import type { RowsExport } from '#blocks/kit/rows-export.ts';
import type { AnyCall } from '#client/audience.ts';

/** Milliseconds for some of the rows, and for all. */
const PATIENCE_MS = 5_000;
const LONGEST_MS = 45_000;
/** Between two calls there is as much time for others as the first took, up to this, milliseconds. */
const LONGEST_PAUSE_MS = 250;

/**
 * The lines of a file, heads first: some rows after the others, so that calls of others come between. A list is another one each minute;
 * where that happens halfway, the file begins anew, once.
 * @throws ApiError when the provider does not answer
 */
export async function readRows(rows: RowsOf, call: AnyCall): Promise<readonly string[]> {
  const late = AbortSignal.timeout(LONGEST_MS);
  return (await readOnce(rows, { call, late, isStrict: true })) ?? (await readOnce(rows, { call, late, isStrict: false })) ?? [];
}

/** A block whose rows are wanted. */
export interface RowsOf {
  readonly of: RowsExport<object>;
  readonly input: BlockInput<object>;
}

interface Reading {
  readonly call: AnyCall;
  readonly late: AbortSignal;
  /** Whether all rows have to be of one instant. */
  readonly isStrict: boolean;
}

/** Undefined when the list has become another one, and must not. */
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
