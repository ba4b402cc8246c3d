import { readCsv } from './read-data.ts';

/** Country (and region) with known holidays. */
export type Country = 'JP' | 'GB-ENG';

/** Public or bank holiday: `MM-DD` and its German name. */
export interface NationalHoliday {
  readonly day: string;
  readonly name: string;
}

let known: ReadonlyMap<string, readonly NationalHoliday[]> | undefined;

/** Public and bank holidays of a country in a year (1970 to 2059): the generated list with manual corrections. */
export function nationalHolidays(country: Country, year: number): readonly NationalHoliday[] {
  known ??= read();
  return known.get(`${country} ${year}`) ?? [];
}

function read(): ReadonlyMap<string, readonly NationalHoliday[]> {
  const list = new Map(readCsv('national-holidays.csv').map((row) => [`${row['country']} ${row['year']}`, holidaysOf(row)]));
  for (const { country = '', day: date = '', rests, name = '' } of readCsv('national-holidays-corrections.csv')) {
    const key = `${country} ${date.slice(0, 4)}`;
    const day = date.slice(5);
    const others = (list.get(key) ?? []).filter((one) => one.day !== day);
    list.set(key, rests === 'yes' ? [...others, { day, name }].toSorted((a, b) => (a.day < b.day ? -1 : 1)) : others);
  }
  return list;
}

function holidaysOf({ days = '', names = '' }: Readonly<Record<string, string>>): readonly NationalHoliday[] {
  const each = names.split('|');
  return days.split(' ').map((day, index) => ({ day, name: each[index] ?? '' }));
}
