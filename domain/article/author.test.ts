import { expect, it } from 'vitest';
import { authorName } from './author.ts';

it.each([
  [{ title: 'Dr.', firstName: 'Jule', lastName: 'Brandis' }, 'Dr. Jule Brandis'],
  [{ firstName: 'Henrik', lastName: 'Oltmann' }, 'Henrik Oltmann'],
  [{ title: 'Prof.', lastName: 'Wiesental' }, 'Prof. Wiesental'],
  [{ title: '', firstName: '', lastName: 'Lindqvist' }, 'Lindqvist'],
])('[NEWS-004] names an author by title, first and last name, without what is missing: %o', (author, name) => {
  expect(authorName(author)).toBe(name);
});
