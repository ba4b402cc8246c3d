import { describe, expect, it } from 'vitest';
import { formatDay, parseDay } from '#domain/time/timezone.ts';
import { holidaysOf, type HolidayRule } from './holidays.ts';
import { holidayName } from './holiday-names.ts';
import { exceptionalDays, scheduleOf, SCHEDULES } from './schedules.ts';

const named = (rule: HolidayRule, year: number) =>
  holidaysOf(rule, year)
    .toSorted((a, b) => a - b)
    .map((day) => `${formatDay(day).slice(5)} ${holidayName(rule, day)}`);

describe('names of holidays', () => {
  it('of New York in 2026', () => {
    expect(named('AMERICA', 2026)).toEqual([
      '01-01 Neujahr',
      '01-19 Martin Luther King Day',
      '02-16 Presidents’ Day',
      '04-03 Karfreitag',
      '05-25 Memorial Day',
      '06-19 Juneteenth',
      '07-03 Unabhängigkeitstag',
      '09-07 Labor Day',
      '11-26 Thanksgiving',
      '12-25 1. Weihnachtstag',
    ]);
  });

  it('of London in 2027, with days that stand for those at a weekend', () => {
    expect(named('LONDON', 2027)).toEqual([
      '01-01 Neujahr',
      '03-26 Karfreitag',
      '03-29 Ostermontag',
      '05-03 Early May Bank Holiday',
      '05-31 Spring Bank Holiday',
      '08-30 Summer Bank Holiday',
      '12-25 1. Weihnachtstag',
      '12-26 Boxing Day',
      '12-27 Ersatzfeiertag (1. Weihnachtstag)',
      '12-28 Ersatzfeiertag (Boxing Day)',
    ]);
  });

  it('of Tokyo in 2026, with a day between two of them and one that stands for a Sunday', () => {
    expect(named('TOKYO', 2026)).toEqual(
      expect.arrayContaining([
        '05-05 Kindertag',
        '05-06 Ersatzfeiertag (Verfassungstag)',
        '09-21 Tag der Achtung vor dem Alter',
        '09-22 Tag zwischen zwei Feiertagen',
        '09-23 Herbstanfang',
        '12-31 Silvester',
      ]),
    );
  });

  it.each([2025, 2026, 2027, 2028, 2030])('has one for every day on which any market rests in %i', (year) => {
    const days = SCHEDULES.flatMap((schedule) => exceptionalDays(schedule, parseDay(`${year}-01-01`), parseDay(`${year}-12-31`)));
    expect(days.length).toBeGreaterThan(80);
    expect(days.filter(({ name }) => name === 'Feiertag' || name === 'Verkürzter Handel' || name === '')).toEqual([]);
  });
});

describe('exceptional days', () => {
  it('leave out weekends, and say when a short day ends', () => {
    expect(exceptionalDays(scheduleOf(10), parseDay('2026-11-22'), parseDay('2026-12-31'))).toEqual([
      { day: parseDay('2026-11-26'), name: 'Thanksgiving' },
      { day: parseDay('2026-11-27'), name: 'Tag nach Thanksgiving', closes: 780 },
      { day: parseDay('2026-12-24'), name: 'Heiligabend', closes: 780 },
      { day: parseDay('2026-12-25'), name: '1. Weihnachtstag' },
    ]);
    expect(exceptionalDays(scheduleOf(1), parseDay('2026-12-20'), parseDay('2026-12-27')).map(({ name }) => name)).toEqual([
      'Heiligabend',
      '1. Weihnachtstag',
    ]);
  });
});
