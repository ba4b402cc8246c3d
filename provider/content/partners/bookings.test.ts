import { describe, expect, it } from 'vitest';
import { readContent } from '../content.ts';
import { running } from './bookings.ts';

const { bookings } = readContent();

describe('bookings', () => {
  it('hold from the first moment of their first day in Berlin to the last of their last, the weightiest first', () => {
    const names = (instant: string) => running(bookings.traderBox.entries, Date.parse(instant)).map(({ headline }) => headline);
    expect(names('2026-11-30T22:59:59Z')).toEqual(['Depot ohne Grundgebühr', 'Orders zum Festpreis']);
    expect(names('2026-11-30T23:00:00Z')[0]).toBe('Ein Monat ohne Gebühr');
    expect(names('2027-01-01T00:00:00Z')).not.toContain('Ein Monat ohne Gebühr');
    expect(names('2025-12-31T12:00:00Z')).toEqual([]);
  });
});
