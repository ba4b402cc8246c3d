import { describe, expect, it } from 'vitest';
import { detectDateOrder, parseStamp } from './dates.ts';

describe('The order of a date column', () => {
  it.each([
    [['2026-07-31', '2026-08-01'], 'ymd'],
    [['20260731'], 'ymd'],
    [['01.02.2026', '03.04.2026'], 'dmy'],
    [['07/31/2026', '08/01/2026'], 'mdy'],
    [['31/07/2026', '01/08/2026'], 'dmy'],
  ])('of %j is %s', (values, order) => {
    expect(detectDateOrder(values)).toEqual({ order });
  });

  it('is left open, with an example, when no number shows which is the day', () => {
    expect(detectDateOrder(['01/02/2026', '03/04/2026'])).toEqual({ ambiguous: '01/02/2026' });
  });
});

describe('A stamp', () => {
  it('without a time is a day', () => {
    expect(parseStamp('31.07.2026', 'dmy', 'Europe/Berlin')).toMatchObject({ value: { day: '2026-07-31', hasTime: false } });
  });

  it('keeps the offset that the file gives', () => {
    expect(parseStamp('2019-12-17 17:00:00+01:00', 'ymd', 'America/New_York')).toEqual({
      value: { day: '2019-12-17', hasTime: true, text: '2019-12-17 17:00', instant: Date.UTC(2019, 11, 17, 16) },
    });
  });

  it.each([
    ['2026-03-29 01:59', Date.UTC(2026, 2, 29, 0, 59)],
    ['2026-03-29 03:00', Date.UTC(2026, 2, 29, 1, 0)],
    ['2026-07-01 17:35', Date.UTC(2026, 6, 1, 15, 35)],
  ])('%s without an offset is Berlin time', (text, instant) => {
    expect(parseStamp(text, 'ymd', 'Europe/Berlin')).toMatchObject({ value: { instant } });
  });

  it.each([
    ['30.02.2026', 'dmy'],
    ['2026-13-01', 'ymd'],
    ['gestern', 'ymd'],
    ['2026-01-01 25:00', 'ymd'],
    ['31.07.126', 'dmy'],
  ] as const)('%s is none', (text, order) => {
    expect(parseStamp(text, order, 'Europe/Berlin')).toHaveProperty('reason');
  });
});
