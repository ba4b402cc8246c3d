import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatch } from '#gateway/patch.ts';
import { edited, openDocument, redone, reopened, undone, valueOf, type OpenDocument } from './open-document.ts';
import { readSyntax } from './read-syntax.ts';
import { chances, randomEdit } from './testing/random-edits.ts';
import { shippedDocuments } from './testing/shipped.ts';
import { touched } from './testing/untouched.ts';

/** Number of edit sequences; `PARKETT_EDITS=2000` for the long run. */
const RUNS = Number(process.env['PARKETT_EDITS'] ?? 60);
const shipped = shippedDocuments();

/** Undoes or redoes all steps. */
function all(document: OpenDocument, step: typeof undone): OpenDocument {
  let current = document;
  for (let next = step(current); next.at !== undefined; next = step(current)) current = next.document;
  return current;
}

describe('random edits of shipped documents', () => {
  it('finds documents', () => {
    expect(shipped.length).toBeGreaterThan(200);
  });
  it(
    `leaves valid YAML that says what the patches say, and every line that they are not about (${RUNS} sequences)`,
    { timeout: 1_800_000 },
    () => {
      fc.assert(
        fc.property(fc.constantFrom(...shipped), fc.integer({ min: 1, max: 8 }), chances, ({ text }, length, chance) => {
          let document = openDocument(text);
          let value = valueOf(document);
          for (let step = 0; step < length; step += 1) {
            if (chance() < 0.2) {
              document = undone(document).document;
              document = chance() < 0.5 ? redone(document).document : document;
              value = valueOf(document);
            }
            const operation = randomEdit(value, chance);
            if (operation === undefined) break;
            const before = document.text;
            document = edited(document, [operation]);
            value = applyPatch(value, [operation]);
            expect(valueOf(document)).toEqual(value);
            expect(touched(before, document.text, operation)).toEqual([]);
          }
          const last = document.text;
          const begun = all(document, undone);
          expect(begun.text).toBe(text);
          expect(all(begun, redone).changes.length).toBe(document.changes.length);
          expect(reopened(structuredClone({ base: document.base, changes: document.changes, done: document.done })).text).toBe(last);
        }),
        { numRuns: RUNS },
      );
    },
  );
  it('takes back by inverse patches what the patches did', { timeout: 1_800_000 }, () => {
    fc.assert(
      fc.property(fc.constantFrom(...shipped), fc.integer({ min: 1, max: 6 }), chances, ({ text }, length, chance) => {
        const before = readSyntax(text).value;
        let document = openDocument(text);
        for (let step = 0; step < length; step += 1) {
          const operation = randomEdit(valueOf(document), chance);
          if (operation !== undefined) document = edited(document, [operation]);
        }
        const value = document.changes.toReversed().reduce((current, { inverse }) => applyPatch(current, inverse), valueOf(document));
        expect(value).toEqual(before);
      }),
      { numRuns: RUNS },
    );
  });
});
