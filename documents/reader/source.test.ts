import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { codeFrame } from './frame.ts';
import { readSource } from './source.ts';

const source = readSource('a.yaml', 'a: 1\nb:\n  - { c: "x: y", d: z }\n  - &e\n    f: lang\n  - *e\n');

describe('places in a document', () => {
  it.each([
    [['a'], 'key', { line: 1, column: 1, length: 1 }],
    [['a'], 'value', { line: 1, column: 4, length: 1 }],
    [['b', 0, 'c'], 'value', { line: 3, column: 10, length: 6 }],
    [['b', 0, 'd'], 'key', { line: 3, column: 18, length: 1 }],
    [['b', 1, 'f'], 'value', { line: 5, column: 8, length: 4 }],
    [['b', 2, 'f'], 'value', { line: 5, column: 8, length: 4 }],
  ] as const)('%j, its %s', (path, part, span) => {
    expect(source.locate(path, part)).toEqual(span);
  });

  it('of a part that is missing are those of what it should stand in', () => {
    expect(source.locate(['b', 0, 'nothing'], 'key').line).toBe(3);
    expect(source.locate(['nothing'], 'key')).toEqual({ line: 1, column: 1, length: 1 });
  });
});

describe('codeFrame', () => {
  it('marks the place under its line and shows two lines around it', () => {
    expect(codeFrame('a\nb\nc: de\nf\ng\nh', { line: 3, column: 4, length: 2 })).toBe(
      ['  1 | a', '  2 | b', '> 3 | c: de', '    |    ^^', '  4 | f', '  5 | g'].join('\n'),
    );
  });

  it('keeps tabs, so that the marker stays under its place', () => {
    expect(codeFrame('\tx', { line: 1, column: 2, length: 1 })).toBe('> 1 | \tx\n    | \t^');
  });
});

describe('the text of a document', () => {
  it('is read back as it was written, whatever an editor may write', () => {
    const scalar = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.constantFrom('0x1f', '0o17', '1e3', 'yes', '~', '2020-01-01', '12:30', 'Null', '.5', '- x', 'a: b', '#', '*x'),
    );
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 3 },
        scalar,
        fc.array(tie('tree'), { maxLength: 3 }),
        fc.dictionary(fc.stringMatching(/^[a-z][a-zA-Z]{0,6}$/), tie('tree'), { maxKeys: 3, noNullPrototype: true }),
      ),
    }));
    const documents = fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), tree, { minKeys: 1, maxKeys: 3, noNullPrototype: true });
    fc.assert(
      fc.property(documents, (value) => {
        const read = readSource('a.yaml', stringify(value));
        expect(read.syntaxFaults).toEqual([]);
        expect(read.value).toEqual(value);
      }),
    );
  });

  it('names several documents in one file', () => {
    expect(readSource('a.yaml', 'a: 1\n---\nb: 2\n').syntaxFaults.map(({ code }) => code)).toEqual(['MULTIPLE_DOCS']);
  });
});
