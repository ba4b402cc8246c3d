import { describe, expect, it } from 'vitest';
import { parseDay } from '#domain/time/timezone.ts';
import type { Row } from './types.ts';
import { FRIDAY_TEN, testWorld } from './testing.ts';

const SECOND = 1_000;
const DAY = 86_400_000;
const later = testWorld({ count: 600, day: parseDay('2026-11-16') });
const ends = Array.from({ length: later.derivatives.book.size }, (_, row) => ({ row, end: later.derivatives.figures.endOf(row) }))
  .flatMap(({ row, end }) => (end?.reason === 'KNOCKED_OUT' ? [{ row, instant: end.instant }] : []))
  .toSorted((a, b) => a.instant - b.instant);

describe('A product that is knocked out', { timeout: 60_000 }, () => {
  it('is quoted and listed until the second of the touch, and from it on nowhere', () => {
    const world = testWorld({ count: 600, day: parseDay('2026-11-16'), now: parseDay('2026-11-17') * DAY });
    const { derivatives, market } = world;
    const isListed = (row: Row): boolean => {
      const question = { only: {}, ranges: [], withEnded: false, descending: false, first: 0, count: 1_000, withFacets: false };
      return derivatives.find({ ...question, rows: derivatives.book.rowsOf(derivatives.book.underlyingOf(row)) }).rows.includes(row);
    };
    const quoteOf = (row: Row) => market.quote(derivatives.book.notations(row)[0]?.idNotation ?? 0, world.time);
    const chosen = ends.filter(({ instant }) => instant > world.time && instant < FRIDAY_TEN).slice(0, 12);
    expect(chosen.length).toBeGreaterThan(5);
    for (const { row, instant } of chosen) {
      world.time = Math.max(world.time, Math.ceil(instant / SECOND) * SECOND - SECOND);
      const { ask, figures } = derivatives.figures.figures(row);
      const lives = quoteOf(row)?.ask !== undefined && ask !== undefined && (figures.differenceKnockoutPct ?? 1) > 0;
      expect(lives || world.time >= instant).toBe(true);
      world.time = Math.max(world.time, Math.ceil(instant / SECOND) * SECOND);
      expect([isListed(row), quoteOf(row)?.ask, derivatives.figures.figures(row).ask], derivatives.book.nameOf(row)).toEqual([
        false,
        undefined,
        undefined,
      ]);
    }
  });
});
