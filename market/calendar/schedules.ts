import { LAST_DAY_CLOSING, XETRA_HOURS } from '#domain/venue/xetra.ts';
import { DAY_MS, dayNumber, localDay, parseDay, weekday, zoneOffset, type Zone } from '#domain/time/timezone.ts';
import { earlyClosesOf } from './early-closes.ts';
import { holidayName, shortDayName } from './holiday-names.ts';
import { holidaysOf, type HolidayRule } from './holidays.ts';

/** Length of a half hour. Sessions begin and end on half hours, which are numbered since 1970 (UTC). */
export const HALF_HOUR_MS = 1_800_000;

type Hours = readonly [open: number, close: number];
type Sessions = readonly [Hours, ...Hours[]];

export interface Schedule {
  /** `idTradingSchedule` of the contract. */
  readonly id: number;
  readonly name: string;
  readonly zone: Zone;
  /**
   * Sessions of a day in minutes of local time; multiples of 30 except for the last close: prices then end with the half hour before it,
   * and the closing price comes at the close itself.
   */
  readonly sessions: Sessions;
  /** Former sessions, oldest first. Those of the first entry applied before its day. */
  readonly earlier?: readonly { readonly before: number; readonly sessions: Sessions }[];
  readonly holidays: HolidayRule;
  readonly weekend: boolean;
  /** Milliseconds between the last session's end and the closing price (closing auction); midnight belongs to the next day. */
  readonly closingDelay: number;
  /** End of the session in minutes of local time on half holidays (see `earlyClosesOf`). */
  readonly earlyClose?: number;
  /** Whether there is one price a day, at the opening. */
  readonly isFixing: boolean;
}

/** Trading hours of one day: half hours `first` (inclusive) to `end` (exclusive), except the pause. */
export interface TradingDay {
  readonly day: number;
  readonly first: number;
  readonly end: number;
  readonly pauseFrom: number;
  readonly pauseTo: number;
  /** Instants of the first price and of the closing price. */
  readonly openTime: number;
  readonly closeTime: number;
}

const clockTime = (hours: number, minutes = 0): number => hours * 60 + minutes;

function schedule(
  id: number,
  name: string,
  zone: Zone,
  holidays: HolidayRule,
  sessions: Sessions,
  more: Partial<Pick<Schedule, 'closingDelay' | 'weekend' | 'earlyClose' | 'isFixing' | 'earlier'>> = {},
): Schedule {
  return { id, name, zone, sessions, holidays, weekend: false, closingDelay: 0, isFixing: false, ...more };
}

const MINUTE_MS = 60_000;
/** Early close on the last trading day of a year in Germany. */
const shortLastDay = { earlyClose: LAST_DAY_CLOSING };

const GERMAN = [
  schedule(1, 'Xetra', 'Europe/Berlin', 'GERMANY', [[XETRA_HOURS.opening, XETRA_HOURS.closing]], {
    ...shortLastDay,
    closingDelay: 5 * MINUTE_MS + 8_000,
  }),
  schedule(2, 'Tradegate', 'Europe/Berlin', 'TRADEGATE', [[clockTime(7, 30), clockTime(22)]], shortLastDay),
  schedule(3, 'Parketthandel', 'Europe/Berlin', 'GERMANY', [[clockTime(8), clockTime(22)]], shortLastDay),
  schedule(4, 'gettex', 'Europe/Berlin', 'GERMANY', [[clockTime(7, 30), clockTime(23)]], shortLastDay),
  schedule(5, 'Lang & Schwarz', 'Europe/Berlin', 'GERMANY', [[clockTime(7, 30), clockTime(23)]], shortLastDay),
  schedule(6, 'Regionalbörse', 'Europe/Berlin', 'GERMANY', [[clockTime(8), clockTime(20)]], shortLastDay),
  // Sessions begin on half hours: Eurex opens at 1:10, and the evening session of CME that begins the next day is left out.
  schedule(7, 'Eurex', 'Europe/Berlin', 'EUREX', [[clockTime(1, 30), clockTime(22)]]),
  schedule(8, 'Zinsfixing', 'Europe/Berlin', 'TARGET', [[clockTime(11), clockTime(11, 30)]], { isFixing: true }),
];

/**
 * Overnight rates appear on the next business day: €STR at 8:00 (ECB), SONIA at 9:00 in London (Bank of England), SOFR at 8:00 in New York
 * (Federal Reserve Bank of New York). SARON shares their schedule, although SIX fixes it in the evening before.
 */
const OVERNIGHT = [
  schedule(27, '€STR', 'Europe/Berlin', 'TARGET', [[clockTime(8), clockTime(8, 30)]], { isFixing: true }),
  schedule(28, 'SONIA', 'Europe/London', 'LONDON', [[clockTime(9), clockTime(9, 30)]], { isFixing: true }),
  schedule(29, 'SOFR', 'America/New_York', 'AMERICA', [[clockTime(8), clockTime(8, 30)]], { isFixing: true }),
  schedule(30, 'SARON', 'Europe/Berlin', 'SWITZERLAND', [[clockTime(8), clockTime(8, 30)]], { isFixing: true }),
];

