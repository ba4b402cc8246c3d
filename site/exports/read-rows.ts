import { setTimeout as sleep } from 'node:timers/promises';
import { csvLines, csvNeeds, instantOf, MOST_ROWS, ROWS_AT_ONCE } from '#blocks/finder/finder/csv.ts';
import type { FinderProps } from '#blocks/generated/props.ts';
import type { BlockInput } from '#blocks/kit/block.ts';
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
export async function readRows(input: BlockInput<FinderProps>, call: AnyCall): Promise<readonly string[]> {
  const late = AbortSignal.timeout(LONGEST_MS);
  return (await readOnce(input, { call, late, isStrict: true })) ?? (await readOnce(input, { call, late, isStrict: false })) ?? [];
}

interface Reading {
  readonly call: AnyCall;
  readonly late: AbortSignal;
  /** Whether all rows have to be of one instant. */
  readonly isStrict: boolean;
}

/** Undefined when the list has become another one, and must not. */
async function readOnce(input: BlockInput<FinderProps>, { call, late, isStrict }: Reading): Promise<readonly string[] | undefined> {
  const lines: string[] = [];
  let since: unknown;
  for (let page = 0; page * ROWS_AT_ONCE < MOST_ROWS; page += 1) {
    const { answer } = csvNeeds(input, page);
    if (answer === undefined) break;
    const signal = AbortSignal.any([late, AbortSignal.timeout(PATIENCE_MS)]);
    const began = performance.now();
    const hits = await call(answer.operation, answer.input, { signal });
    since ??= instantOf(hits);
    if (isStrict && instantOf(hits) !== since) return undefined;
    const [head = '', ...rows] = csvLines(input.props, hits, input);
    lines.push(...(page === 0 ? [head] : []), ...rows);
    if (rows.length < ROWS_AT_ONCE) break;
    await sleep(Math.min(LONGEST_PAUSE_MS, performance.now() - began));
  }
  return lines;
}
