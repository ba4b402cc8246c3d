import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { easterSunday } from '#domain/venue/easter.ts';
import { holidaysOf, type HolidayRule } from './holidays.ts';
import { HALF_HOUR_MS, isOpenAt, isTradingDay, scheduleOf, SCHEDULES, tradingDay, tradingDayAt } from './schedules.ts';
import { formatDay, parseDay } from '#domain/time/timezone.ts';

const day = (text: string): number => parseDay(text);
const at = (text: string): number => Date.parse(text);

describe('holidays', () => {
  it.each([
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2038, '2038-04-25'],
  ])('finds Easter of %i', (year, date) => {
    expect(formatDay(easterSunday(year))).toBe(date);
  });

  it('closes Xetra on its eight holidays of 2026', () => {
    expect(holidaysOf('GERMANY', 2026).map(formatDay).toSorted()).toEqual([
      '2026-01-01',
      '2026-04-03',
      '2026-04-06',
      '2026-05-01',
      '2026-12-24',
      '2026-12-25',
      '2026-12-26',
      '2026-12-31',
    ]);
  });

  it('closes New York on its ten holidays of 2026, Independence Day on the Friday before', () => {
    expect(holidaysOf('AMERICA', 2026).map(formatDay).toSorted()).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-04-03',
      '2026-05-25',
      '2026-06-19',
      '2026-07-03',
      '2026-09-07',
      '2026-11-26',
      '2026-12-25',
    ]);
  });

  it("keeps New York open on the Friday before a New Year's Saturday", () => {
    expect(isTradingDay(scheduleOf(10), day('2021-12-31'))).toBe(true);
  });

  it("moves London's Christmas holidays behind the weekend", () => {
    expect(holidaysOf('LONDON', 2027).map(formatDay)).toEqual(expect.arrayContaining(['2027-12-27', '2027-12-28']));
  });

  it.each<[HolidayRule, string, string]>([
    ['TOKYO', '2026-03-20', 'on the equinox'],
    ['TOKYO', '2026-05-06', 'on the day after a Sunday’s holiday'],
    ['TOKYO', '2026-09-22', 'on the day between two holidays'],
    ['TOKYO', '2027-01-03', 'around the turn of the year'],
    ['LONDON', '2022-09-19', 'for the funeral of the Queen'],
    ['AMERICA', '2001-09-12', 'after the attacks'],
    ['AMERICA', '2012-10-29', 'in the hurricane'],
    ['GERMANY', '2018-05-21', 'on Whit Monday'],
    ['GERMANY', '2016-10-03', 'on the Day of German Unity'],
    ['GERMANY', '2000-10-03', 'on its tenth anniversary'],
    ['GERMANY', '2007-05-28', 'on a Whit Monday on which New York rested too'],
    ['GERMANY', '2017-10-31', 'for the 500 years of the Reformation'],
    ['GERMANY', '1999-05-13', 'on Ascension Day before 2000'],
    ['GERMANY', '1999-06-03', 'on Corpus Christi before 2000'],
  ])('closes %s on %s: %s', (rule, closed, _why) => {
    expect(holidaysOf(rule, Number(closed.slice(0, 4))).map(formatDay)).toContain(closed);
  });

  it.each<[HolidayRule, string, string]>([
    ['GERMANY', '2014-06-09', 'when the DAX closed above 10,000 for the first time'],
    ['GERMANY', '2022-10-03', 'since 2022'],
    ['GERMANY', '2025-06-09', 'on Whit Monday since 2022'],
    ['GERMANY', '2013-10-03', 'on the Day of German Unity until 2013'],
    ['GERMANY', '2000-06-01', 'on Ascension Day since 2000'],
    ['AMERICA', '1997-01-20', 'before the day of Martin Luther King was a holiday of the exchange'],
  ])('lets %s trade on %s: %s', (rule, open, _why) => {
    expect(holidaysOf(rule, Number(open.slice(0, 4))).map(formatDay)).not.toContain(open);
  });
});