const CONTINENTAL: Sessions = [[clockTime(9), clockTime(17, 30)]];

const EUROPEAN = [
  schedule(11, 'Euronext', 'Europe/Berlin', 'EURONEXT', CONTINENTAL, { closingDelay: 5 * MINUTE_MS + 4_000, earlyClose: clockTime(14) }),
  schedule(12, 'London', 'Europe/London', 'LONDON', [[clockTime(8), clockTime(16, 30)]], {
    closingDelay: 5 * MINUTE_MS + 12_000,
    earlyClose: clockTime(12, 30),
  }),
  schedule(13, 'SIX', 'Europe/Berlin', 'SWITZERLAND', CONTINENTAL, { closingDelay: 2_000 }),
  schedule(16, 'Mailand', 'Europe/Berlin', 'MILAN', CONTINENTAL, { closingDelay: 5 * MINUTE_MS + 4_000 }),
  schedule(17, 'Madrid', 'Europe/Berlin', 'MADRID', CONTINENTAL, { closingDelay: 5 * MINUTE_MS + 6_000, earlyClose: clockTime(14) }),
  // The auction ends at 16:30, on short days at 12:30 in Dublin.
  schedule(18, 'Dublin', 'Europe/London', 'DUBLIN', [[clockTime(8), clockTime(16, 30)]], { earlyClose: clockTime(12, 30) }),
  schedule(19, 'Wien', 'Europe/Berlin', 'VIENNA', CONTINENTAL, { closingDelay: 5 * MINUTE_MS, earlyClose: clockTime(14, 15) }),
  // Auctions of Nasdaq Nordic end on the full or half hour; Helsinki is an hour ahead of Berlin.
  schedule(23, 'Kopenhagen', 'Europe/Berlin', 'COPENHAGEN', [[clockTime(9), clockTime(17)]]),
  schedule(24, 'Stockholm', 'Europe/Berlin', 'STOCKHOLM', CONTINENTAL, { earlyClose: clockTime(13) }),
  schedule(25, 'Helsinki', 'Europe/Berlin', 'HELSINKI', CONTINENTAL),
  schedule(26, 'Oslo', 'Europe/Berlin', 'OSLO', [[clockTime(9), clockTime(16, 20)]], {
    closingDelay: 5 * MINUTE_MS,
    earlyClose: clockTime(13),
  }),
];

const TOKYO_MORNING = [clockTime(9), clockTime(11, 30)] as const;

const FURTHER = [
  schedule(10, 'New York', 'America/New_York', 'AMERICA', [[clockTime(9, 30), clockTime(16)]], {
    closingDelay: 1_500,
    earlyClose: clockTime(13),
  }),
  schedule(14, 'Tokio', 'Asia/Tokyo', 'TOKYO', [TOKYO_MORNING, [clockTime(12, 30), clockTime(15, 30)]], {
    // Japan Exchange Group: a longer morning since 21 November 2011, a longer afternoon since 5 November 2024.
    earlier: [
      {
        before: parseDay('2011-11-21'),
        sessions: [
          [clockTime(9), clockTime(11)],
          [clockTime(12, 30), clockTime(15)],
        ],
      },
      { before: parseDay('2024-11-05'), sessions: [TOKYO_MORNING, [clockTime(12, 30), clockTime(15)]] },
    ],
  }),
  schedule(15, 'CME', 'America/New_York', 'CME', [[0, clockTime(17)]], { earlyClose: clockTime(13) }),
  schedule(20, 'Devisen', 'Europe/Berlin', 'CURRENCY', [[0, clockTime(24)]], { closingDelay: -1 }),
  schedule(21, 'Kryptowährungen', 'UTC', 'NONE', [[0, clockTime(24)]], { closingDelay: -1, weekend: true }),
  schedule(22, 'Rohstoffe', 'Europe/Berlin', 'CURRENCY', [[0, clockTime(23)]]),
];

const ALL: readonly Schedule[] = [...GERMAN, ...OVERNIGHT, ...EUROPEAN, ...FURTHER].toSorted((a, b) => a.id - b.id);

const byId = new Map<number, Schedule>(ALL.map((one) => [one.id, one]));

/**
 * Returns the schedule with this id.
 * @throws RangeError that names the known ids
 */
export function scheduleOf(id: number): Schedule {
  const found = byId.get(id);
  if (found === undefined) throw new RangeError(`No trading schedule ${id}; known: ${[...byId.keys()].join(', ')}.`);
  return found;
}

const listedDays = new Map<string, Set<number>>();

function isListed(list: typeof holidaysOf, rule: HolidayRule, day: number): boolean {
  const year = new Date(day * DAY_MS).getUTCFullYear();
  const key = `${list.name}${rule}${year}`;
  let days = listedDays.get(key);
  if (days === undefined) {
    days = new Set(list(rule, year));
    listedDays.set(key, days);
  }
  return days.has(day);
}

