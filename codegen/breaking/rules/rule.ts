import type { Severity } from '../finding.ts';

/** Change that a rule found. */
export interface Change {
  readonly old?: unknown;
  readonly new?: unknown;
  /** Name of the property, status or the like, when the rule looks over several. */
  readonly name?: string;
  /** Keys from the place that the rule looked at to what it means, in the version that still has it. */
  readonly at?: readonly string[];
}

/** One rule: what it looks at, how grave it is, and a pure function that lists what it sees. */
export interface Rule<Subject> {
  readonly id: string;
  readonly severity: Severity;
  readonly check: (before: Subject, after: Subject) => readonly Change[];
  /** German sentence; `what` names the place, such as „Feld Quote.last“. */
  readonly message: (what: string, change: Change) => string;
  /** `all`: every caller of the operation is concerned, not only those that use the place. */
  readonly concerns?: 'all';
}

/** One change when the condition holds. */
export function when(condition: boolean, change: Change = {}): readonly Change[] {
  return condition ? [change] : [];
}

/** The sentence about a change of a keyword that no rule can judge. */
export function notJudged(what: string, { name = '' }: Change): string {
  return `${what} ändert sich in „${name}“. Ob das Aufrufer bricht, kann dieser Vergleich nicht beurteilen: Sieh selbst nach.`;
}

/** A value as a message shows it. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nichts';
  return Array.isArray(value) ? value.map(shown).join(', ') : typeof value === 'string' ? value : JSON.stringify(value);
}
