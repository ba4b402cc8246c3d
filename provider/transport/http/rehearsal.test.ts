import { expect, it } from 'vitest';
import { catalogueSeed } from '#market/catalogue/testing.ts';
import { firstCalls, rehearse, type FirstCall } from './rehearsal.ts';

const members = Map.groupBy(catalogueSeed.indexMembers, ({ indexEntityValue }) => indexEntityValue);
const calls = firstCalls({
  instruments: catalogueSeed.instruments,
  membersOf: (index) => (members.get(index) ?? []) as never,
});

it('opens every finder, and the best-known index and share with their charts', () => {
  const mostWanted = (type: string): string | undefined =>
    catalogueSeed.instruments
      .filter(({ entityType, entityValue }) => entityType === type && (type !== 'INDEX' || members.has(entityValue)))
      .reduce((one, other) => (other.importance > one.importance ? other : one)).entityValue;
  const asked = calls.map(({ operation, input: { path } }) =>
    `${operation} ${(path as { entityValue?: string }).entityValue ?? ''}`.trim(),
  );
  for (const finder of ['findStocks', 'findIndices', 'findFunds', 'findBonds', 'findCurrencies', 'findCryptos', 'findDerivatives'])
    expect(asked).toContain(finder);
  for (const [type, snapshot] of [
    ['INDEX', 'getIndexSnapshot'],
    ['STOCK', 'getStockSnapshot'],
  ] as const) {
    expect(asked).toContain(`${snapshot} ${mostWanted(type)}`);
    expect(asked.filter((one) => one === `getSimpleChartHistory ${mostWanted(type)}`)).toHaveLength(2);
  }
});

it('makes one call after the other, goes on after one that fails, and gives up when its time is over', async () => {
  const [first, second, third, late] = calls as [FirstCall, FirstCall, FirstCall, FirstCall];
  const begun: FirstCall[] = [];
  let [running, most, now] = [0, 0, 0];
  const make = async (call: FirstCall): Promise<void> => {
    begun.push(call);
    most = Math.max(most, (running += 1));
    await Promise.resolve();
    running -= 1;
    if (call === third) now = 1e9;
    if (call === second) throw new Error('This one fails.');
  };
  await rehearse([first, second, third, late], make, () => now);
  expect([begun, most]).toEqual([[first, second, third], 1]);
});
