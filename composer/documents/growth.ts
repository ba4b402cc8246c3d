import { applyInPlace } from '#gateway/patch.ts';
import { pathOfPointer } from '#documents/reader/path.ts';
import type { Patch } from './operation.ts';
import { valueAt } from './values.ts';

/** Maximum size of the JSON that a patch may copy, in characters: the size of the largest document. */
const MOST_COPIED = 256_000;

/**
 * Refuses a patch that grows by copies of copies: sixty operations could create a list of 2^60 entries.
 * @throws Error for a patch that copies too much, or does not fit
 */
export function checkGrowth(value: unknown, patch: Patch): void {
  if (patch.filter(({ op }) => op === 'copy').length < 2) return;
  let current = structuredClone(value);
  let copied = 0;
  for (const operation of patch) {
    if (operation.op === 'copy') copied += (JSON.stringify(valueAt(current, pathOfPointer(operation.from, current))) ?? '').length;
    if (copied > MOST_COPIED) throw new Error('The patch copies too much');
    current = applyInPlace(current, structuredClone(operation));
  }
}
