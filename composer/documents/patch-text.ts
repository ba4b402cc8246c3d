import type { Patch } from './operation.ts';
import { patchOnce } from './patch-once.ts';
import { patchedInParts } from './patch-parts.ts';

/** Maximum of operations times characters for which each operation may parse the whole text: some milliseconds. */
const FEW = 100_000;

/**
 * Applies an RFC 6902 patch to a YAML text. Comments, order, quotes, blank lines and line ends of everything that the patch does not touch
 * stay byte for byte. Keys keep their position, new ones go last.
 * @throws Error when an operation does not fit the document; InvalidYaml when the text is not valid YAML
 */
export function patchText(text: string, patch: Patch): string {
  const inParts = patch.length > 2 && patch.length * text.length > FEW ? patchedInParts(text, patch) : undefined;
  return inParts ?? patchedStepByStep(text, patch);
}

function patchedStepByStep(text: string, patch: Patch): string {
  return patch.reduce((current, operation) => patchOnce(current, operation, patchText), text);
}