describe('trading hours', () => {
  it('opens Xetra at nine and closes it after the auction, in summer and in winter', () => {
    const winter = tradingDay(scheduleOf(1), day('2026-01-15'));
    const summer = tradingDay(scheduleOf(1), day('2026-07-15'));
    expect(winter?.openTime).toBe(at('2026-01-15T08:00:00Z'));
    expect(summer?.openTime).toBe(at('2026-07-15T07:00:00Z'));
    expect(summer?.closeTime).toBe(at('2026-07-15T15:35:08Z'));
  });

  it('closes New York at one after Thanksgiving, Paris and London early before Christmas, and Xetra not at all then', () => {
    expect(tradingDay(scheduleOf(10), day('2026-11-27'))?.closeTime).toBe(at('2026-11-27T18:00:01.500Z'));
    expect(tradingDay(scheduleOf(11), day('2026-12-24'))?.closeTime).toBe(at('2026-12-24T13:05:04Z'));
    expect(tradingDay(scheduleOf(12), day('2026-12-31'))?.closeTime).toBe(at('2026-12-31T12:35:12Z'));
    expect(tradingDay(scheduleOf(1), day('2026-12-24'))).toBeUndefined();
  });

  it('fixes rates once a day at eleven, and is not open otherwise', () => {
    const hours = tradingDay(scheduleOf(8), day('2026-11-20'));
    expect([hours?.openTime, hours?.closeTime]).toEqual([at('2026-11-20T10:00:00Z'), at('2026-11-20T10:00:00Z')]);
    expect(isOpenAt(scheduleOf(8), at('2026-11-20T10:05:00Z'))).toBe(false);
  });

  it("keeps New York's hours in Berlin time during the weeks when only America has summer time", () => {
    expect(tradingDay(scheduleOf(10), day('2026-03-16'))?.openTime).toBe(at('2026-03-16T13:30:00Z'));
    expect(tradingDay(scheduleOf(10), day('2026-04-15'))?.openTime).toBe(at('2026-04-15T13:30:00Z'));
    expect(tradingDay(scheduleOf(10), day('2026-01-15'))?.openTime).toBe(at('2026-01-15T14:30:00Z'));
  });

  it('lets Tokyo pause at noon', () => {
    expect(isOpenAt(scheduleOf(14), at('2026-11-20T02:00:00Z'))).toBe(true);
    expect(isOpenAt(scheduleOf(14), at('2026-11-20T02:45:00Z'))).toBe(false);
    expect(isOpenAt(scheduleOf(14), at('2026-11-20T04:00:00Z'))).toBe(true);
  });

  it('never rests for crypto currencies, and at weekends for currencies', () => {
    expect(isOpenAt(scheduleOf(21), at('2026-11-21T12:00:00Z'))).toBe(true);
    expect(isOpenAt(scheduleOf(20), at('2026-11-21T12:00:00Z'))).toBe(false);
    expect(isOpenAt(scheduleOf(20), at('2026-11-20T03:00:00Z'))).toBe(true);
  });

  it('falls back to the last trading day over a weekend and before the opening', () => {
    expect(formatDay(tradingDayAt(scheduleOf(1), at('2026-11-22T12:00:00Z')).day)).toBe('2026-11-20');
    expect(formatDay(tradingDayAt(scheduleOf(1), at('2026-11-20T07:59:59Z')).day)).toBe('2026-11-19');
    expect(formatDay(tradingDayAt(scheduleOf(1), at('2026-11-20T08:00:00Z')).day)).toBe('2026-11-20');
  });

  it('cuts every session at whole half hours and never trades after the closing price', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SCHEDULES.filter(({ isFixing }) => !isFixing).map(({ id }) => id)),
        fc.integer({ min: day('2000-01-01'), max: day('2035-01-01') }),
        (id, number) => {
          const hours = tradingDay(scheduleOf(id), number);
          if (hours === undefined) return;
          for (const half of [hours.first, hours.end, hours.pauseFrom, hours.pauseTo]) expect(Number.isInteger(half)).toBe(true);
          expect(hours.end).toBeGreaterThan(hours.first);
          expect(hours.closeTime).toBeGreaterThanOrEqual(hours.end * HALF_HOUR_MS - 1);
        },
      ),
    );
  });
});
