import fc from 'fast-check';
import { parseDocument } from 'yaml';
import { describe, expect, it } from 'vitest';
import { readDocument } from './read-document.ts';
import { MOST_LEVELS, treeOf } from './yaml-tree.ts';

const codes = (text: string): string[] => treeOf(text).errors.map(({ code }) => code);

describe('the tree of a text', () => {
  it('has the faults that the library finds, keys that stand twice among them', () => {
    const key = fc.constantFrom('a', 'b', '1', '"1"', '', '[x]', 'null');
    const line = fc.tuple(fc.constantFrom('', '  ', '- '), key, fc.constantFrom('1', '', '{ a: 1, a: 2 }', '[a: 1, a: 2]', '*x', '&x y'));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const text = lines.map(([indent, name, value]) => `${indent}${name}: ${value}`).join('\n');
        const known = parseDocument(text, { prettyErrors: false, logLevel: 'error' });
        // After an empty value the library reports the end of the preceding line as the place of a key.
        const shown = (errors: readonly { code: string; message: string }[]): string[] =>
          errors.map(({ code, message }) => `${code} ${message}`).toSorted();
        expect(shown(treeOf(text).errors)).toEqual(shown(known.errors));
      }),
      { numRuns: 500 },
    );
  });
  it('is refused where it goes down too far, however far', () => {
    const nested = (levels: number): string => `a: ${'['.repeat(levels)}${']'.repeat(levels)}`;
    expect(codes(nested(MOST_LEVELS - 1))).toEqual([]);
    for (const text of [nested(MOST_LEVELS), nested(100_000), '- '.repeat(100_000), `a: ${'{ b: '.repeat(50_000)}`])
      expect(codes(text)).toContain('TOO_DEEP');
    const [finding] = readDocument('pages/a.yaml', nested(MOST_LEVELS))?.findings ?? [];
    expect(finding?.message).toBe('Listen und Abschnitte stehen hier mehr als 64 Ebenen tief ineinander.');
  });
  it('is refused for aliases that repeat too much, or themselves', () => {
    const doubling = Array.from({ length: 30 }, (_, index) => `- &a${index} [${index === 0 ? 'x' : `*a${index - 1}, *a${index - 1}`}]`);
    expect(codes(doubling.join('\n'))).toEqual(['TOO_MANY_ALIASES']);
    expect(codes(`a: &a x\nb: [${'*a, '.repeat(2_000)}]`)).toEqual(['TOO_MANY_ALIASES']);
    expect(codes('a: &a\n  - *a\n')).toEqual(['CIRCULAR_ALIAS']);
    expect(codes('a: &a { b: 1 }\nc: *a\nd: [*a, *a]\n')).toEqual([]);
  });
});
