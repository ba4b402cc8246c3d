import { expect, it } from 'vitest';
import { mountBlock } from '../../kit/testing-mount.ts';

it('[ARTICLE-009] renders one item for each value, in order', async () => {
  const body = await mountBlock('ordered-list', 'drei Einträge');
  expect([...body.querySelectorAll('ol > li')].map(({ textContent }) => textContent)).toEqual([
    'Depot eröffnen',
    'Aktie auswählen',
    'Limit setzen',
  ]);
});

it('keeps values that are the same', async () => {
  const body = await mountBlock('ordered-list', 'gleiche Einträge');
  expect(body.querySelectorAll('ol > li')).toHaveLength(2);
});
