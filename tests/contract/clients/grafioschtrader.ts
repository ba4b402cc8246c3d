import { expect } from 'vitest';
import type { Api, Client } from './api.ts';
import { expectColumns } from './read.ts';

const DAY = 86_400;

/** Reads bars in chunks of five years, each from the day after the last bar of the previous one, as this program does. */
async function readAll(api: Api, product: string, from: string, to: string): Promise<number[]> {
  const days: number[] = [];
  let start = from;
  for (let piece = 0; piece < 8 && start <= to; piece += 1) {
    const bars = await api.get(`/v1/instruments/${product}&startDate=${start}&range=Y5`);
    expectColumns(bars, ['datetimeLast', 'first', 'last', 'high', 'low', 'volume']);
    const times = bars.datetimeLast as number[];
    days.push(...times);
    start = new Date(((times.at(-1) ?? 0) + DAY) * 1000).toISOString().slice(0, 10);
  }
  return days;
}

/** grafioschtrader, Java. The user enters type, number and notation; the program adds the rest. */
export const grafioschtrader: Client = {
  name: 'grafioschtrader',
  cases: {
    'reads decades of bars in pieces, without a day twice or a gap': async (api) => {
      for (const product of ['STOCK/82902/eod_history?idNotation=1929749', 'CURRENCY/GBPUSD/eod_history?idNotation=1305587']) {
        const days = await readAll(api, product, '2008-01-02', '2026-11-20');
        expect(new Set(days).size).toBe(days.length);
        expect(days).toEqual(days.toSorted((a, b) => a - b));
        expect(days.length).toBeGreaterThan(18 * 250);
        const steps = days.slice(1).map((day, index) => (day - (days[index] ?? 0)) / DAY);
        expect(Math.max(...steps)).toBeLessThan(8);
      }
    },
    'reads funds and foreign shares at a German venue': async (api) => {
      for (const product of ['FUND/3567527/eod_history?idNotation=28520648', 'STOCK/90929/eod_history?idNotation=9386187']) {
        const bars = await api.get(`/v1/instruments/${product}&startDate=2023-12-08&range=Y1`);
        expect(bars.isoCurrency).toBe('EUR');
        expect((bars.volume as number[]).every(Number.isSafeInteger)).toBe(true);
      }
    },
  },
};
