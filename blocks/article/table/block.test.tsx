import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountBlock, mountBlockWith } from '../../kit/testing-mount.ts';

it('[ARTICLE-018] renders rows and cells as a table with heads', async () => {
  await mountBlock('table', 'mit Titel und Fußnote');
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
  await mountBlock('table', 'mit Titel und Fußnote');
  expect(screen.getByRole('region', { name: 'Kurs einer Anleihe mit 2 % Kupon' }).tabIndex).toBe(0);
});

it('aligns columns of figures at the end and words at the start', async () => {
  const body = await mountBlock('table', 'mit Titel und Fußnote');
  expect([...body.querySelectorAll('tbody tr:first-child td')].map((cell) => cell.getAttribute('data-align'))).toEqual([
    'end',
    'end',
    null,
  ]);
});

it.each([
  ['+2,22\u00A0%', 'up'],
  ['−0,50\u00A0%', 'down'],
  ['+0,00\u00A0%', null],
  ['2,22\u00A0%', null],
])('colours the change „%s“: %s', async (cell, direction) => {
  const body = await mountBlockWith('table', 'ohne Titel', {
    props: {
      type: 'table',
      rows: [
        ['Name', 'Wert'],
        ['DAX', cell],
      ],
    },
  });
  expect(body.querySelector('td')?.getAttribute('data-direction')).toBe(direction);
});

it.each([
  ['9.454,55\u00A0€', 'end'],
  ['+2,22\u00A0%', 'end'],
  ['24.722,46\u00A0Punkte', 'end'],
  ['–', 'end'],
  ['2 Jahre und mehr', null],
  ['niedrig', null],
])('takes „%s“ for a figure or for words: aligned %s', async (cell, alignment) => {
  const body = await mountBlockWith('table', 'ohne Titel', {
    props: {
      type: 'table',
      rows: [
        ['Name', 'Wert'],
        ['1', cell],
      ],
    },
  });
  expect([body.querySelector('thead th')?.getAttribute('data-align'), body.querySelector('td')?.getAttribute('data-align')]).toEqual([
    null,
    alignment,
  ]);
});
