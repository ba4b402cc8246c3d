/** A new feature of the project, as the files that a developer writes by hand to add it. */
export interface Addition {
  /** New files, by their path from the root of the project. */
  readonly creates: Readonly<Record<string, string>>;
  /** Edits of existing files: each text is inserted right before the named place. */
  readonly edits?: Readonly<Record<string, readonly Edit[]>>;
}

export interface Edit {
  /** Text that occurs exactly once in the file. */
  readonly before: string;
  readonly text: string;
}

/** Returns the files that an addition touches. */
export function filesOf({ creates, edits = {} }: Addition): string[] {
  return [...Object.keys(creates), ...Object.keys(edits)];
}

/**
 * Returns the file with its edits.
 * @throws Error when the place of an edit is missing or ambiguous
 */
export function edited(text: string, edits: readonly Edit[]): string {
  return edits.reduce((current, { before, text: added }) => {
    const parts = current.split(before);
    if (parts.length !== 2) throw new Error(`"${before}" stands ${parts.length - 1} times in the file, not once`);
    return parts.join(`${added}${before}`);
  }, text);
}
