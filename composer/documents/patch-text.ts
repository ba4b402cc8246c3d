import type { Patch } from './operation.ts';
import { patchOnce } from './patch-once.ts';
import { patchedInParts } from './patch-parts.ts';

/** Steps times characters up to which each step may look at the whole text: some milliseconds. */
const FEW = 100_000;

/**
 * A YAML text as an RFC 6902 patch changes it: comments, order, quotes, blank lines and line ends of everything that the patch does
 * not touch stay byte for byte. Keys keep their place, new ones come last.
 * @throws Error when an operation does not fit the document; InvalidYaml when the text is no YAML
 */
export function patchText(text: string, patch: Patch): string {
  const inParts = patch.length > 2 && patch.length * text.length > FEW ? patchedInParts(text, patch) : undefined;
  return inParts ?? patchedStepByStep(text, patch);
}

function patchedStepByStep(text: string, patch: Patch): string {
  return patch.reduce((current, operation) => patchOnce(current, operation, patchText), text);
}
