import { readCsv } from './read-data.ts';

/** A country (and region) with known holidays. */
export type Country = 'JP' | 'GB-ENG';

let known: ReadonlyMap<string, readonly string[]> | undefined;

/** Public and bank holidays of a country in a year (1970 to 2059), `MM-DD`. */
export function nationalHolidays(country: Country, year: number): readonly string[] {
  known ??= new Map(readCsv('national-holidays.csv').map((row) => [`${row['country']} ${row['year']}`, (row['days'] ?? '').split(' ')]));
  return known.get(`${country} ${year}`) ?? [];
}
