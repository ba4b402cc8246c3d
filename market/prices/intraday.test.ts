import { expect, it } from 'vitest';
import { OverBudget, withinBudget } from '../base/budget.ts';
import { DAX, DAY, FRIDAY, MINUTE, notationId, SAP, SAP_TRADEGATE, testMarket } from './testing.ts';
import type { Market, Resolution } from './types.ts';

const LENGTHS = { '5m': 5 * MINUTE, '15m': 15 * MINUTE, '1H': 60 * MINUTE } as const;
const NOTATIONS = [
  ['a share at Xetra', SAP],
  ['a share at Tradegate', SAP_TRADEGATE],
  ['an index', DAX],
  ['a pair of currencies', notationId('EURUSD')],
  ['a crypto currency, which never pauses', notationId('BTC')],
] as const;

/** Close, number of trades and start of each bar, from the single trades. */
function barsOfTrades(market: Market, id: number, window: { from: number; to: number }, length: number) {
  const bars = new Map<number, [close: number, count: number]>();
  const from = Math.ceil(window.from / length) * length - 1;
  for (const { time, price } of market.trades(id, { from, to: window.to })) {
    const start = Math.floor(time / length) * length;
    bars.set(start, [price, (bars.get(start)?.[1] ?? 0) + 1]);
  }
  return [...bars].map(([start, [close, count]]) => [start, close, count]);
}

it.each(NOTATIONS.flatMap(([name, id]) => (['5m', '15m', '1H'] as const).map((resolution) => [resolution, name, id] as const)))(
  'bars of %s of %s are those of its trades, also when past sessions are cached',
  (resolution, _, id) => {
    const market = testMarket();
    for (const from of [FRIDAY - 9 * DAY, FRIDAY - 9 * DAY, FRIDAY - 8 * DAY - 3 * 60 * MINUTE, FRIDAY - 20 * MINUTE]) {
      const window = { from, to: FRIDAY };
      const { time, close, count } = market.bars(id, { ...window, resolution });
      const found = time.map((start, index) => [start, close[index], count[index]]);
      expect(found).toEqual(barsOfTrades(market, id, window, LENGTHS[resolution]));
    }
  },
);

it('bars of a long chart continue where an interrupted call stopped', () => {
  const [market, whole] = [testMarket(), testMarket()];
  const window = { from: FRIDAY - 120 * DAY, to: FRIDAY, resolution: '15m' satisfies Resolution } as const;
  const turn = () => withinBudget({ most: 40, spent: 0 }, () => market.bars(SAP, window));
  let turns = 0;
  let bars: ReturnType<typeof turn> | undefined;
  while (bars === undefined && turns < 1_000) {
    turns += 1;
    try {
      bars = turn();
    } catch (error) {
      if (!(error instanceof OverBudget)) throw error;
    }
  }
  expect(bars).toEqual(whole.bars(SAP, window));
  expect(turns).toBeGreaterThan(1);
});
