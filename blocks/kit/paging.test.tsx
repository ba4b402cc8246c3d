import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageOf, Paging, shownPages } from './paging.tsx';

it.each([
  [{}, 0],
  [{ page: '3' }, 3],
  [{ page: '0' }, 0],
  [{ page: '-1' }, 0],
  [{ page: '1.5' }, 0],
  [{ page: 'zwei' }, 0],
  [{ page: '99999' }, 9_999],
])('[SHELL-079] takes %o as page %i', (query, page) => {
  expect(pageOf(query)).toBe(page);
});

it.each([
  [0, 2, [0, 1]],
  [0, 9, [0, 1, 8]],
  [4, 9, [0, 3, 4, 5, 8]],
  [8, 9, [0, 7, 8]],
  [20, 3, [0, 1, 2]],
  [0, 4, [0, 1, 2, 3]],
])('on page %i of %i shows %o', (page, count, shown) => {
  expect(shownPages(page, count)).toEqual(shown);
});

it('[SHELL-080] links the neighbours and says which page it is; the first page has no query', () => {
  render(<Paging path="/news/wissen" page={1} perPage={25} total={60} />);
  expect(screen.getByRole('link', { name: 'Zurück' }).getAttribute('href')).toBe('/news/wissen');
  expect(screen.getByRole('link', { name: 'Weiter' }).getAttribute('href')).toBe('/news/wissen?page=2');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
});

it('is not there when one page holds all', () => {
  const { container } = render(<Paging path="/news/wissen" page={0} perPage={25} total={25} />);
  expect(container.innerHTML).toBe('');
});