/** Returns true if the market trades on the local date with this day number. */
export function isTradingDay(one: Schedule, day: number): boolean {
  return isTradingWeekday(one, day) && !isListed(holidaysOf, one.holidays, day);
}

const dayCache = new Map<number, Map<number, TradingDay | null>>();

/** Hours of a local day; `undefined` if the market is closed. */
export function tradingDay(one: Schedule, day: number): TradingDay | undefined {
  let cache = dayCache.get(one.id);
  if (cache === undefined) {
    cache = new Map<number, TradingDay | null>();
    dayCache.set(one.id, cache);
  }
  let known = cache.get(day);
  if (known === undefined) {
    if (cache.size > 20_000) cache.clear();
    known = isTradingDay(one, day) ? hoursOf(one, day) : null;
    cache.set(day, known);
  }
  return known ?? undefined;
}

/** Hours that a local day would have as a trading day. */
export function hoursOf(one: Schedule, day: number): TradingDay {
  const start = day * DAY_MS;
  const offset = zoneOffset(one.zone, start + DAY_MS / 2);
  const half = (minutes: number): number => Math.floor((start - offset + minutes * MINUTE_MS) / HALF_HOUR_MS);
  const sessions = sessionsOn(one, day);
  const [opening, pauseFrom] = sessions[0];
  const [pauseTo, usualClose] = sessions.at(-1) ?? sessions[0];
  const isShort = one.earlyClose !== undefined && isListed(earlyClosesOf, one.holidays, day);
  const closing = isShort ? one.earlyClose : usualClose;
  const hasPause = sessions.length > 1;
  const openTime = half(opening) * HALF_HOUR_MS;
  return {
    day,
    first: half(opening),
    end: half(closing),
    pauseFrom: hasPause ? half(pauseFrom) : 0,
    pauseTo: hasPause ? half(pauseTo) : 0,
    openTime,
    closeTime: one.isFixing ? openTime : start - offset + closing * MINUTE_MS + one.closingDelay,
  };
}

function sessionsOn({ earlier = [], sessions }: Schedule, day: number): Sessions {
  return earlier.find(({ before }) => day < before)?.sessions ?? sessions;
}

/** Trading day of the last opening at or before the instant. Looks back at most 20 days. */
export function tradingDayAt(one: Schedule, instant: number): TradingDay {
  let day = localDay(one.zone, instant);
  for (let steps = 0; steps < 20; steps += 1, day -= 1) {
    const hours = tradingDay(one, day);
    if (hours !== undefined && hours.openTime <= instant) return hours;
  }
  throw new RangeError(`No trading day of ${one.name} within 20 days before ${new Date(instant).toISOString()}.`);
}

/** The trading day before a day number. */
export function previousTradingDay(one: Schedule, day: number): TradingDay {
  for (let steps = 1; steps <= 20; steps += 1) {
    const hours = tradingDay(one, day - steps);
    if (hours !== undefined) return hours;
  }
  throw new RangeError(`No trading day of ${one.name} before day ${day}.`);
}

/** Returns true if an instant is within a session. */
export function isOpenAt(one: Schedule, instant: number): boolean {
  const hours = tradingDay(one, localDay(one.zone, instant));
  if (hours === undefined) return false;
  const half = Math.floor(instant / HALF_HOUR_MS);
  if (one.isFixing) return false;
  return half >= hours.first && half < hours.end && !(half >= hours.pauseFrom && half < hours.pauseTo);
}

/** Last day number with prices (in 2058). */
export const LAST_DAY = dayNumber(2058, 12, 31);
/** Last instant with prices on any venue; a later clock shows the prices of this instant. */
export const LAST_INSTANT = LAST_DAY * 86_400_000 - 1_000;

/** Day on which a market is closed or (with `closes`, minutes of local time) closes early although its weekday is a trading day. */
export interface ExceptionalDay {
  readonly day: number;
  readonly name: string;
  readonly closes?: number;
}

/** Trading hours of all venues, in the order of the list above. */
export const SCHEDULES: readonly Schedule[] = ALL;

/** Returns true if a market regularly trades on the weekday of a day, regardless of holidays. */
export function isTradingWeekday({ weekend }: Schedule, day: number): boolean {
  const at = weekday(day);
  return weekend || (at !== 0 && at !== 6);
}

/** Holidays and short days of a market between two local days (both inclusive), with their names. */
export function exceptionalDays(one: Schedule, from: number, to: number): ExceptionalDay[] {
  const days: ExceptionalDay[] = [];
  for (let day = from; day <= to; day += 1) {
    if (!isTradingWeekday(one, day)) continue;
    if (isListed(holidaysOf, one.holidays, day)) days.push({ day, name: holidayName(one.holidays, day) });
    else if (one.earlyClose !== undefined && isListed(earlyClosesOf, one.holidays, day))
      days.push({ day, name: shortDayName(one.holidays, day), closes: one.earlyClose });
  }
  return days;
}
