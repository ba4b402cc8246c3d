import Holidays from 'date-holidays';

const HEAD = `# Public and bank holidays of countries whose exchanges rest on them; written by npm run catalogue:holidays.
# From the data of date-holidays (https://github.com/commenthol/date-holidays), licensed CC BY-SA 3.0
# (https://creativecommons.org/licenses/by-sa/3.0/), and under that licence here. Its sources, besides those of the governments:
# https://ja.wikipedia.org/wiki/国民の祝日 and https://en.wikipedia.org/wiki/Public_holidays_in_the_United_Kingdom
# Changed: its rules are computed to the dates of each year, names are put into German.
country;year;days;names
`;

/** Countries and regions in the codes of date-holidays. */
const COUNTRIES = { JP: ['JP'], 'GB-ENG': ['GB', 'eng'] } as const;
/** The years of the market's calendar. */
const YEARS = { first: 1970, last: 2059 };

/** German names for visitors. Names that are English in German as well are not translated. */
const GERMAN: Readonly<Record<string, string>> = {
  "New Year's Day": 'Neujahr',
  'January 2nd': 'Neujahrspause',
  'January 3rd': 'Neujahrspause',
  'Coming of Age Day': 'Tag der Volljährigkeit',
  'Foundation Day': 'Staatsgründungstag',
  'Spring Equinox Day': 'Frühlingsanfang',
  "Emperor's Birthday": 'Geburtstag des Kaisers',
  'Showa Day': 'Shōwa-Tag',
  'Constitution Day': 'Verfassungstag',
  'Greenery Day': 'Tag des Grüns',
  "Children's Day": 'Kindertag',
  'Marine Day': 'Tag des Meeres',
  'Mountain Day': 'Tag des Berges',
  'Respect-for-the-Aged Day': 'Tag der Achtung vor dem Alter',
  "Citizens' Holiday": 'Tag zwischen zwei Feiertagen',
  'Autumnal Equinox Day': 'Herbstanfang',
  'Sports Day': 'Tag des Sports',
  'Culture Day': 'Tag der Kultur',
  'Labor Thanksgiving Day': 'Tag des Dankes an die Arbeit',
  "New Year's Eve": 'Silvester',
  'State Funeral of Emperor Showa': 'Staatsbegräbnis des Shōwa-Kaisers',
  'Official Enthronement Ceremony of Emperor Heisei (Akihito)': 'Inthronisierung des Kaisers',
  'Enthronement Ceremony Day': 'Inthronisierung des Kaisers',
  'Coronation Day': 'Thronbesteigung des Kaisers',
  'Marriage of Crown Prince Naruhito': 'Hochzeit des Kronprinzen',
  'Good Friday': 'Karfreitag',
  'Easter Monday': 'Ostermontag',
  'Early May bank holiday': 'Early May Bank Holiday',
  'Early May bank holiday (VE day)': 'Early May Bank Holiday',
  'Spring bank holiday': 'Spring Bank Holiday',
  'Summer bank holiday': 'Summer Bank Holiday',
  'Christmas Day': '1. Weihnachtstag',
  'Boxing Day': 'Boxing Day',
  'Queen’s Diamond Jubilee': 'Thronjubiläum der Königin',
  'Queen’s Platinum Jubilee': 'Thronjubiläum der Königin',
  "Queen Elizabeth's Funeral Day": 'Staatsbegräbnis der Königin',
  "King Charles III's Coronation": 'Krönung des Königs',
};

/** Lines of month, day and name of every holiday, one line for each country and year. */
export function nationalHolidaysCsv(): string {
  const lines = Object.entries(COUNTRIES).flatMap(([name, [country, region]]) => {
    const options = { languages: ['en'] };
    const calendar = region === undefined ? new Holidays(country, options) : new Holidays(country, region, options);
    return Array.from({ length: YEARS.last - YEARS.first + 1 }, (_, index) => {
      const year = YEARS.first + index;
      const days = daysOf(calendar, year);
      return `${name};${year};${days.map(([day]) => day).join(' ')};${days.map(([, holiday]) => holiday).join('|')}`;
    });
  });
  return `${HEAD}${lines.join('\n')}\n`;
}

/** Days with their names, each day once: its regular holiday takes precedence over a substitute for another. */
function daysOf(calendar: Holidays, year: number): readonly (readonly [day: string, name: string])[] {
  const rests = calendar.getHolidays(year).filter(({ type }) => type === 'public' || type === 'bank');
  const days = new Map<string, string>();
  for (const { date, name, substitute } of rests.toSorted((a, b) => Number(a.substitute === true) - Number(b.substitute === true)))
    days.set(date.slice(5, 10), days.get(date.slice(5, 10)) ?? germanName(name, substitute === true));
  return [...days].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * Returns the German name of a holiday.
 * @throws Error for a name without one
 */
function germanName(name: string, isSubstitute: boolean): string {
  const own = GERMAN[name.replace(' (substitute day)', '')];
  if (own === undefined) throw new Error(`national-holidays-csv.ts knows no German name for „${name}“: add it to GERMAN.`);
  return isSubstitute ? `Ersatzfeiertag (${own})` : own;
}
