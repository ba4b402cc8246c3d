import type { Finding } from '#documents/reader/finding.ts';
import { describeFindings } from './findings-text.ts';

/** Creates a reporter that prints findings whenever they change, and one line when the last is resolved. */
export function findingsReporter(print: (text: string) => void = console.error): (findings: readonly Finding[]) => void {
  let before = '';
  return (findings) => {
    const now = findings.length === 0 ? '' : describeFindings(findings);
    if (now === before) return;
    before = now;
    print(now === '' ? 'Die Konfiguration ist wieder in Ordnung.' : now);
  };
}
