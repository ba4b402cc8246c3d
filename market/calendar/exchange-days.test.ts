import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { formatDay, parseDay, weekday } from '#domain/time/timezone.ts';
import { catalogueSeed } from '../catalogue/testing.ts';
import { micOf, VENUES } from '../catalogue/venues.ts';
import { exceptionalDays, isTradingDay, scheduleOf, tradingDay, type Schedule } from './schedules.ts';

const YEARS = { first: 2010, last: 2030 };

interface Year {
  readonly mic: string;
  readonly year: string;
  /** List of `MM-DD`. */
  readonly closed: string;
  /** List of `MM-DD@HH:MM`. */
  readonly short: string;
}

const years = parse<Year>(readFileSync(new URL('fixtures/exchange-days.csv', import.meta.url), 'utf8'), {
  columns: true,
  delimiter: ';',
  comment: '#',
  comment_no_infix: true,
});

const scheduleByMic = new Map(VENUES.flatMap(({ code, scheduleId }) => [[micOf(code), scheduleOf(scheduleId)] as const]));

/** Closed weekdays of a year. */
function closedDays(one: Schedule, year: string): string[] {
  return daysOf(year)
    .filter((day) => weekday(day) % 6 !== 0 && !isTradingDay(one, day))
    .map(monthDay);
}

function shortDays(one: Schedule, year: string): string[] {
  const [first, last] = [parseDay(`${year}-01-01`), parseDay(`${year}-12-31`)];
  return exceptionalDays(one, first, last).flatMap(({ day, closes }) => (closes === undefined ? [] : [monthDay(day)]));
}

function daysOf(year: string): number[] {
  const first = parseDay(`${year}-01-01`);
  return Array.from({ length: parseDay(`${Number(year) + 1}-01-01`) - first }, (_, index) => first + index);
}

function monthDay(day: number): string {
  return formatDay(day).slice(5);
}

const words = (text: string): string[] => text.split(' ').filter(Boolean);

/** Venues with the same days as another one, with their source. */
const LIKE: Readonly<Record<string, string>> = {
  // Deutsche Börse and Börse Stuttgart publish the same days off (boerse-stuttgart.de, holiday regulations 2017); floors also close at two
  // on the last day (VR Bank HT, „Börsenhandel zum Jahreswechsel 2020/21“).
  XSTU: 'XFRA',
  XMUN: 'XFRA',
  XHAM: 'XFRA',
  XBER: 'XFRA',
  XQTX: 'XFRA',
  XNAS: 'XNYS',
};

describe('exchange days from 2010 to 2030', () => {
  it('are known for every exchange of the catalogue', () => {
    const listed = new Set(years.map(({ mic }) => mic));
    const exchanges = VENUES.flatMap(({ code }) => micOf(code) ?? []);
    // Tradegate has no calendar there: see below.
    expect(exchanges.filter((mic) => mic !== 'XGAT' && !listed.has(LIKE[mic] ?? mic))).toEqual([]);
    expect(Map.groupBy(years, ({ mic }) => mic).get('XETR')?.length).toBe(YEARS.last - YEARS.first + 1);
  });

  const calendars = [...Map.groupBy(years, ({ mic }) => mic)];
  const others = Object.entries(LIKE).map(([mic, like]) => [mic, years.filter((one) => one.mic === like)] as const);

  it.each([...calendars, ...others])('%s rests on the days of its calendar', (mic, listed) => {
    const one = scheduleByMic.get(mic);
    if (one === undefined) throw new Error(`No venue has the code ${mic}.`);
    for (const { year, closed } of listed) expect([year, ...closedDays(one, year)]).toEqual([year, ...words(closed)]);
  });

  it.each([...calendars, ...others])('%s closes early on the days of its calendar', (mic, listed) => {
    const one = scheduleByMic.get(mic);
    if (one === undefined) throw new Error(`No venue has the code ${mic}.`);
    for (const { year, short } of listed)
      expect([year, ...shortDays(one, year)]).toEqual([year, ...words(short).map((day) => day.slice(0, 5))]);
  });

  it('end at two in Germany on the last trading day of each year', () => {
    const lastDays = years.filter(({ mic }) => mic === 'XETR').map(({ year, short }) => `${year}-${short.slice(0, 5)}`);
    expect(lastDays).toEqual(expect.arrayContaining(['2010-12-30', '2011-12-30', '2012-12-28', '2022-12-30', '2026-12-30', '2028-12-29']));
    // Xetra; Tradegate (VR Bank HT: 14:00); floors; gettex, LS Exchange and Quotrix; Lang & Schwarz; regional exchanges.
    for (const id of [1, 2, 3, 4, 5, 6])
      for (const date of lastDays)
        expect(new Date((tradingDay(scheduleOf(id), parseDay(date))?.end ?? 0) * 1_800_000)).toEqual(new Date(`${date}T14:00:00+01:00`));
  });

  it.each([
    // Waldecker Bank, „Börsenhandelszeiten an den Feiertagen“ of 2020: Tradegate trades on Whit Monday, Xetra is closed.
    ['Tradegate', 2, '2020-06-01', true],
    ['Xetra', 1, '2020-06-01', false],
    // Circular 055/2018 of Eurex: products but those on German shares trade on 3 October.
    ['Eurex', 7, '2018-10-03', true],
    ['Eurex on the last day, whose index and bond futures have their regular hours (circular 092/20)', 7, '2020-12-30', true],
  ])('%s', (_, id, date, trades) => {
    expect(isTradingDay(scheduleOf(id), parseDay(date))).toBe(trades);
  });
});

