import { easterSunday } from '#domain/venue/easter.ts';
import { formatDay } from '../../base/timezone.ts';
import { nationalHolidays, type Country } from '../catalogue/national-holidays.ts';
import type { HolidayRule } from './holidays.ts';

/** Days that have their name wherever an exchange rests on them, by `MM-DD`. */
const FIXED: Readonly<Record<string, string>> = {
  '01-01': 'Neujahr',
  '05-01': 'Tag der Arbeit',
  '08-01': 'Schweizer Bundesfeier',
  '10-03': 'Tag der Deutschen Einheit',
  '10-31': 'Reformationstag',
  '12-24': 'Heiligabend',
  '12-25': '1. Weihnachtstag',
  '12-26': '2. Weihnachtstag',
  '12-31': 'Silvester',
};

/** Days by their distance from Easter Sunday. */
const AROUND_EASTER: Readonly<Record<number, string>> = {
  [-2]: 'Karfreitag',
  1: 'Ostermontag',
  39: 'Christi Himmelfahrt',
  50: 'Pfingstmontag',
  60: 'Fronleichnam',
};

/** American holidays by month; in each of these months there is one, but for the two in January and November's Friday. */
const AMERICA: Readonly<Record<number, string>> = {
  2: 'Presidents’ Day',
  5: 'Memorial Day',
  6: 'Juneteenth',
  7: 'Unabhängigkeitstag',
  9: 'Labor Day',
  12: '1. Weihnachtstag',
};

/** Countries whose holidays an exchange keeps, with their names in the list. */
const NATIONAL: Readonly<Partial<Record<HolidayRule, Country>>> = { TOKYO: 'JP', LONDON: 'GB-ENG' };

/** What the day is called on which a market rests by its rule: German, for visitors. */
export function holidayName(rule: HolidayRule, day: number): string {
  const date = formatDay(day);
  const monthDay = date.slice(5);
  const country = NATIONAL[rule];
  const listed = country && nationalHolidays(country, Number(date.slice(0, 4))).find((one) => one.day === monthDay);
  if (listed !== undefined) return listed.name;
  const fromEaster = day - easterSunday(Number(date.slice(0, 4)));
  // Later ones are others in America: a Whit Monday may be the day of the fallen.
  const movable = fromEaster <= 1 || rule !== 'AMERICA' ? AROUND_EASTER[fromEaster] : undefined;
  if (movable !== undefined) return movable;
  if (rule === 'AMERICA') return american(monthDay);
  if (rule === 'SWITZERLAND' && monthDay === '01-02') return 'Berchtoldstag';
  return FIXED[monthDay] ?? 'Feiertag';
}

/** What a day is called on which a market closes early. */
export function shortDayName(day: number): string {
  const monthDay = formatDay(day).slice(5);
  if (monthDay === '07-03') return 'Vortag des Unabhängigkeitstags';
  return monthDay.startsWith('11-') ? 'Tag nach Thanksgiving' : (FIXED[monthDay] ?? 'Verkürzter Handel');
}

function american(monthDay: string): string {
  const month = Number(monthDay.slice(0, 2));
  if (month === 1) return monthDay <= '01-02' ? 'Neujahr' : 'Martin Luther King Day';
  if (month === 11) return 'Thanksgiving';
  return (monthDay === '12-31' ? 'Neujahr' : AMERICA[month]) ?? 'Staatstrauer';
}
