/** Error in one row of a file. */
export interface RowFault {
  readonly line: number;
  readonly column: string;
  readonly value: string;
  /** German message that says what was expected. */
  readonly reason: string;
}

/** Value, or the reason why the text has none. */
export type Parsed<Value> = { readonly value: Value } | { readonly reason: string };

const MISSING = new Set(['', '-', '–', '.', 'n/a', '#n/a', 'na', 'n.a.', 'n.v.', 'nan', 'null', 'none', 'k.a.']);

/** Returns true if a cell marks a missing value. */
export function isMissing(text: string): boolean {
  return MISSING.has(text.trim().toLowerCase());
}

/** Shortens text from a file for a message to its beginning. */
export function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
