import { expect, it } from 'vitest';
import { readNames } from './names.ts';

const names = readNames('# built files\nagain-*.js refresh-*.js\nbase-*.css base-*.css\n\ndeed-list action-list\n');

it('replaces former names and leaves content hashes out', () => {
  const before =
    '<link href="/assets/base-Cgz66EmD.css"><script src="/assets/again-a_b-1234.js"></script><ul class="deed-list deed-list__row">';
  const after =
    '<link href="/assets/base-12345678.css"><script src="/assets/refresh-ZZZZZZZZ.js"></script><ul class="action-list action-list__row">';
  expect(names.before(before)).toBe(names.after(after));
  expect(names.before(before)).toContain('action-list__row');
});

it.each(['indeed-list', 'deed-lists', '/assets/again-short.js', '/assets/database-Cgz66EmD.css'])('leaves %s as it is', (text) => {
  expect(names.before(text)).toBe(text);
});

it('names a line that does not hold two names', () => {
  expect(() => readNames('a b\nonly-one\n')).toThrow('Line 2 needs two names: only-one');
});
