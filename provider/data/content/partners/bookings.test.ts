import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readContent } from '../content.ts';
import { readBookings, running } from './bookings.ts';

const { bookings, directory } = readContent();
const text = readFileSync(new URL('bookings.yaml', import.meta.url), 'utf8');

describe('bookings', () => {
  it('hold from the first moment of their first day in Berlin to the last of their last, the weightiest first', () => {
    const names = (instant: string) => running(bookings.traderBox.entries, Date.parse(instant)).map(({ headline }) => headline);
    expect(names('2026-11-30T22:59:59Z')).toEqual(['Depot ohne Grundgebühr', 'Orders zum Festpreis']);
    expect(names('2026-11-30T23:00:00Z')[0]).toBe('Ein Monat ohne Gebühr');
    expect(names('2027-01-01T00:00:00Z')).not.toContain('Ein Monat ohne Gebühr');
    expect(names('2025-12-31T12:00:00Z')).toEqual([]);
  });

  it.each([
    [text.replace('customer: 7012, start', 'customer: 9999, start'), /bookings\.yaml:\d+:\d+ Den Werbekunden 9999 gibt es nicht\./u],
    [text.replace("url: 'https://depothafen.example/depot'", "url: 'https://irgendwo.de'"), /bookings\.yaml:\d+:\d+ /u],
    [text.replace("start: '2026-01-01'", 'start: gestern'), /bookings\.yaml:\d+:\d+ /u],
  ])('are refused with line and column when something is wrong (%#)', (broken, message) => {
    expect(broken).not.toBe(text);
    expect(() => readBookings(broken, directory)).toThrow(message);
  });
});
