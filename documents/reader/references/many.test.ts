import { describe, expect, it } from 'vitest';
import { MOST_FINDINGS } from '../most-findings.ts';
import { findingsAfter } from '../testing/scratch-config.ts';

function redirects(count: number, to: (index: number) => string): string {
  return `redirects:\n${Array.from({ length: count }, (_, index) => `  - { from: /alt-${index}, to: ${to(index)}, status: 301 }\n`).join('')}`;
}

const found = (text: string) => findingsAfter({ 'redirects.yaml': text }).filter(({ file }) => file === 'redirects.yaml');

describe('a document with very many links', () => {
  it('is told of the first wrong ones, each with what was meant', () => {
    const findings = found(redirects(3_000, () => '/impresum'));
    expect(findings).toHaveLength(MOST_FINDINGS + 1);
    expect(findings[0]).toMatchObject({ rule: 'unknown-path', suggestion: '/impressum', isCertain: true });
    expect(findings.find(({ more }) => more !== undefined)?.more).toBe(3_000 - MOST_FINDINGS);
  });
  it('has chains of redirects that are followed once each', () => {
    const findings = found(redirects(4_000, (index) => (index === 3_999 ? '/impressum' : `/alt-${index + 1}`)));
    expect(findings[0]).toMatchObject({ rule: 'redirect-chain', suggestion: '/impressum' });
    expect(findings.find(({ more }) => more !== undefined)?.more).toBe(3_999 - MOST_FINDINGS);
  });
  it('has redirects that go in a circle, and those that lead into it', () => {
    const findings = found(redirects(5, (index) => ['/alt-1', '/alt-2', '/alt-1', '/alt-4', '/impressum'][index] ?? ''));
    expect(findings.map(({ rule, line }) => [line, rule])).toEqual([
      [2, 'redirect-loop'],
      [3, 'redirect-loop'],
      [4, 'redirect-loop'],
      [5, 'redirect-chain'],
    ]);
  });
});
