import { repairedAfter, textsAfter } from '#documents/reader/testing/scratch-config.ts';
import type { Repaired } from '#documents/repair/repair.ts';
import { MARK, type Mistake } from './mistake.ts';

/** Result of `config:check -- --fix` for a mistake. */
export function repair({ edits }: Mistake): Repaired {
  return repairedAfter(unmarked(edits));
}

/** The edits of a mistake without the mark. */
export function unmarked(edits: Mistake['edits']): Readonly<Record<string, string | null>> {
  const texts = textsAfter(edits);
  return Object.fromEntries(Object.keys(edits).map((file) => [file, texts[file] === undefined ? null : texts[file].replace(MARK, '')]));
}
