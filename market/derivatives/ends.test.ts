import { describe, expect, it } from 'vitest';
import { endsAtBarrier, levelsAt } from '#domain/derivative/levels.ts';
import { parseDay } from '#domain/time/timezone.ts';
import { FRIDAY_TEN, testWorld } from './testing.ts';

const DAY_MS = 86_400_000;
// Products of two months ago, seen today: many have ended since.
const world = testWorld({ count: 1_200, day: parseDay('2026-09-21') });
const { derivatives, market } = world;
const { book, figures } = derivatives;
const rows = Array.from({ length: book.size }, (_, row) => row);
const official = (row: number): number => world.underlyings[book.underlyingNumber(row)]?.official.idNotation ?? 0;
const startOf = (row: number): number => Math.floor(book.terms(row).issued / DAY_MS) * DAY_MS;

describe('A product', () => {
  it('that lives has not seen its barrier touched by the official prices since its issue', () => {
    const living = rows.filter((row) => figures.endOf(row) === undefined && endsAtBarrier(book.terms(row)));
    expect(living.length).toBeGreaterThan(200);
    for (const row of living) {
      const terms = book.terms(row);
      // Only fixed barriers are compared here; moving ones are watched day by day.
      if (terms.barrier === undefined || terms.maturity === undefined || terms.feature === 'SMART_TURBO') continue;
      const side = terms.right === 'CALL' ? 'BELOW' : 'ABOVE';
      expect(market.firstTouch(official(row), terms.barrier, side, { from: startOf(row), to: FRIDAY_TEN })).toBeUndefined();
    }
  });

  it('that was knocked out was so by the first official trade at its barrier', () => {
    const ended = rows.filter((row) => figures.endOf(row)?.reason === 'KNOCKED_OUT' && book.typeOf(row) === 'KNOCKOUT_CERTIFICATE');
    expect(ended.length).toBeGreaterThan(30);
    for (const row of ended) {
      const terms = book.terms(row);
      if (terms.feature === 'SMART_TURBO') continue;
      const end = figures.endOf(row)?.instant ?? 0;
      const level = levelsAt(terms, end).barrier ?? 0;
      const last = market.tradeAt(official(row), end)?.price ?? 0;
      expect(terms.right === 'CALL' ? last <= level : last >= level, book.nameOf(row)).toBe(true);
      if (terms.maturity === undefined) continue;
      const side = terms.right === 'CALL' ? 'BELOW' : 'ABOVE';
      expect(market.firstTouch(official(row), level, side, { from: startOf(row), to: FRIDAY_TEN })).toBe(end);
    }
  });

  it('has no prices from its end on', () => {
    const ended = rows.filter((row) => figures.endOf(row) !== undefined).slice(0, 20);
    for (const row of ended) {
      const [notation] = book.notations(row);
      const end = figures.endOf(row)?.instant ?? 0;
      const quote = market.quote(notation?.idNotation ?? 0, FRIDAY_TEN);
      expect([quote?.bid, quote?.ask, quote?.isOpen ?? false]).toEqual([undefined, undefined, false]);
      expect(quote?.timeLast ?? 0).toBeLessThan(end);
      expect(figures.figures(row).bid).toBeUndefined();
    }
  });

  it('ends at noon of the day it matures', () => {
    const matured = rows.filter((row) => figures.endOf(row)?.reason === 'MATURED');
    expect(matured.length).toBeGreaterThan(0);
    for (const row of matured) expect(figures.endOf(row)?.instant).toBe(book.terms(row).maturity);
  });

  it('ends the same whether one looked each week or once', () => {
    const other = testWorld({ count: 1_200, day: parseDay('2026-09-21'), now: Date.parse('2026-09-22T12:00:00Z') });
    for (; other.time < FRIDAY_TEN; other.time = Math.min(FRIDAY_TEN, other.time + 7 * DAY_MS)) other.derivatives.figures.columns();
    for (const row of rows) expect(other.derivatives.figures.endOf(row)).toEqual(figures.endOf(row));
  }, 60_000);
});
