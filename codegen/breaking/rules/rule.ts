import type { Severity } from '../finding.ts';

/** Change that a rule found. */
export interface Change {
  readonly old?: unknown;
  readonly new?: unknown;
  /** Name of the property, status or similar, if the rule examines several. */
  readonly name?: string;
  /** Keys from the examined place to the changed one, in the version that still has it. */
  readonly at?: readonly string[];
}

/** Rule: the place it examines, its severity, and a pure function that lists the changes it finds. */
export interface Rule<Subject> {
  readonly id: string;
  readonly severity: Severity;
  readonly check: (before: Subject, after: Subject) => readonly Change[];
  /** German sentence; `what` names the place, e.g. „Feld Quote.last“. */
  readonly message: (what: string, change: Change) => string;
  /** `all` if every caller of the operation is affected, not only those that use the place. */
  readonly concerns?: 'all';
}

/** Returns one change if the condition holds, else none. */
export function when(condition: boolean, change: Change = {}): readonly Change[] {
  return condition ? [change] : [];
}

/** Message for a change of a keyword that no rule can judge. */
export function notJudged(what: string, { name = '' }: Change): string {
  return `${what} ändert sich in „${name}“. Ob das Aufrufer bricht, kann dieser Vergleich nicht beurteilen: Sieh selbst nach.`;
}

/** Value as shown in messages. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nichts';
  return Array.isArray(value) ? value.map(shown).join(', ') : typeof value === 'string' ? value : JSON.stringify(value);
}
