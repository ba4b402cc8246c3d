/** Fault in the configuration, described so that an editor can fix it. */
export interface Finding {
  readonly severity: 'error' | 'warning';
  /** Stable name of the rule, for tools: `unknown-key`, `wrong-value`, `unknown-path` … */
  readonly rule: string;
  /** Path of the file below the configuration folder, with slashes. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly column: number;
  /** Number of faulty characters from there; 0 for the file as a whole. */
  readonly length: number;
  /** Place inside the document, `body.main[2].range`; empty for the document itself. */
  readonly path: string;
  readonly message: string;
  readonly expected?: string;
  /** Probable intended value, which can replace the faulty one. */
  readonly suggestion?: string;
  /** Whether the suggestion is the only close match. */
  readonly isCertain?: true;
  /** Lines around the fault with a marker under it. */
  readonly frame: string;
  /** Number of further findings of the document that this one summarizes. */
  readonly more?: number;
  /** Related places: pages that use a faulty layout, the place where a parameter is filled in. */
  readonly seeAlso?: readonly Related[];
}

export interface Related {
  readonly file: string;
  readonly line: number;
}

/** Findings in reading order: by file, line and column. */
export function compareFindings(a: Finding, b: Finding): number {
  return compareText(a.file, b.file) || a.line - b.line || a.column - b.column || compareText(a.rule, b.rule);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Returns a place that editors and terminals open by a click, such as `config/site.yaml:3:5`. */
export function placeOf({ file, line, column }: Pick<Finding, 'file' | 'line' | 'column'>): string {
  return `${file}:${line}:${column}`;
}

/** Merges a fault that shows in several documents into one finding, with all places involved. */
export function distinct(findings: readonly Finding[]): Finding[] {
  const found = new Map<string, Finding>();
  for (const finding of findings) {
    const key = `${placeOf(finding)} ${finding.rule} ${finding.message}`;
    const first = found.get(key);
    found.set(key, first === undefined ? finding : withRelated(first, finding.seeAlso ?? []));
  }
  return [...found.values()];
}

function withRelated(finding: Finding, more: readonly Related[]): Finding {
  if (more.length === 0) return finding;
  const all = [...(finding.seeAlso ?? []), ...more];
  return { ...finding, seeAlso: [...new Map(all.map((each) => [placeOf({ ...each, column: 0 }), each])).values()] };
}
