/** One place in the sources, and its text without the safeguard. */
export interface Edit {
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly with: string;
  readonly without: string;
}

/** A safeguard that `npm run attack:without` takes out of a copy of the project. */
export interface Safeguard {
  /** The attack that must succeed without it. */
  readonly attack: string;
  readonly edits: readonly [Edit, ...Edit[]];
  /** Whether it is part of the built site, so that the copy is built anew. */
  readonly isBuilt?: true;
}

/** Replaces `present`, which stands once in `file`, by `without`. */
export function edit(file: string, present: string, without: string): Edit {
  return { file, with: present, without };
}
