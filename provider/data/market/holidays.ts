import { dayNumber, weekday } from '../../base/timezone.ts';

/** Exchange holidays, computed per year. A day is a day number (see `timezone.ts`). */
export type HolidayRule = 'GERMANY' | 'AMERICA' | 'EURONEXT' | 'LONDON' | 'SWITZERLAND' | 'TOKYO' | 'CURRENCY' | 'NONE';

/** Easter Sunday of a year (Gregorian; the anonymous algorithm of 1876). */
export function easterSunday(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return dayNumber(year, month, ((h + l - 7 * m + 114) % 31) + 1);
}

function nthWeekday(year: number, month: number, wanted: number, n: number): number {
  const first = dayNumber(year, month, 1);
  return first + ((wanted - weekday(first) + 7) % 7) + 7 * (n - 1);
}

function lastMonday(year: number, month: number): number {
  const last = dayNumber(year, month + 1, 1) - 1;
  return last - ((weekday(last) + 6) % 7);
}

/** American rule: Saturday moves to Friday, Sunday to Monday. */
function nearestWorkday(day: number): number {
  const at = weekday(day);
  if (at === 6) return day - 1;
  return at === 0 ? day + 1 : day;
}

function germany(year: number): number[] {
  const easter = easterSunday(year);
  const days = [
    dayNumber(year, 1, 1),
    easter - 2,
    easter + 1,
    dayNumber(year, 5, 1),
    dayNumber(year, 12, 24),
    dayNumber(year, 12, 25),
    dayNumber(year, 12, 26),
    dayNumber(year, 12, 31),
  ];
  // Whit Monday was a holiday of the exchange until 2021, the Day of German Unity until 2021 (with gaps).
  if (year < 2022 && year > 2006) days.push(easter + 50, dayNumber(year, 10, 3));
  return days;
}

function america(year: number): number[] {
  const newYear = dayNumber(year, 1, 1);
  const days = [
    weekday(newYear) === 6 ? newYear : nearestWorkday(newYear),
    nthWeekday(year, 1, 1, 3),
    nthWeekday(year, 2, 1, 3),
    easterSunday(year) - 2,
    lastMonday(year, 5),
    nearestWorkday(dayNumber(year, 7, 4)),
    nthWeekday(year, 9, 1, 1),
    nthWeekday(year, 11, 4, 4),
    nearestWorkday(dayNumber(year, 12, 25)),
  ];
  if (year >= 2022) days.push(nearestWorkday(dayNumber(year, 6, 19)));
  return days;
}

function euronext(year: number): number[] {
  const easter = easterSunday(year);
  return [dayNumber(year, 1, 1), easter - 2, easter + 1, dayNumber(year, 5, 1), dayNumber(year, 12, 25), dayNumber(year, 12, 26)];
}

function london(year: number): number[] {
  const easter = easterSunday(year);
  const substitutes = [dayNumber(year, 1, 1), dayNumber(year, 12, 25), dayNumber(year, 12, 26)];
  const moved = new Set<number>();
  for (const day of substitutes) {
    let free = day;
    while (weekday(free) === 0 || weekday(free) === 6 || moved.has(free)) free += 1;
    moved.add(free);
  }
  return [...moved, easter - 2, easter + 1, nthWeekday(year, 5, 1, 1), lastMonday(year, 5), lastMonday(year, 8)];
}

function switzerland(year: number): number[] {
  const easter = easterSunday(year);
  return [
    dayNumber(year, 1, 1),
    dayNumber(year, 1, 2),
    easter - 2,
    easter + 1,
    dayNumber(year, 5, 1),
    easter + 39,
    easter + 50,
    dayNumber(year, 8, 1),
    dayNumber(year, 12, 24),
    dayNumber(year, 12, 25),
    dayNumber(year, 12, 26),
    dayNumber(year, 12, 31),
  ];
}

/** Fixed and "happy Monday" holidays; equinoxes by the usual approximation for 1980 to 2099. */
function tokyo(year: number): number[] {
  const drift = 0.242194 * (year - 1980) - Math.floor((year - 1980) / 4);
  const national = [
    dayNumber(year, 1, 1),
    nthWeekday(year, 1, 1, 2),
    dayNumber(year, 2, 11),
    dayNumber(year, 3, Math.floor(20.8431 + drift)),
    dayNumber(year, 4, 29),
    dayNumber(year, 5, 3),
    dayNumber(year, 5, 4),
    dayNumber(year, 5, 5),
    nthWeekday(year, 7, 1, 3),
    nthWeekday(year, 9, 1, 3),
    dayNumber(year, 9, Math.floor(23.2488 + drift)),
    nthWeekday(year, 10, 1, 2),
    dayNumber(year, 11, 3),
    dayNumber(year, 11, 23),
  ];
  if (year >= 2020) national.push(dayNumber(year, 2, 23));
  if (year >= 2016) national.push(dayNumber(year, 8, 11));
  const days = new Set(national);
  for (const day of national) {
    if (weekday(day) !== 0) continue;
    let free = day + 1;
    while (days.has(free)) free += 1;
    days.add(free);
  }
  return [...days, dayNumber(year, 1, 2), dayNumber(year, 1, 3), dayNumber(year, 12, 31)];
}

function currency(year: number): number[] {
  return [dayNumber(year, 1, 1), dayNumber(year, 12, 25)];
}

/** Day numbers of a year on which a market rests besides weekends. */
export function holidaysOf(rule: HolidayRule, year: number): number[] {
  switch (rule) {
    case 'GERMANY':
      return germany(year);
    case 'AMERICA':
      return america(year);
    case 'EURONEXT':
      return euronext(year);
    case 'LONDON':
      return london(year);
    case 'SWITZERLAND':
      return switzerland(year);
    case 'TOKYO':
      return tokyo(year);
    case 'CURRENCY':
      return currency(year);
    case 'NONE':
      return [];
  }
}

/** Day numbers of a year on which a market closes early: Christmas Eve and New Year's Eve; in America around its holidays. */
export function earlyClosesOf(rule: HolidayRule, year: number): number[] {
  if (rule === 'AMERICA') return [dayNumber(year, 7, 3), nthWeekday(year, 11, 4, 4) + 1, dayNumber(year, 12, 24)];
  return rule === 'EURONEXT' || rule === 'LONDON' ? [dayNumber(year, 12, 24), dayNumber(year, 12, 31)] : [];
}
