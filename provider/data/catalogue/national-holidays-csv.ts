import Holidays from 'date-holidays';

const HEAD = `# Public and bank holidays of countries whose exchanges rest on them; written by npm run catalogue:holidays.
# From the data of date-holidays (https://github.com/commenthol/date-holidays), licensed CC BY-SA 3.0
# (https://creativecommons.org/licenses/by-sa/3.0/), and under that licence here. Its sources, besides those of the governments:
# https://ja.wikipedia.org/wiki/国民の祝日 and https://en.wikipedia.org/wiki/Public_holidays_in_the_United_Kingdom
# Changed: its rules are computed to the dates of each year; names are left out.
country;year;days
`;

/** Countries and regions, as date-holidays names them. */
const COUNTRIES = { JP: ['JP'], 'GB-ENG': ['GB', 'eng'] } as const;
/** The years of the market's calendar. */
const YEARS = { first: 1970, last: 2059 };

/** Month and day of every holiday, one line for each country and year. */
export function nationalHolidaysCsv(): string {
  const lines = Object.entries(COUNTRIES).flatMap(([name, [country, region]]) => {
    const calendar = region === undefined ? new Holidays(country) : new Holidays(country, region);
    return Array.from({ length: YEARS.last - YEARS.first + 1 }, (_, index) => {
      const year = YEARS.first + index;
      return `${name};${year};${daysOf(calendar, year).join(' ')}`;
    });
  });
  return `${HEAD}${lines.join('\n')}\n`;
}

function daysOf(calendar: Holidays, year: number): string[] {
  const rests = calendar.getHolidays(year).filter(({ type }) => type === 'public' || type === 'bank');
  return [...new Set(rests.map(({ date }) => date.slice(5, 10)))].toSorted();
}
