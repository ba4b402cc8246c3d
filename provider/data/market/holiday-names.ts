import { easterSunday, type HolidayRule } from './holidays.ts';
import { formatDay, weekday } from '../../base/timezone.ts';

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

/** Japanese holidays by the part of the year in which they fall, each up to and including a day `MM-DD`. */
const JAPAN: readonly (readonly [until: string, name: string])[] = [
  ['01-01', 'Neujahr'],
  ['01-03', 'Neujahrspause'],
  ['01-31', 'Tag der Volljährigkeit'],
  ['02-12', 'Staatsgründungstag'],
  ['02-29', 'Geburtstag des Kaisers'],
  ['03-31', 'Frühlingsanfang'],
  ['04-30', 'Shōwa-Tag'],
  ['05-03', 'Verfassungstag'],
  ['05-04', 'Tag des Grüns'],
  ['05-31', 'Kindertag'],
  ['07-31', 'Tag des Meeres'],
  ['08-31', 'Tag des Berges'],
  ['09-21', 'Tag der Achtung vor dem Alter'],
  ['09-30', 'Herbstanfang'],
  ['10-31', 'Tag des Sports'],
  ['11-10', 'Tag der Kultur'],
  ['11-30', 'Tag des Dankes an die Arbeit'],
  ['12-31', 'Silvester'],
];

/** What the day is called on which a market rests by its rule: German, for visitors. */
export function holidayName(rule: HolidayRule, day: number): string {
  const date = formatDay(day);
  const monthDay = date.slice(5);
  const month = Number(date.slice(5, 7));
  if (rule === 'TOKYO') return JAPAN.find(([until]) => monthDay <= until)?.[1] ?? 'Feiertag';
  const fromEaster = day - easterSunday(Number(date.slice(0, 4)));
  // Later ones are others in English: a Whit Monday may be the day of the fallen.
  const movable = fromEaster <= 1 || (rule !== 'AMERICA' && rule !== 'LONDON') ? AROUND_EASTER[fromEaster] : undefined;
  if (movable !== undefined) return movable;
  if (rule === 'AMERICA') return american(monthDay, month);
  if (rule === 'LONDON') return english(day, monthDay, month);
  if (rule === 'SWITZERLAND' && monthDay === '01-02') return 'Berchtoldstag';
  return FIXED[monthDay] ?? 'Feiertag';
}

/** What a day is called on which a market closes early. */
export function shortDayName(day: number): string {
  const monthDay = formatDay(day).slice(5);
  if (monthDay === '07-03') return 'Vortag des Unabhängigkeitstags';
  return monthDay.startsWith('11-') ? 'Tag nach Thanksgiving' : (FIXED[monthDay] ?? 'Verkürzter Handel');
}

function american(monthDay: string, month: number): string {
  if (month === 1) return monthDay <= '01-02' ? 'Neujahr' : 'Martin Luther King Day';
  if (month === 11) return 'Thanksgiving';
  return (monthDay === '12-31' ? 'Neujahr' : AMERICA[month]) ?? 'Staatstrauer';
}

/** Bank holidays: Mondays of May and August, and days that stand for a holiday at a weekend. */
function english(day: number, monthDay: string, month: number): string {
  if (month === 5 && weekday(day) === 1) return monthDay < '05-08' ? 'Early May Bank Holiday' : 'Spring Bank Holiday';
  if (month === 8) return 'Summer Bank Holiday';
  if (monthDay === '12-26') return 'Boxing Day';
  return FIXED[monthDay] ?? (month === 12 || month === 1 ? 'Ersatzfeiertag' : 'Bank Holiday');
}
