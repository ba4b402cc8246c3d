import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { folderSource } from './folder-source.ts';
import { kindOf } from './kinds.ts';
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

/** Returns each key of a document once by its place; all entries of a list count as one place. */
function keysIn(value: unknown, path: readonly (string | number)[] = [], seen = new Map<string, readonly (string | number)[]>()) {
  if (typeof value !== 'object' || value === null) return seen;
  for (const [name, child] of Object.entries(value)) {
    const key = Array.isArray(value) ? Number(name) : name;
    const place = [...path, key].map((part) => (typeof part === 'number' ? '*' : part)).join('/');
    if (!Array.isArray(value) && !seen.has(place)) seen.set(place, [...path, key]);
    keysIn(child, [...path, key], seen);
  }
  return seen;
}

it('[CONF-001] whatever key a document lacks, the others are still compared with it or without it', () => {
  const kinds = new Map(files.filter(({ file }) => /\.ya?ml$/u.test(file)).map((each) => [kindOf(each.file), each]));
  for (const { file, text } of kinds.values()) {
    for (const path of keysIn(parse(text, { merge: true })).values()) {
      const document = parseDocument(text, { merge: true });
      if (!document.deleteIn(path)) continue;
      const findings = findingsAfter({ [file]: `${document.toString()}# ohne ${path.join('/')}\n` });
      for (const { message } of findings) expect(message, `${file} without ${path.join('/')}`).not.toMatch(/undefined|NaN|\[object/);
    }
  }
});

it('[CONF-001] a name that every object has is a word like any other', () => {
  const names = fc.constantFrom('constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__', 'isPrototypeOf');
  const lines = files.flatMap(({ file, text }) => text.split('\n').map((_, index) => ({ file, text, index })));
  fc.assert(
    fc.property(fc.constantFrom(...lines), names, fc.boolean(), ({ file, text, index }, name, isKey) => {
      const damaged = text.split('\n').with(
        index,
        (text.split('\n')[index] ?? '').replace(isKey ? /[\w-]+(?=:)/u : /(?<=: )[^\s[{].*$/u, () => name),
      );
      for (const { line, message } of findingsAfter({ [file]: () => `${damaged.join('\n')}\n\n\n` })) {
        expect(line).toBeGreaterThan(0);
        expect(message).not.toMatch(/undefined|NaN|\[object|native code/);
      }
    }),
    { numRuns: 60 },
  );
  const microsite = files.find(({ file }) => file === 'pages/derivate/microsite.yaml');
  const named = (text: string): string => text.replace(/tabParameter: \w+/u, 'tabParameter: constructor');
  const told = microsite === undefined ? [] : findingsAfter({ [microsite.file]: named });
  expect(told.map(({ message }) => message).join('\n')).not.toMatch(/native code/u);
  const moved = (text: string): string => text.replaceAll('[issuerAlias]', '[toString]');
  const lost = microsite === undefined ? [] : findingsAfter({ [microsite.file]: moved });
  expect(lost.length).toBeGreaterThan(0);
  expect(lost.map(({ message }) => message).join('\n')).not.toMatch(/undefined/u);
  const page = 'route: /x\ntitle: X\ndescription: X\ndataClass: static\nrendering: cached\nbody:\n  main:\n';
  for (const block of ['type: constructor, operation: getQuote', 'type: page-intro, constructor: 1', 'type: toString'])
    expect(findingsAfter({ 'pages/x.yaml': `${page}    - { ${block} }\n` }).map(({ file }) => file)).toContain('pages/x.yaml');
});
