import type { Finding } from '#documents/reader/finding.ts';

/** Findings as plain text for the terminal. */
export function describeFindings(findings: readonly Finding[]): string {
  const lines = findings.map(({ file, line, column, message, expected, suggestion, frame, seeAlso = [] }) =>
    [
      `config/${file}:${line}:${column}  ${message}`,
      frame,
      expected === undefined ? '' : `Erwartet: ${expected}`,
      suggestion === undefined ? '' : `Meintest du ${suggestion}?`,
      ...seeAlso.map((place) => `Siehe auch: config/${place.file}:${place.line}`),
    ]
      .filter((part) => part !== '')
      .join('\n'),
  );
  return [
    `Die Konfiguration hat ${findings.length === 1 ? 'einen Fehler' : `${findings.length} Fehler`}:`,
    ...lines,
    'Alle Befunde: npm run config:check',
  ].join('\n\n');
}
