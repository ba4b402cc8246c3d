import { easterSunday } from '#domain/venue/easter.ts';
import { formatDay } from '#domain/time/timezone.ts';
import { nationalHolidays, type Country } from '../catalogue/national-holidays.ts';
import type { HolidayRule } from './holidays.ts';

type Names = Readonly<Record<string, string>>;
type NamesByRule = Readonly<Partial<Record<HolidayRule, Names>>>;

/** Holidays with the same name at every exchange, by `MM-DD`. */
const FIXED: Names = {
  '01-01': 'Neujahr',
  '01-06': 'Heilige Drei Könige',
  '05-01': 'Tag der Arbeit',
  '05-17': 'Norwegischer Verfassungstag',
  '06-05': 'Dänischer Verfassungstag',
  '06-06': 'Schwedischer Nationalfeiertag',
  '08-01': 'Schweizer Bundesfeier',
  '08-15': 'Mariä Himmelfahrt',
  '10-03': 'Tag der Deutschen Einheit',
  '10-26': 'Österreichischer Nationalfeiertag',
  '10-31': 'Reformationstag',
  '11-01': 'Allerheiligen',
  '12-06': 'Finnischer Unabhängigkeitstag',
  '12-08': 'Mariä Empfängnis',
  '12-24': 'Heiligabend',
  '12-25': '1. Weihnachtstag',
  '12-26': '2. Weihnachtstag',
  '12-31': 'Silvester',
};

/** Holidays by their distance from Easter Sunday in days. */
const AROUND_EASTER: Readonly<Record<number, string>> = {
  [-3]: 'Gründonnerstag',
  [-2]: 'Karfreitag',
  1: 'Ostermontag',
  39: 'Christi Himmelfahrt',
  50: 'Pfingstmontag',
  60: 'Fronleichnam',
};

/** Danish holidays by the same distance. Elsewhere, another holiday may be on that day. */
const DANISH: Readonly<Record<number, string>> = { 26: 'Großer Gebetstag', 40: 'Tag nach Christi Himmelfahrt' };

/** Holidays of a single exchange, or with another name there, by `MM-DD` or month. */
const BY_RULE: NamesByRule = {
  SWITZERLAND: { '01-02': 'Berchtoldstag' },
  DUBLIN: {
    '01-01': 'Neujahr',
    '01': 'Ersatzfeiertag (Neujahr)',
    '05-01': 'Tag der Arbeit',
    '05': 'May Bank Holiday',
    '06': 'June Bank Holiday',
    '12-26': 'Stephanstag',
    '12-27': 'Ersatzfeiertag (1. Weihnachtstag)',
    '12-28': 'Ersatzfeiertag (Stephanstag)',
  },
  STOCKHOLM: { '06-06': 'Schwedischer Nationalfeiertag', '06': 'Mittsommerabend' },
  HELSINKI: { '06': 'Mittsommerabend' },
  VIENNA: { '12-30': 'Silvester' },
};

/** American holidays by month. Apart from January and the days of `ONE_OFF`, a month has at most one. */
const AMERICA: Names = {
  '01-01': 'Neujahr',
  '01-02': 'Neujahr',
  '01': 'Martin Luther King Day',
  '02': 'Presidents’ Day',
  '05': 'Memorial Day',
  '06': 'Juneteenth',
  '07': 'Unabhängigkeitstag',
  '09': 'Labor Day',
  '11': 'Thanksgiving',
  '12-31': 'Neujahr',
  '12': '1. Weihnachtstag',
};

const SANDY = 'Hurrikan Sandy';
const ATTACKS = 'Anschläge vom 11. September';
const MOURNING = 'Staatstrauer';
const AMERICA_ONCE: Names = {
  '1994-04-27': MOURNING,
  '2001-09-11': ATTACKS,
  '2001-09-12': ATTACKS,
  '2001-09-13': ATTACKS,
  '2001-09-14': ATTACKS,
  '2004-06-11': MOURNING,
  '2007-01-02': MOURNING,
  '2012-10-29': SANDY,
  '2012-10-30': SANDY,
  '2018-12-05': MOURNING,
  '2025-01-09': MOURNING,
};

