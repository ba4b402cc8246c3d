import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOMS } from './rooms.ts';

/** Words without information about the subject. */
const FILLERS = new Set(
  'a an the of for in on at to by with and or is are be its it this that as from one each which returns gives makes reads writes creates all any'.split(
    ' ',
  ),
);

/** Removes endings, to make "prices" and "price", "cached" and "caches" the same word. */
function stemOf(word: string): string {
  return word
    .toLowerCase()
    .replace(/ies$/u, 'y')
    .replace(/(?:ing|ed|es|s)$/u, '');
}

/** Returns comments of one line whose words are all in the name or the signature below them. */
function restatedIn(text: string): readonly string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const comment = /^\s*\/\*\* (?<words>.*?) ?\*\/$/u.exec(line)?.groups?.['words'];
    if (comment === undefined) return [];
    const named = (lines[index + 1] ?? '').replaceAll(/([a-z\d])([A-Z])/gu, '$1 $2').split(/[^A-Za-z]+/u);
    const known = new Set(named.map(stemOf));
    const words = comment
      .toLowerCase()
      .replaceAll(/[`'’]s?/gu, ' ')
      .split(/[^a-zäöüß\d]+/u)
      .filter((word) => word !== '' && !FILLERS.has(word));
    return words.length > 0 && words.every((word) => known.has(stemOf(word))) ? [comment] : [];
  });
}

it('no comment only repeats the name or the signature below it', () => {
  const files = globSync(`{${ROOMS.join(',')}}/**/*.{ts,tsx,mjs}`, {
    exclude: (path) => ['generated', 'node_modules', 'public', '.next', 'fixtures'].includes(path),
  });
  expect(files.length).toBeGreaterThan(3_000);
  expect(files.flatMap((file) => restatedIn(readFileSync(file, 'utf8')).map((comment) => `${file}: ${comment}`))).toEqual([]);
});

it.each([
  ['/** Forgets the user. */\nexport function forgetUser(store: Store)', ['Forgets the user.']],
  ['/** All findings of the document. */\nreadonly findings: DocumentFinding[];', ['All findings of the document.']],
  ['/** Milliseconds since 1970. */\nreadonly now: () => number;', []],
])('tells a comment that repeats from one that adds: %s', (text, expected) => {
  expect(restatedIn(text)).toEqual(expected);
});
