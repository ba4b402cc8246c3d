import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { ROOMS } from './rooms.ts';

/** Words that no file, export or type has in its name, with those to use instead. Source: docs/naming.md. */
const DENIED: Readonly<Record<string, string>> = {
  desk: 'workspace, store, queue',
  door: 'transport, request handler',
  kept: 'cached, stored',
  drawn: 'rendered',
  piece: 'article, content item',
  course: 'price series, history',
  deed: 'action',
  wish: 'request',
  told: 'message, report',
  tell: 'notify, report',
  meant: 'suggestion',
  mender: 'repair, retry',
  mending: 'fix',
  flights: 'request coalescing',
  finer: 'split changes',
  turned: 'transposed',
  inks: 'syntax colors',
  again: 'retry, refresh',
  anew: 're-render, reload',
  become: 'morph',
};
/** Names that a contract, the specification or the platform gives. */
const GIVEN = /desktop|intellij/iu;
/** Phrases that no comment holds. */
const RIDDLES = /\b(?:so many|so long as|anew|who was faster)\b/iu;

const files = globSync(`{${ROOMS.join(',')}}/**/*.{ts,tsx,mjs}`, {
  exclude: (path) => ['generated', 'node_modules', 'public', '.next', 'fixtures'].includes(path),
});

/** Words of a name in camel, kebab or upper case: `createKeptPages` gives create, kept, pages. */
function wordsOf(name: string): readonly string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/gu, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/u);
}

/** Denied words of a name, each with what to use instead; a plural counts as its singular. */
function deniedIn(name: string): readonly string[] {
  if (GIVEN.test(name)) return [];
  return wordsOf(name).flatMap((word) => {
    const instead = DENIED[word] ?? DENIED[word.replace(/s$/u, '')];
    return instead === undefined ? [] : [`„${word}“: use ${instead}`];
  });
}

const EXPORTED =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|interface|type|enum) (?<name>[\w$]+)|^(?:interface|type|class) (?<own>[\w$]+)/gmu;

it('no file, export or type has a denied word in its name', () => {
  const found = files.flatMap((file) => {
    const names = [...readFileSync(file, 'utf8').matchAll(EXPORTED)].map(({ groups }) => groups?.['name'] ?? groups?.['own'] ?? '');
    return [basename(file), ...names].flatMap((name) => deniedIn(name).map((fault) => `${file} ${name}: ${fault}`));
  });
  expect(files.length).toBeGreaterThan(3_000);
  expect(found).toEqual([]);
});

it('no comment holds a phrase that one has to solve', () => {
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        /^\s*(?:\/\*\*?|\*|\/\/)/u.test(line) && RIDDLES.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
      ),
  );
  expect(found).toEqual([]);
});

it.each([
  ['createKeptPages', 'kept'],
  ['DeskProps', 'desk'],
  ['doors', 'door'],
  ['kept-pages.test.ts', 'kept'],
])('finds the word in %s', (name, word) => {
  expect(deniedIn(name)).toEqual([`„${wordsOf(name).find((one) => one.startsWith(word)) ?? ''}“: use ${DENIED[word] ?? ''}`]);
});