/** Days on which an exchange was closed once. */
const ONCE: NamesByRule = {
  AMERICA: AMERICA_ONCE,
  CME: AMERICA_ONCE,
  TOKYO: { '2020-10-01': 'Ausfall des Handelssystems' },
  DUBLIN: { '2018-03-02': 'Schneesturm' },
};

/** Short days by `MM-DD` or month. Others have the name of their holiday. */
const SHORT: Names = {
  '01-05': 'Vortag der Heiligen Drei Könige',
  '03-01': 'Schneesturm',
  '04-30': 'Vortag des Tags der Arbeit',
  '07-03': 'Vortag des Unabhängigkeitstags',
  '10': 'Vortag von Allerheiligen',
  '12-22': 'Letzter Handelstag vor Weihnachten',
  '12-23': 'Letzter Handelstag vor Weihnachten',
  '12-28': 'Letzter Handelstag des Jahres',
  '12-29': 'Letzter Handelstag des Jahres',
  '12-30': 'Letzter Handelstag des Jahres',
};

const SHORT_AROUND_EASTER: Readonly<Record<number, string>> = {
  [-4]: 'Mittwoch vor Ostern',
  [-3]: 'Gründonnerstag',
  38: 'Vortag von Christi Himmelfahrt',
};

/** Countries whose public holidays an exchange observes, with their names in the list. */
const NATIONAL: Readonly<Partial<Record<HolidayRule, Country>>> = { TOKYO: 'JP', LONDON: 'GB-ENG' };

/** Returns the German name of the holiday on which a market is closed by its rule, for visitors. */
export function holidayName(rule: HolidayRule, day: number): string {
  const date = formatDay(day);
  return ONCE[rule]?.[date] ?? nationalName(rule, date) ?? regularName(rule, date, fromEaster(day, date)) ?? 'Feiertag';
}

/** Returns the name of a day on which a market closes early. */
export function shortDayName(rule: HolidayRule, day: number): string {
  const date = formatDay(day);
  if (rule === 'AMERICA' || rule === 'CME') return shortAmerican(date);
  const distance = fromEaster(day, date);
  if (rule === 'STOCKHOLM' && date.slice(5, 7) === '11') return 'Vortag von Allerheiligen';
  const around = rule === 'STOCKHOLM' || rule === 'OSLO' ? SHORT_AROUND_EASTER[distance] : undefined;
  return around ?? named(SHORT, date) ?? FIXED[date.slice(5)] ?? 'Verkürzter Handel';
}

/** The CME is open on most American holidays, for some hours. */
function shortAmerican(date: string): string {
  if (date.slice(5) === '12-24') return 'Heiligabend';
  if (date.slice(5) === '07-03' && !isFriday(date)) return 'Vortag des Unabhängigkeitstags';
  return date.slice(5, 7) === '11' && isFriday(date) ? 'Tag nach Thanksgiving' : (named(AMERICA, date) ?? 'Verkürzter Handel');
}

function nationalName(rule: HolidayRule, date: string): string | undefined {
  const country = NATIONAL[rule];
  return country && nationalHolidays(country, Number(date.slice(0, 4))).find((one) => one.day === date.slice(5))?.name;
}

function regularName(rule: HolidayRule, date: string, distance: number): string | undefined {
  // Other days relative to Easter are different holidays in America: a Whit Monday may be Memorial Day.
  if (rule === 'AMERICA' || rule === 'CME') return (distance <= 1 ? AROUND_EASTER[distance] : undefined) ?? named(AMERICA, date);
  const own = rule === 'COPENHAGEN' ? DANISH[distance] : undefined;
  return own ?? named(BY_RULE[rule] ?? {}, date) ?? AROUND_EASTER[distance] ?? FIXED[date.slice(5)];
}

function named(names: Names, date: string): string | undefined {
  return names[date.slice(5)] ?? names[date.slice(5, 7)];
}

function fromEaster(day: number, date: string): number {
  return day - easterSunday(Number(date.slice(0, 4)));
}

function isFriday(date: string): boolean {
  return new Date(`${date}T00:00:00Z`).getUTCDay() === 5;
}
