import { repairedAfter, textsAfter } from '#documents/reader/testing/scratch-config.ts';
import type { Repaired } from '#documents/repair/repair.ts';
import { MARK, type Mistake } from './mistake.ts';

/** Runs `config:check -- --fix` on a mistake and returns the result. */
export function repair({ edits }: Mistake): Repaired {
  return repairedAfter(unmarked(edits));
}

/** Returns the edits of a mistake without the mark. */
export function unmarked(edits: Mistake['edits']): Readonly<Record<string, string | null>> {
  const texts = textsAfter(edits);
  return Object.fromEntries(Object.keys(edits).map((file) => [file, texts[file] === undefined ? null : texts[file].replace(MARK, '')]));
}
