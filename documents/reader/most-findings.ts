import { findingOf, type Fault, type PlacedFault } from './fault.ts';
import type { Finding } from './finding.ts';
import type { Source } from './source.ts';

/**
 * Maximum number of findings reported per document. Editors do not fix more at once, and each costs a suggestion and the lines around it.
 */
export const MOST_FINDINGS = 100;

/** Returns the findings of faults, at most `MOST_FINDINGS` of each document, with one more that counts the rest. */
export function findingsOf(faults: readonly PlacedFault[], tell: (source: Source, fault: Fault) => Finding = findingOf): Finding[] {
  const byFile = Map.groupBy(faults, ({ source }) => source.file);
  return [...byFile.values()].flatMap((own) => {
    const findings = own.slice(0, MOST_FINDINGS).map(({ source, fault }) => tell(source, fault));
    return withRest(
      findings,
      own.slice(MOST_FINDINGS).map(({ fault }) => ({ severity: fault.severity ?? 'error', more: 1 })),
    );
  });
}

/** Returns the first findings of each document in the order given, with one more that counts the rest. */
export function atMost(findings: readonly Finding[]): Finding[] {
  const byFile = Map.groupBy(findings, ({ file }) => file);
  return [...byFile.values()].flatMap((own) => {
    const single = own.filter(({ more }) => more === undefined);
    if (single.length === own.length && own.length <= MOST_FINDINGS) return own;
    return withRest(single.slice(0, MOST_FINDINGS), [
      ...single.slice(MOST_FINDINGS).map(({ severity }) => ({ severity, more: 1 })),
      ...own.flatMap(({ severity, more }) => (more === undefined ? [] : [{ severity, more }])),
    ]);
  });
}

interface Rest {
  readonly severity: Finding['severity'];
  readonly more: number;
}

function withRest(findings: readonly Finding[], rest: readonly Rest[]): Finding[] {
  const last = findings.at(-1);
  if (rest.length === 0 || last === undefined) return [...findings];
  const more = rest.reduce((sum, each) => sum + each.more, 0);
  const { file, line, column } = last;
  return [
    ...findings,
    {
      severity: rest.some(({ severity }) => severity === 'error') ? 'error' : 'warning',
      rule: 'more-findings',
      file,
      line,
      column,
      length: 0,
      path: '',
      message: `… und ${more.toLocaleString('de-DE')} ${more === 1 ? 'weiterer Befund' : 'weitere Befunde'} in diesem Dokument.`,
      frame: '',
      more,
    },
  ];
}
