/** Probable mistake of the editor, where the parser only reports that it could not go on. */
export interface Cause {
  readonly message: string;
  readonly suggestion?: string;
  /** Whether the levels of the lines that follow are uncertain, too: then they are not worth a finding of their own. */
  readonly isStructural?: boolean;
  /** Where to look instead of where the parser stopped; lines and columns from 1. */
  readonly at?: { readonly line: number; readonly column: number; readonly length: number };
}

/** A text as YAML that needs no further thought. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
