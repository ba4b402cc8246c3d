import { DAY_MS, parseDay, weekday } from '#domain/time/timezone.ts';

/** Day on which a central bank announces its decision. */
export interface CentralBankDay {
  readonly bank: 'ECB' | 'FED';
  readonly day: number;
  readonly title: string;
}

/** Published calendars: days of the decisions (for the Federal Reserve, the second day of each meeting). */
const PUBLISHED: Readonly<Record<number, Readonly<Record<CentralBankDay['bank'], string>>>> = {
  2024: { ECB: '01-25 03-07 04-11 06-06 07-18 09-12 10-17 12-12', FED: '01-31 03-20 05-01 06-12 07-31 09-18 11-07 12-18' },
  2025: { ECB: '01-30 03-06 04-17 06-05 07-24 09-11 10-30 12-18', FED: '01-29 03-19 05-07 06-18 07-30 09-17 10-29 12-10' },
  2026: { ECB: '02-05 03-19 04-30 06-11 07-23 09-10 10-29 12-17', FED: '01-28 03-18 04-29 06-17 07-29 09-16 10-28 12-09' },
};

/** Eight meetings in other years: days of the year in the usual weeks, moved to the bank's weekday. */
const USUAL: Readonly<Record<CentralBankDay['bank'], { readonly weekday: number; readonly days: readonly number[] }>> = {
  ECB: { weekday: 4, days: [31, 73, 115, 157, 199, 255, 297, 346] },
  FED: { weekday: 3, days: [27, 76, 120, 166, 209, 259, 301, 344] },
};

const TITLES: Readonly<Record<CentralBankDay['bank'], string>> = {
  ECB: 'Zinsentscheid der Europäischen Zentralbank',
  FED: 'Zinsentscheid der US-Notenbank Federal Reserve',
};

/** Decisions of the European Central Bank and the Federal Reserve between two days (both inclusive), by day. */
export function centralBankDays(from: number, to: number): CentralBankDay[] {
  const [first, last] = [yearOf(from), yearOf(to)];
  const found: CentralBankDay[] = [];
  for (let year = Math.max(first, 1999); year <= Math.min(last, 2059); year += 1) {
    for (const bank of ['ECB', 'FED'] as const) {
      for (const day of daysOf(bank, year)) if (day >= from && day <= to) found.push({ bank, day, title: TITLES[bank] });
    }
  }
  return found.toSorted((a, b) => a.day - b.day);
}

function daysOf(bank: CentralBankDay['bank'], year: number): number[] {
  const published = PUBLISHED[year]?.[bank];
  if (published !== undefined) return published.split(' ').map((day) => parseDay(`${year}-${day}`));
  const start = parseDay(`${year}-01-01`);
  const usual = USUAL[bank];
  return usual.days.map((day) => start + day + ((usual.weekday - weekday(start + day) + 7) % 7));
}

function yearOf(day: number): number {
  return new Date(day * DAY_MS).getUTCFullYear();
}
