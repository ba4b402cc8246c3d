/** Something new in the project: what a developer writes by hand to add it. */
export interface Addition {
  /** New files, by their path from the root of the project. */
  readonly creates: Readonly<Record<string, string>>;
  /** Files that are there already: each text is put right before the place that is named. */
  readonly edits?: Readonly<Record<string, readonly Edit[]>>;
}

export interface Edit {
  /** A text that stands in the file once. */
  readonly before: string;
  readonly text: string;
}

/** The files that an addition touches. */
export function filesOf({ creates, edits = {} }: Addition): string[] {
  return [...Object.keys(creates), ...Object.keys(edits)];
}

/**
 * The file with its edits.
 * @throws Error when the place of an edit is not there, or more than once
 */
export function edited(text: string, edits: readonly Edit[]): string {
  return edits.reduce((current, { before, text: added }) => {
    const parts = current.split(before);
    if (parts.length !== 2) throw new Error(`"${before}" stands ${parts.length - 1} times in the file, not once`);
    return parts.join(`${added}${before}`);
  }, text);
}
