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
  ['GB-ENG', 2011, ['04-29'], 'a wedding'],
  ['GB-ENG', 2012, ['06-04', '06-05'], 'the spring bank holiday moved to the jubilee'],
  ['GB-ENG', 2002, ['06-03', '06-04'], 'the golden jubilee'],
  ['GB-ENG', 2022, ['06-02', '06-03', '09-19'], 'the jubilee and the funeral of the Queen'],
  ['GB-ENG', 2020, ['05-08'], 'the bank holiday of May on the anniversary of the war’s end'],
])('%s in %i has %j: %s', (country, year, days, _why) => {
  expect(nationalHolidays(country, year).map(({ day }) => day)).toEqual(expect.arrayContaining(days));
});

it.each<[Country, number, string, string]>([
  ['GB-ENG', 2012, '05-28', 'the spring bank holiday moved to June'],
  ['GB-ENG', 2002, '05-27', 'the spring bank holiday moved to June'],
  ['GB-ENG', 1995, '05-01', 'the bank holiday of May moved to the anniversary of the war’s end'],
])('%s in %i does not have %s, though the written list does: %s', (country, year, day, _why) => {
  const written = nationalHolidaysCsv()
    .split('\n')
    .find((line) => line.startsWith(`${country};${year};`));
  expect(written?.split(';')[2]?.split(' ')).toContain(day);
  expect(nationalHolidays(country, year).map((one) => one.day)).not.toContain(day);
});

it('keeps the days of a corrected year in order, each once', () => {
  const days = nationalHolidays('GB-ENG', 2012).map(({ day }) => day);
  expect(days).toEqual([...new Set(days)].toSorted());
});
