import type { Finding } from '#documents/reader/finding.ts';
import { describeFindings } from './findings-text.ts';

/** Prints findings when they are others than before, and once that there are none any more. */
export function findingsReporter(print: (text: string) => void = console.error): (findings: readonly Finding[]) => void {
  let before = '';
  return (findings) => {
    const now = findings.length === 0 ? '' : describeFindings(findings);
    if (now === before) return;
    before = now;
    print(now === '' ? 'Die Konfiguration ist wieder in Ordnung.' : now);
  };
}
