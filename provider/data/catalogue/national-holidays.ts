import { readCsv } from './read-data.ts';

/** A country (and region) with known holidays. */
export type Country = 'JP' | 'GB-ENG';

/** A public or bank holiday: `MM-DD` and what it is called in German. */
export interface NationalHoliday {
  readonly day: string;
  readonly name: string;
}

let known: ReadonlyMap<string, readonly NationalHoliday[]> | undefined;

/** Public and bank holidays of a country in a year (1970 to 2059). */
export function nationalHolidays(country: Country, year: number): readonly NationalHoliday[] {
  known ??= new Map(readCsv('national-holidays.csv').map((row) => [`${row['country']} ${row['year']}`, holidaysOf(row)]));
  return known.get(`${country} ${year}`) ?? [];
}

function holidaysOf({ days = '', names = '' }: Readonly<Record<string, string>>): readonly NationalHoliday[] {
  const each = names.split('|');
  return days.split(' ').map((day, index) => ({ day, name: each[index] ?? '' }));
}
