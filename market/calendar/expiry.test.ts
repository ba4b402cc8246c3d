import { expect, it } from 'vitest';
import { dayNumber, formatDay, parseDay } from '#domain/time/timezone.ts';
import type { ExpiryRule } from '../catalogue/details.ts';
import { catalogueSeed } from '../catalogue/testing.ts';
import { expiryDay } from './expiry.ts';
import { isTradingDay, scheduleOf } from './schedules.ts';

// Last trading days as the exchanges published them (Eurex, CME Group, ICE, Euronext); from memory, by their rules.
it.each<[ExpiryRule, string, string]>([
  ['EUREX_BOND', '2025-03', '2025-03-06'],
  ['EUREX_BOND', '2025-12', '2025-12-08'],
  ['EUREX_BOND', '2026-12', '2026-12-08'],
  ['EUREX_BOND', '2027-03', '2027-03-08'],
  ['INDEX', '2026-12', '2026-12-18'],
  ['INDEX', '2008-03', '2008-03-20'],
  ['TREASURY', '2025-12', '2025-12-19'],
  ['NIKKEI', '2025-12', '2025-12-11'],
  ['CURRENCY', '2025-12', '2025-12-15'],
  ['METAL', '2025-12', '2025-12-29'],
  ['WTI', '2024-12', '2024-12-19'],
  ['WTI', '2025-11', '2025-11-20'],
  ['BRENT', '2026-11', '2026-11-30'],
  ['GAS', '2025-12', '2025-12-29'],
  ['WHEAT', '2026-05', '2026-05-11'],
  ['COFFEE', '2025-12', '2025-12-18'],
])('%s of %s ends on %s', (expiry, month, day) => {
  const [year = 0, at = 0] = month.split('-').map(Number);
  expect(formatDay(expiryDay({ months: [at], expiry }, dayNumber(year, at, 1) * 48, 1))).toBe(day);
});

it('ends every contract of the catalogue on a day on which its exchange trades', () => {
  const futures = catalogueSeed.instruments.flatMap(({ details: { future }, name }) => (future === undefined ? [] : [{ name, future }]));
  expect(futures.length).toBeGreaterThan(40);
  for (const { name, future } of futures)
    for (let year = 2010; year <= 2030; year += 1) {
      const day = expiryDay(future, parseDay(`${year}-01-02`) * 48, future.position);
      const schedule = scheduleOf(future.nameExchange === 'Eurex' ? 7 : future.nameExchange === 'Euronext' ? 11 : 15);
      expect([name, formatDay(day), isTradingDay(schedule, day)]).toEqual([name, formatDay(day), true]);
    }
});
