import fc from 'fast-check';
import { expect, it } from 'vitest';
import { folderSource } from './folder-source.ts';
import { findingsAfter, fixtureConfig } from './testing/scratch-config.ts';

const source = folderSource(fixtureConfig);
const files = source.list().map(({ file }) => ({ file, text: source.read(file) ?? '' }));
const snippet = fc.constantFrom(
  '[',
  ']',
  '{',
  '}',
  ':',
  ',',
  '-',
  '&',
  '*',
  '"',
  "'",
  '#',
  '|',
  '\n',
  '\t',
  '  ',
  ': 5',
  ': null',
  ': []',
  ': {}',
  ': true',
  '',
);

it('[CONF-001] however a document is damaged, the reader ends with findings that have a place and a text', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...files),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.nat({ max: 30 }),
      snippet,
      ({ file, text }, where, cut, insert) => {
        const at = Math.floor(where * text.length);
        const damaged = text.slice(0, at) + insert + text.slice(at + cut);
        for (const { line, column, message, expected } of findingsAfter({ [file]: () => `${damaged}\n\n\n` })) {
          expect(Math.min(line, column)).toBeGreaterThan(0);
          expect(`${message} ${expected ?? ''}`).not.toMatch(/undefined|NaN|\[object/);
        }
      },
    ),
    { numRuns: 120 },
  );
});
