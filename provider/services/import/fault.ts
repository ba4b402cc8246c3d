/** One thing wrong in one row of a file. */
export interface RowFault {
  readonly line: number;
  readonly column: string;
  readonly value: string;
  /** German, says what was expected. */
  readonly reason: string;
}

/** A value, or what is wrong with the text that should have held it. */
export type Parsed<Value> = { readonly value: Value } | { readonly reason: string };

const MISSING = new Set(['', '-', '–', '.', 'n/a', '#n/a', 'na', 'n.a.', 'n.v.', 'nan', 'null', 'none', 'k.a.']);

/** Whether a cell says that there is no value. */
export function isMissing(text: string): boolean {
  return MISSING.has(text.trim().toLowerCase());
}

/** Shortens text from a file for a message: keeps its beginning. */
export function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
