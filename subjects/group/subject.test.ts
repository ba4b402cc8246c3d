import { expect, it } from 'vitest';
import { renderPath, testContext } from '#renderer/testing.tsx';

const answer = {
  list: [],
  facets: [
    { name: 'isoCurrency', label: 'Währung', values: [{ value: 'EUR', label: 'deutschland', count: 9 }] },
    { name: 'isoCountry', label: 'Land', values: [{ value: 'DE', label: 'Deutschland', count: 3 }] },
  ],
};
const pages = [
  {
    route: '/laender/[land]',
    title: 'Aktien aus {group.name}',
    subject: { kind: 'group', operation: 'findStocks', filter: 'isoCountry', parameter: 'land' } as const,
  },
];

it('finds the group by what visitors call it, among the values of its filter alone', async () => {
  const context = testContext(pages, { findStocks: () => answer });
  expect(await renderPath('/laender/deutschland', context)).toMatchObject({
    status: 200,
    head: { title: 'Aktien aus Deutschland • Parkett', canonical: 'https://parkett.example/laender/deutschland' },
  });
  for (const name of ['DE', 'Deutschland', 'EUR', 'constructor'])
    expect([name, (await renderPath(`/laender/${name}`, context)).status]).toEqual([name, 404]);
});

it('is out of reach, not unknown, while nobody counts', async () => {
  const context = testContext(pages, {
    findStocks: () => {
      throw new Error('away');
    },
  });
  expect((await renderPath('/laender/deutschland', context)).status).toBe(503);
});
