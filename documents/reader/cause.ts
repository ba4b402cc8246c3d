/** Probable mistake of the editor, where the parser only reports that it could not continue. */
export interface Cause {
  readonly message: string;
  readonly suggestion?: string;
  /** Whether the indentation of the following lines is uncertain too: they get no findings of their own. */
  readonly isStructural?: boolean;
  /** Place of the mistake, instead of the place where the parser stopped; lines and columns from 1. */
  readonly at?: { readonly line: number; readonly column: number; readonly length: number };
}

/** Returns a text in single quotes, valid in YAML whatever its characters. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
