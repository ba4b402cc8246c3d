/** One fault in the configuration, told so that an editor can mend it. */
export interface Finding {
  readonly severity: 'error' | 'warning';
  /** Stable name of the rule, for tools: `unknown-key`, `wrong-value`, `unknown-path` … */
  readonly rule: string;
  /** Path of the file below the configuration folder, with slashes. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly column: number;
  /** Place inside the document, `body.main[2].range`; empty for the document itself. */
  readonly path: string;
  readonly message: string;
  readonly expected?: string;
  /** What was probably meant, ready to be put in the place of the fault. */
  readonly suggestion?: string;
  /** Lines around the fault with a marker under it. */
  readonly frame: string;
}

/** Findings in reading order: by file, line and column. */
export function compareFindings(a: Finding, b: Finding): number {
  return compareText(a.file, b.file) || a.line - b.line || a.column - b.column || compareText(a.rule, b.rule);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
