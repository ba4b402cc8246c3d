import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../../kit/testing-draw.ts';

it('[ARTICLE-018] renders rows and cells as a table with heads', async () => {
  await draw('table', 'mit Titel und Fußnote');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Restlaufzeit',
    'Marktzins 1 %',
    'Marktzins 3 %',
    'Urteil',
  ]);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['2 Jahre', '30 Jahre']);
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '101,97',
    '98,09',
    'ruhig',
    '125,81',
    '80,40',
    'wild',
  ]);
});

it('[ARTICLE-018] scrolls in a box of its own that the keyboard reaches', async () => {
  await draw('table', 'mit Titel und Fußnote');
  expect(screen.getByRole('region', { name: 'Kurs einer Anleihe mit 2 % Kupon' }).tabIndex).toBe(0);
});

it('aligns columns of figures at the end and words at the start', async () => {
  const body = await draw('table', 'mit Titel und Fußnote');
  expect([...body.querySelectorAll('tbody tr:first-child td')].map((cell) => cell.getAttribute('data-align'))).toEqual([
    'end',
    'end',
    null,
  ]);
});
