import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const text = readFileSync('docs/security.md', 'utf8');
/** All requirements of levels 1 and 2 of ASVS 5.0.0, as `V1.2.3/1`. */
const known = readFileSync('tests/security/asvs-5.0.0.txt', 'utf8').trim().split(/\s+/u);

const rows = text.split('\n').flatMap((line) => {
  const [, id, level, , state, how = '', tests = ''] = line.split('|').map((cell) => cell.trim());
  return /^V\d+\.\d+\.\d+$/u.test(id ?? '') ? [{ id, level, state, how, tests }] : [];
});
const named = [...text.matchAll(/`([\w./-]+\.test\.(?:tsx?|mjs)): ([^`]+)`/gu)].map(([, file = '', title = '']) => [file, title] as const);
const unique = new Map(named.map(([file, title]) => [`${file}: ${title}`, [file, title] as const]));

describe('docs/security.md', () => {
  it('has a row for every requirement, in their order, with its level', () => {
    expect(rows.map(({ id, level }) => `${id}/${level}`)).toEqual(known);
  });

  it('says of every row what is so, and why', () => {
    const states = new Set(['met', 'partly', 'open', 'operator', 'n/a']);
    expect(rows.filter(({ state, how }) => !states.has(state ?? '') || how === '')).toEqual([]);
  });

  it('calls nothing met without a test', () => {
    expect(rows.filter(({ state, tests }) => state === 'met' && !tests.includes('.test.')).map(({ id }) => id)).toEqual([]);
  });

  it.each([...unique.values()])('names a test that there is: %s: %s', (file, title) => {
    expect(existsSync(file) && readFileSync(file, 'utf8').includes(title)).toBe(true);
  });
});
