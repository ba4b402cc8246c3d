/** One position in the sources, and its text without the safeguard. */
export interface Edit {
  readonly file: string;
  /** Text with the safeguard, which occurs exactly once in the file. */
  readonly with: string;
  readonly without: string;
}

/** A safeguard that `npm run attack:without` takes out of a copy of the project. */
export interface Safeguard {
  /** The attack that must succeed without it. */
  readonly attack: string;
  readonly edits: readonly [Edit, ...Edit[]];
  /** Whether it is part of the built site, which requires a rebuild of the copy. */
  readonly isBuilt?: true;
}

/** Replaces `present`, which occurs exactly once in `file`, by `without`. */
export function edit(file: string, present: string, without: string): Edit {
  return { file, with: present, without };
}
