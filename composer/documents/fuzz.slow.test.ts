import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileText, mutated } from './testing/hostile-documents.ts';
import { chances } from './testing/random-edits.ts';
import { shippedDocuments } from './testing/shipped.ts';
import { lostBy } from './testing/try-document.ts';

/**
 * Number of documents of each kind; `npm run fuzz:documents` tries thousands and measures them. fast-check prints the seed of a failure.
 */
const RUNS = Number(process.env['PARKETT_FUZZ'] ?? 25);
const shipped = shippedDocuments();

describe('any text in the place of a document', () => {
  it(`is checked, patched and rebased, or refused, and nothing is lost (${RUNS} shipped ones with damage)`, { timeout: 1_800_000 }, () => {
    fc.assert(
      fc.property(fc.constantFrom(...shipped), chances, ({ file, text }, chance) => {
        expect(lostBy(file.replace(/^config\//u, ''), mutated(text, chance), chance)).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });
  it(`the same for what repeats one thing (${RUNS} hostile ones)`, { timeout: 1_800_000 }, () => {
    fc.assert(
      fc.property(
        fc.constantFrom('pages/a.yaml', 'layouts/a.yaml', 'navigation.yaml', 'content/articles/a.yaml'),
        chances,
        (file, chance) => {
          expect(lostBy(file, hostileText(chance), chance)).toEqual([]);
        },
      ),
      { numRuns: RUNS },
    );
  });
});
