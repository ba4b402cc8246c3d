import { expect, it } from 'vitest';
import type { SearchTypeResultsProps } from '../../generated/props.ts';
import type { BlockInput } from '../../kit/block.ts';
import type { SearchSubject } from '#subjects/search/subject.ts';
import { fixtureOf } from '../../kit/testing.ts';
import { showBlock } from '../../kit/testing-dom.ts';
import { needs } from './data.ts';

it('[SEARCH-022] asks for the page in the address and leads to the others', async () => {
  const input = fixtureOf('search-type-results', 'zweite von drei Seiten') as unknown as BlockInput<SearchTypeResultsProps, SearchSubject>;
  expect(needs(input).found.input).toMatchObject({ path: { type: 'STOCK' }, query: { searchValue: 'a', page: 1, perPage: 25 } });
  const screen = await showBlock('search-type-results', 'zweite von drei Seiten');
  expect(screen.getByRole('link', { name: 'Seite 3' }).getAttribute('href')).toBe('/suche/typ/aktien/a?page=2');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
  expect(screen.getByRole('link', { name: 'Treffer aller Arten' }).getAttribute('href')).toBe('/suche/a');
});

it('leads back from behind the last page, and says when there is nothing', async () => {
  const screen = await showBlock('search-type-results', 'hinter der letzten Seite');
  expect(screen.getByRole('link', { name: 'Zur ersten Seite' }).getAttribute('href')).toBe('/suche/typ/aktien/a');
  await showBlock('search-type-results', 'nichts von dieser Art');
  expect(screen.getByText('Unter „a“ gibt es hier nichts.')).toBeTruthy();
});