describe('closing times', () => {
  it.each([
    ['Vienna on its last day, 14:15 and the auction (circular 092/20 of Eurex)', 19, '2026-12-30', '14:20', '+01:00'],
    ['Paris on Christmas Eve, 14:05', 11, '2026-12-24', '14:05:04', '+01:00'],
    ['Madrid on Christmas Eve', 17, '2026-12-24', '14:00', '+01:00'],
    ['London on the Friday before a Christmas Eve at a weekend', 12, '2022-12-23', '12:35:12', '+00:00'],
    ['Copenhagen, an hour and a half before Xetra', 23, '2026-11-20', '17:00', '+01:00'],
    ['Oslo, 16:25 after the auction', 26, '2026-11-20', '16:25', '+01:00'],
    ['Stockholm on Maundy Thursday', 24, '2026-04-02', '13:00', '+02:00'],
    ['Tokyo before 5 November 2024', 14, '2024-11-01', '15:00', '+09:00'],
    ['Tokyo since', 14, '2024-11-05', '15:30', '+09:00'],
    ['the CME on Labor Day, noon in Chicago', 15, '2026-09-07', '13:00', '-04:00'],
  ])('%s', (_, id, date, time, zone) => {
    const expected = Date.parse(`${date}T${time.length === 5 ? `${time}:00` : time}${zone}`);
    const seconds = ((tradingDay(scheduleOf(id), parseDay(date))?.closeTime ?? 0) - expected) / 1_000;
    // Closing auctions end within seconds after their scheduled time.
    expect(seconds).toBeGreaterThanOrEqual(0);
    expect(seconds).toBeLessThan(id === 17 ? 600 : 60);
  });

  it.each([
    ['€STR', 27, '2026-11-27T08:00:00+01:00'],
    ['SONIA', 28, '2026-11-27T09:00:00+00:00'],
    ['SOFR', 29, '2026-11-27T08:00:00-05:00'],
    ['SARON', 30, '2026-11-27T08:00:00+01:00'],
    ['Euribor', 8, '2026-11-27T11:00:00+01:00'],
  ])('%s appears in the morning, once a day', (_, id, instant) => {
    const hours = tradingDay(scheduleOf(id), parseDay('2026-11-27'));
    expect([hours?.openTime, hours?.closeTime]).toEqual([Date.parse(instant), Date.parse(instant)]);
  });

  it('gives each rate for one night its own morning', () => {
    const rates = catalogueSeed.instruments.filter(({ details }) => details.interest?.nameCategory === 'Tagesgeld');
    const venues = rates.map(({ name, entityValue }) => [
      name,
      catalogueSeed.notations.find((one) => one.entityValue === entityValue)?.venue,
    ]);
    expect(Object.fromEntries(venues)).toEqual({ '€STR': 'EON', SOFR: 'SOF', SONIA: 'SON', SARON: 'SAR' });
  });

  it('lets Tokyo pause from eleven before 21 November 2011', () => {
    expect(tradingDay(scheduleOf(14), parseDay('2011-11-18'))?.pauseFrom).toBe(Date.parse('2011-11-18T11:00:00+09:00') / 1_800_000);
    expect(tradingDay(scheduleOf(14), parseDay('2011-11-21'))?.pauseFrom).toBe(Date.parse('2011-11-21T11:30:00+09:00') / 1_800_000);
  });
});
