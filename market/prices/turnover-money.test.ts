import { expect, it } from 'vitest';
import { catalogueSeed } from '../catalogue/testing.ts';
import { DAY, FRIDAY, MINUTE, notationId, SAP, testMarket } from './testing.ts';

const market = testMarket();
const valueOf = (name: string): string => catalogueSeed.instruments.find((one) => one.name === name)?.entityValue ?? name;

it.each([
  ['Euro-Bund-Future', 100_000 * 0.01],
  ['DAX-Future', 25],
  ['Rohöl-Future Brent', 1_000],
  ['SAP', 1],
])('turnover of %s counts %d for a piece at a price of 1', (name, worth) => {
  const {
    last,
    volume = 0,
    money,
    totalVolume = 0,
    totalMoney = 0,
    low,
    high,
  } = market.quote(notationId(valueOf(name)), FRIDAY) ?? raise();
  expect(money).toBeCloseTo(volume * last * worth, 1);
  expect(totalMoney).toBeGreaterThanOrEqual(totalVolume * low * worth);
  expect(totalMoney).toBeLessThanOrEqual(totalVolume * high * worth);
});

it('turnover of a bond is its nominal amount times a hundredth of its price', () => {
  const bond = catalogueSeed.instruments.find(({ entityType, details }) => entityType === 'BOND' && (details.model?.until ?? '') > '2030');
  const { last, volume = 0, money } = market.quote(notationId(bond?.entityValue ?? ''), FRIDAY) ?? raise();
  expect(money).toBeCloseTo((volume * last) / 100, 1);
});

it('turnover of the running half hour never tells of prices to come', () => {
  const opening = Date.parse('2026-11-20T08:00:00Z');
  for (let instant = opening; instant < opening + 30 * MINUTE; instant += 3 * MINUTE) {
    const { totalVolume = 0, totalMoney = 0, low, high } = market.quote(SAP, instant) ?? raise();
    expect(totalMoney).toBeGreaterThanOrEqual(totalVolume * low - 0.01);
    expect(totalMoney).toBeLessThanOrEqual(totalVolume * high + 0.01);
  }
});

it('a share trades little at the main exchange of another country', () => {
  const home = market.quote(SAP, FRIDAY)?.volume4Weeks ?? 0;
  const abroad = market.quote(notationId('82849', 'SWX') || 0, FRIDAY)?.volume4Weeks ?? 0;
  expect(abroad).toBeGreaterThan(0);
  expect(abroad).toBeLessThan(home / 20);
});

it.each([
  ['Rendite Bundesanleihe 10 Jahre', 'Euro-Bund-Future'],
  ['Rendite Bundesanleihe 2 Jahre', 'Euro-Schatz-Future'],
  ['Rendite US-Staatsanleihe 10 Jahre', 'US-Treasury-Note-Future 10 Jahre'],
])('%s and %s move against each other', (yieldName, futureName) => {
  const changes = (name: string): Map<number, number> => {
    const { time, close } = market.dailyBars(notationId(valueOf(name)), { from: FRIDAY - 200 * DAY, to: FRIDAY });
    return new Map(time.slice(1).map((at, index) => [at, (close[index + 1] ?? 0) - (close[index] ?? 0)]));
  };
  const [yields, futures] = [changes(yieldName), changes(futureName)];
  const days = [...yields.keys()].filter((at) => futures.has(at));
  const against = days.filter((at) => (yields.get(at) ?? 0) * (futures.get(at) ?? 0) < 0);
  expect(days.length).toBeGreaterThan(100);
  expect(against.length / days.length).toBeGreaterThan(0.7);
});

function raise(): never {
  throw new Error('There is no quote.');
}

it('an index trades what its members do', () => {
  const of = (name: string): { pieces: number; money: number } => {
    const { totalVolume = 0, totalMoney = 0 } = market.quote(notationId(valueOf(name)), FRIDAY) ?? raise();
    return { pieces: totalVolume, money: totalMoney };
  };
  const members = catalogueSeed.indexMembers.filter(({ indexEntityValue }) => indexEntityValue === valueOf('DAX'));
  const sums = members.map(({ entityValue }) => market.quote(notationId(entityValue), FRIDAY) ?? raise());
  const money = sums.reduce((sum, { totalMoney = 0 }) => sum + totalMoney, 0);
  // Compares daily averages, not the same day.
  expect(of('DAX').money / money).toBeGreaterThan(0.4);
  expect(of('DAX').money / money).toBeLessThan(2.5);
  expect(of('DAX').money).toBeGreaterThan(of('MDAX').money);
});

it.each(['Gold', 'Bitcoin', 'Brent Rohöl', 'Kupfer', 'S&P 500', 'Nikkei 225'])('%s has a turnover', (name) => {
  const quote = market.quote(notationId(valueOf(name)), FRIDAY) ?? raise();
  expect([(quote.totalVolume ?? 0) > 0, (quote.totalMoney ?? 0) > 0]).toEqual([true, true]);
  expect([quote.volume, quote.money]).toEqual([expect.any(Number), expect.any(Number)]);
});

it('an index of volatility has none', () => {
  expect(market.quote(notationId(valueOf('VIX')), FRIDAY)).not.toHaveProperty('totalMoney');
});
