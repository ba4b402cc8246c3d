import type { Figures, Outcome } from '../attack.ts';

/** Maximum ratio of the visitor's times during and before an attack. */
const MOST_RATIO = 3;
/** Lower bound of the quiet times, in milliseconds: any scheduler turns one millisecond into three. */
export const FLOOR_MS = 10;

/** Reason in the table for an attack that succeeded. */
export const SUCCEEDED = 'der Angriff gelang';
const SUFFERED = 'der Besucher litt';

/** One row of the table. */
export interface Finding {
  readonly name: string;
  readonly outcome: Outcome;
  /** Undefined if no visitor measured. */
  readonly visitor?: { readonly quiet: Figures; readonly attacked: Figures };
  readonly seconds: number;
}

/** Returns true if the attack reports no success, the visitor was served, and less than three times as slowly. */
export function hasHeld({ outcome, visitor }: Finding): boolean {
  if (!outcome.held) return false;
  if (visitor === undefined) return true;
  const { quiet, attacked } = visitor;
  if (attacked.refused.length > 0) return false;
  return ratio(quiet.quotesP95, attacked.quotesP95) <= MOST_RATIO && ratio(quiet.pagesP95, attacked.pagesP95) <= MOST_RATIO;
}

function ratio(quiet: number, attacked: number): number {
  return Math.max(attacked, FLOOR_MS) / Math.max(quiet, FLOOR_MS);
}

/** Returns the table of all findings for a terminal, and the summary line. */
export function report(findings: readonly Finding[]): string {
  const fallen = findings.filter((finding) => !hasHeld(finding)).length;
  const lines = findings.flatMap((finding) => {
    const { name, outcome, visitor, seconds } = finding;
    return [
      `${hasHeld(finding) ? '✓ hält ' : '✗ FIEL '} ${name} (${seconds.toFixed(0)} s)${hasHeld(finding) ? '' : `: ${outcome.held ? SUFFERED : SUCCEEDED}`}`,
      ...(outcome.before === undefined ? [] : [`          vorher    ${outcome.before}`]),
      `          jetzt     ${outcome.after}`,
      ...(visitor === undefined ? [] : visitorLines(visitor)),
    ];
  });
  const note = `Besucher: p95 von Kursen und Seiten, ruhig → im Angriff; höchstens ${MOST_RATIO}-mal so viel, unter ${FLOOR_MS} ms gilt als ${FLOOR_MS} ms.`;
  return [...lines, '', note, `${findings.length} attacks, ${fallen} fallen`].join('\n');
}

function visitorLines({ quiet, attacked }: NonNullable<Finding['visitor']>): string[] {
  const part = (before: number, after: number): string =>
    `${figure(before)} → ${figure(after)} ms (${ratio(before, after).toFixed(1)}-mal)`;
  const times = `Kurse ${part(quiet.quotesP95, attacked.quotesP95)}, Seiten ${part(quiet.pagesP95, attacked.pagesP95)}`;
  const refused = attacked.refused.length === 0 ? '' : `, abgewiesen: ${attacked.refused.join(', ')}`;
  return [`          Besucher  ${times}${refused}`];
}

function figure(milliseconds: number): string {
  return milliseconds < 10 ? milliseconds.toFixed(1) : milliseconds.toFixed(0);
}
