import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nationalHolidays, type Country } from './national-holidays.ts';
import { nationalHolidaysCsv } from './national-holidays-csv.ts';

it('says what date-holidays knows', () => {
  expect(readFileSync(new URL('data/national-holidays.csv', import.meta.url), 'utf8')).toBe(nationalHolidaysCsv());
});

it.each<[Country, number, string[], string]>([
  ['JP', 2026, ['09-21', '09-22', '09-23'], 'the day between two holidays'],
  ['JP', 2019, ['04-30', '05-01', '05-02'], 'the change of the emperor'],
  ['JP', 2021, ['07-22', '07-23'], 'the days moved for the Olympic Games'],
  ['GB-ENG', 2022, ['06-02', '06-03', '09-19'], 'the jubilee and the funeral of the Queen'],
  ['GB-ENG', 2020, ['05-08'], 'the bank holiday of May on the anniversary of the war’s end'],
])('%s in %i has %j: %s', (country, year, days, _why) => {
  expect(nationalHolidays(country, year).map(({ day }) => day)).toEqual(expect.arrayContaining(days));
});
