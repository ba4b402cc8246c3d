import { expect, it } from 'vitest';
import { draw } from '../../kit/testing-draw.ts';

it('[ARTICLE-010] renders one item for each value, in order', async () => {
  const body = await draw('unordered-list', 'drei Einträge');
  expect([...body.querySelectorAll('ul > li')].map(({ textContent }) => textContent)).toEqual([
    'Depot eröffnen',
    'Aktie auswählen',
    'Limit setzen',
  ]);
});

it('keeps values that are the same', async () => {
  const body = await draw('unordered-list', 'gleiche Einträge');
  expect(body.querySelectorAll('ul > li')).toHaveLength(2);
});
