import { describe, expect, it } from 'vitest';
import { assemble } from './assemble.ts';
import { atMost, MOST_FINDINGS } from './most-findings.ts';
import { readDocument } from './read-document.ts';

const page = (blocks: string): string =>
  `route: /a\ntitle: A\ndescription: A\ndataClass: static\nrendering: cached\nrobots: noindex\nbody:\n  main:\n${blocks}`;

function findingsOf(text: string) {
  const document = readDocument('pages/a.yaml', text);
  return assemble([{ file: 'pages/a.yaml', document }]).ownFindings.filter(({ file }) => file === 'pages/a.yaml');
}

describe('the findings of a document with very many', () => {
  it.each([
    ['unknown blocks', page('    - type: foo\n'.repeat(2_500)), '… und 2.400 weitere Befunde in diesem Dokument.'],
    ['the same key', page('').replace('body:\n  main:\n', '') + 'k1: 1\n'.repeat(1_500), /^… und 1\.4\d\d weitere Befunde/u],
    ['a single one more', page('    - type: foo\n'.repeat(MOST_FINDINGS + 1)), '… und 1 weiterer Befund in diesem Dokument.'],
  ])('end with how many more there are: %s', (_, text, message) => {
    const findings = findingsOf(text);
    expect(findings).toHaveLength(MOST_FINDINGS + 1);
    expect(findings.at(-1)).toMatchObject({ rule: 'more-findings', severity: 'error', message: expect.stringMatching(message) as string });
  });
  it('are all told where they are few, each with its suggestion', () => {
    const findings = findingsOf(page('    - type: page-intr\n      headline: A\n'.repeat(3)));
    expect(findings).toHaveLength(3);
    expect(findings.map(({ suggestion, isCertain }) => [suggestion, isCertain])).toEqual(findings.map(() => ['page-intro', true]));
    expect(atMost(findings)).toEqual(findings);
  });
  it('are counted once when they are counted again', () => {
    const findings = findingsOf(page('    - type: foo\n'.repeat(500)));
    expect(atMost(findings).at(-1)?.more).toBe(400);
  });
});
