import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Words that must not begin a comment: it begins with a noun or a verb (docs/naming.md). */
const NOT_FIRST = /^(?:what|who|whoever|whom|whose|of|so|how|where|why|when|which)\b/iu;

const rooms = 'blocks,client,codegen,composer,documents,domain,entrance,gateway,market,provider,renderer,scripts,site,subjects,tests';
const files = globSync(`{${rooms}}/**/*.{ts,tsx,mjs}`, {
  exclude: (path) => ['generated', 'node_modules', 'public', '.next', 'fixtures'].includes(path),
});

/**
 * Returns the first lines of the comments of a file. Reads lines instead of a syntax tree, which would take ten times as long: the rule
 * also covers lines in templates that resemble a comment.
 */
function firstLinesIn(text: string): (readonly [line: number, words: string])[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.flatMap((line, index) => {
    const block = /^\/\*\*? ?(?<words>.*)/u.exec(line)?.groups?.['words'];
    if (block !== undefined) return [[index + 1, block === '' ? (lines[index + 1] ?? '').replace(/^\* ?/u, '') : block] as const];
    const single = /^\/\/ (?<words>.*)/u.exec(line)?.groups?.['words'];
    const isContinued = lines[index - 1]?.startsWith('//') ?? false;
    return single === undefined || isContinued ? [] : [[index + 1, single] as const];
  });
}

it('every comment begins with a noun or a verb', () => {
  const found = files.flatMap((file) =>
    firstLinesIn(readFileSync(file, 'utf8')).flatMap(([line, words]) => (NOT_FIRST.test(words) ? [`${file}:${line} ${words}`] : [])),
  );
  expect(files.length).toBeGreaterThan(3_000);
  expect(found).toEqual([]);
});

it('finds the first words of comments', () => {
  const text = '/** What it is. */\n/**\n * Who asks. */\nconst a = 1; // Of no interest\n// So long\n// what follows\n';
  expect(firstLinesIn(text).map(([, words]) => words)).toEqual(['What it is. */', 'Who asks. */', 'So long']);
});
