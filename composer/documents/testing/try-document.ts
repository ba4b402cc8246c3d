import { assemble } from '#documents/reader/assemble.ts';
import { readDocument } from '#documents/reader/read-document.ts';
import { edited, InvalidPatch, openDocument, undone, valueOf, written, type OpenDocument } from '../open-document.ts';
import { rebased } from '../rebase.ts';
import { InvalidYaml } from '../syntax.ts';
import { isSame } from '../values.ts';
import { mutated } from './hostile-documents.ts';
import { randomEdit, type Chance } from './random-edits.ts';

/**
 * Reads, checks, patches and rebases an arbitrary text. Refusals with a message for the editor are allowed.
 * @returns content that was lost
 * @throws any other error
 */
export function lostBy(file: string, text: string, chance: Chance): string[] {
  const findings = assemble([{ file, document: readDocument(file, text) }]).findings;
  const lost = findings
    .filter(({ line, message }) => line < 1 || message === '')
    .map(({ rule }) => `finding without place or text: ${rule}`);
  const document = refusable(() => openDocument(text));
  if (document === undefined) return lost;
  const changed = refusable(() => someEdits(document, chance)) ?? document;
  let back = changed;
  for (let step = undone(back); step.at !== undefined; step = undone(back)) back = step.document;
  if (back.text !== text || changed.base !== text) lost.push('what was there before the edits');
  const theirs = mutated(text, chance);
  const result = refusable(() => rebased(changed, theirs));
  if (result !== undefined && result.document.base !== theirs) lost.push('what others have published');
  const other = refusable(() => written(changed, theirs));
  if (other !== undefined && !isSame(valueOf(undone(other).document), valueOf(changed))) lost.push('what a text written by hand replaced');
  return lost;
}

function someEdits(document: OpenDocument, chance: Chance): OpenDocument {
  let current = document;
  for (let step = 0; step < 3; step += 1) {
    const operation = randomEdit(valueOf(current), chance);
    if (operation === undefined) return current;
    current = refusable(() => edited(current, [operation])) ?? current;
  }
  return current;
}

/** Returns undefined for a text or patch that is refused. */
function refusable<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    if (error instanceof InvalidYaml || error instanceof InvalidPatch) return undefined;
    throw error;
  }
}
