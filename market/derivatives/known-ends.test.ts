import { describe, expect, it } from 'vitest';
import { parseDay } from '#domain/time/timezone.ts';
import type { Instant, Market } from '../prices/types.ts';
import { createBook } from './book.ts';
import { createEnds, type Ends } from './ends.ts';
import { endsBefore, withEnds, type KnownEnds } from './known-ends.ts';
import { FRIDAY_TEN, testWorld } from './testing.ts';

const DAY_MS = 86_400_000;
// Products of two months ago: many have ended since.
const { columns, underlyings, market } = testWorld({ count: 1_200, day: parseDay('2026-09-21') });
const book = createBook(columns, underlyings);

function sweepAll(ends: Ends, now: Instant): void {
  for (const [position, { entityValue }] of underlyings.entries()) ends.sweep(position, book.rowsOf(entityValue), now);
}

/** Ends that a start at an instant finds, and the maximum number of days whose prices it requested. */
function startAt(now: Instant, earlier?: KnownEnds): { ends: Ends; days: number } {
  let days = 0;
  const watched: Market = {
    ...market,
    dailyBars(idNotation, window) {
      days = Math.max(days, (window.to - window.from) / DAY_MS);
      return market.dailyBars(idNotation, window);
    },
  };
  const ends = createEnds(columns, underlyings, () => watched, earlier);
  sweepAll(ends, now);
  return { ends, days };
}

const everything = (ends: Ends): unknown =>
  Array.from({ length: columns.length }, (_, row) => [ends.at[row], ends.hit[row], ends.endOf(row), ends.hitOf(row)]);

describe('Ends that are known from an earlier start', { timeout: 60_000 }, () => {
  const week = startAt(FRIDAY_TEN - 7 * DAY_MS);
  const known = JSON.parse(JSON.stringify(week.ends.known())) as KnownEnds;

  it('leave the days since to be looked at, and lead to the same ends', () => {
    const whole = startAt(FRIDAY_TEN);
    const rest = startAt(FRIDAY_TEN, known);
    expect(known.serial.length).toBeGreaterThan(100);
    expect(whole.days).toBeGreaterThan(60);
    expect(rest.days).toBeLessThan(9);
    expect(everything(rest.ends)).toEqual(everything(whole.ends));
    expect(rest.ends.known()).toEqual(whole.ends.known());
  });

  it('do not tell of a day that is not over', () => {
    const afternoon = startAt(FRIDAY_TEN + 5.5 * 3_600_000).ends.known();
    const evening = startAt(FRIDAY_TEN + 10 * 3_600_000).ends.known();
    expect(evening).toEqual(afternoon);
  });

  it('are of no use once the clock was set back behind them', () => {
    expect(endsBefore(known, FRIDAY_TEN)).toBe(known);
    expect(endsBefore(known, FRIDAY_TEN - 9 * DAY_MS)).toBeUndefined();
  });

  it('of further products are added, to be looked at from the same day on', () => {
    const [first, others] = [{ ...known, serial: [1], at: [0], hit: [0], way: [0] }, known];
    expect(withEnds(first, others)).toMatchObject({ day: known.day, serial: [1, ...known.serial], way: [0, ...known.way] });
  });
});
