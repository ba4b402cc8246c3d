import { expect, it } from 'vitest';
import { shortQuery } from './short-query.ts';

it.each([
  [
    [
      ['a.X', 'on'],
      ['a.Y', 'on'],
    ],
    'a=X,Y',
  ],
  [
    [
      ['h.von', '2'],
      ['h.bis', ''],
    ],
    'h=2;',
  ],
  [
    [
      ['h.von', '1.000'],
      ['h.bis', '2.500,5'],
    ],
    'h=1000;2500.5',
  ],
  [
    [
      ['h.von', ''],
      ['h.bis', ' '],
    ],
    '',
  ],
  [[['n', ' Bank & Co ']], 'n=Bank%20%26%20Co'],
  [
    [
      ['spalten.quote.ask', 'on'],
      ['spalten.x', 'on'],
    ],
    'spalten=quote.ask,x',
  ],
  [
    [
      ['p', ''],
      ['p.X', 'on'],
    ],
    'p=X',
  ],
] as const)('says %j as %s', (fields, expected) => {
  expect(shortQuery(fields, new Set())).toBe(expected);
});

it('says an empty value where that takes a preset away', () => {
  expect(
    shortQuery(
      [
        ['p', ''],
        ['q', ''],
      ],
      new Set(['p']),
    ),
  ).toBe('p=');
});
