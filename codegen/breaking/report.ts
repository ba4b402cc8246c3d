import type { Finding, Severity } from './finding.ts';

const LABELS: Readonly<Record<Severity, string>> = { breaking: 'bricht', risky: 'riskant', info: 'Hinweis' };

/** Findings as text for people, one per paragraph. */
export function reportText(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'Die Verträge haben sich für keinen Aufrufer verändert.\n';
  const paragraphs = findings.map(
    (finding) =>
      `${place(finding)}  ${LABELS[finding.severity]}  ${finding.rule}\n  ${finding.message}\n  Aufrufe: ${finding.operations.join(', ')}\n`,
  );
  return `${paragraphs.join('\n')}\n${summary(findings)}\n`;
}

/** Location as text, such as `contracts/http/common.yaml:12:9`; marked if it is in the old version. */
export function place({ location: { file, line, column, version } }: Finding): string {
  return `${file}:${line}:${column}${version === 'old' ? ' (bisher)' : ''}`;
}

export function summary(findings: readonly Finding[]): string {
  const count = (severity: Severity): number => findings.filter((finding) => finding.severity === severity).length;
  return `${count('breaking')} brechende, ${count('risky')} riskante Änderungen, ${count('info')} Hinweise`;
}
