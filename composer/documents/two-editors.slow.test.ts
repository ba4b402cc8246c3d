import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointerOf } from '#documents/reader/path.ts';
import { edited, openDocument, valueOf, type OpenDocument } from './open-document.ts';
import { rebased } from './rebase.ts';
import { randomEdit, type Chance, chances } from './testing/random-edits.ts';
import { shippedDocuments } from './testing/shipped.ts';

/** Number of histories of two editors; `PARKETT_HISTORIES=1000` for the long run. */
const RUNS = Number(process.env['PARKETT_HISTORIES'] ?? 60);
const pages = shippedDocuments().filter(({ text }) => !/[&*]\w/u.test(text));

/** Edits whose values contain the name of their editor and a number, so that each can be identified later. */
function edits(document: OpenDocument, editor: string, count: number, chance: Chance): OpenDocument {
  let current = document;
  for (let step = 0; step < count; step += 1) {
    const operation = randomEdit(valueOf(current), chance);
    if (operation === undefined) break;
    const marked = 'value' in operation ? { ...operation, value: mark(operation.value, `${editor}-${step}`) } : operation;
    current = edited(current, [marked]);
  }
  return current;
}

function mark(value: unknown, name: string): unknown {
  return Array.isArray(value) || typeof value !== 'object' || value === null ? name : { ...value, name };
}

/** All texts in a value that an editor has written, including duplicates. */
function marks(value: unknown, editor: string): string[] {
  return JSON.stringify(value)?.match(new RegExp(`"${editor}-\\d+"`, 'gu')) ?? [];
}

describe('two editors of one document', () => {
  it(`finds every change in the result or in a conflict (${RUNS} histories)`, { timeout: 1_800_000 }, () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...pages),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 4 }),
        chances,
        ({ text }, a, b, chance) => {
          const base = openDocument(text);
          const theirs = edits(base, 'anna', a, chance);
          const mine = edits(base, 'ben', b, chance);
          const { document, conflicts } = rebased(mine, theirs.text);
          const told = [valueOf(document), ...conflicts.flatMap((conflict) => [conflict.theirs, conflict.mine])];
          const found = new Set([...marks(told, 'anna'), ...marks(told, 'ben')]);
          for (const name of [...marks(valueOf(theirs), 'anna'), ...marks(valueOf(mine), 'ben')]) expect(found).toContain(name);
          // Untouched parts are unchanged, and the base is the text that the others published.
          expect(document.base).toBe(theirs.text);
        },
      ),
      { numRuns: RUNS },
    );
  });
  it('keeps what only one of them has changed, without a word', () => {
    const text = 'body:\n  - type: a # eins\n    headline: A\n  - type: b\n    headline: B\n';
    const theirs = edited(openDocument(text), [{ op: 'replace', path: '/body/0/headline', value: 'Anna' }]);
    const mine = edited(openDocument(text), [
      { op: 'replace', path: '/body/1/headline', value: 'Ben' },
      { op: 'add', path: '/body/-', value: { type: 'c' } },
    ]);
    const { document, conflicts } = rebased(mine, theirs.text);
    expect(conflicts).toEqual([]);
    expect(document.text).toBe('body:\n  - type: a # eins\n    headline: Anna\n  - type: b\n    headline: Ben\n  - type: c\n');
    expect(document.changes).toHaveLength(1);
  });
  it('tells of a field that both have changed, with both values', () => {
    const text = 'title: alt\nlead: gleich\n';
    const theirs = edited(openDocument(text), [{ op: 'replace', path: '/title', value: 'Anna' }]);
    const mine = edited(openDocument(text), [{ op: 'replace', path: '/title', value: 'Ben' }]);
    expect(rebased(mine, theirs.text).conflicts).toEqual([{ at: pointerOf(['title']), base: 'alt', theirs: 'Anna', mine: 'Ben' }]);
  });
  it('tells of a block that one has deleted and the other changed', () => {
    const text = 'body:\n  - type: a\n    headline: A\n  - type: b\n';
    const theirs = edited(openDocument(text), [{ op: 'replace', path: '/body/0/headline', value: 'Anna' }]);
    const mine = edited(openDocument(text), [{ op: 'remove', path: '/body/0' }]);
    const { document, conflicts } = rebased(mine, theirs.text);
    expect(conflicts).toEqual([
      { at: '/body/0', base: { type: 'a', headline: 'A' }, theirs: { type: 'a', headline: 'Anna' }, mine: undefined },
    ]);
    expect(document.text).toBe(theirs.text);
  });
  it('brings a changed comment over, or says that it could not', () => {
    const text = '# alt\ntitle: T\nlead: L\n';
    const theirs = edited(openDocument(text), [{ op: 'replace', path: '/lead', value: 'Neu' }]);
    const mine = { ...openDocument(text) };
    const wrote = { ...mine, text: text.replace('# alt', '# neu') };
    expect(wrote.text).not.toBe(text);
    const { document, lostWording } = rebased(
      { ...mine, changes: [{ patch: [], inverse: [], splice: { at: 2, was: 'alt', is: 'neu' }, at: '' }], done: 1, text: wrote.text },
      theirs.text,
    );
    expect(lostWording).toEqual([]);
    expect(document.text).toBe('# neu\ntitle: T\nlead: Neu\n');
  });
});
