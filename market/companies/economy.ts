import { localToInstant } from '#domain/time/local-time.ts';
import { gauss, hashText } from '../base/hash.ts';
import { DAY_MS, dayNumber, weekday } from '#domain/time/timezone.ts';
import { centralBankDays } from './central-banks.ts';
import { ECONOMIC_INDICATORS, type Indicator, type Rule } from '../catalogue/economic-indicators.ts';

/** Publication of an economic figure. Values are rounded as they are published. */
export interface EconomicEvent {
  readonly id: string;
  readonly name: string;
  readonly isoCountry: string;
  readonly period: string;
  readonly importance: 1 | 2 | 3;
  readonly at: number;
  readonly unit?: string;
  readonly decimals?: number;
  readonly previous?: number;
  readonly expected?: number;
  /** Published value; absent before `at`. */
  readonly actual?: number;
}

/** Key rate of a central bank in percent on a day. */
export type KeyRate = (bank: 'ECB' | 'FED', day: number) => number | undefined;

const MONTHS = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');
/** Maximum number of days until a decision on a key rate is in force. */
const IN_FORCE = 8;

/** Returns the events between two days (both inclusive), by instant. They depend only on the calendar and the indicator. */
export function economicEvents(from: number, to: number, keyRate: KeyRate): EconomicEvent[] {
  const months = monthsBetween(from, to);
  return [
    ...ECONOMIC_INDICATORS.flatMap((indicator) => months.flatMap((month) => published(indicator, month))),
    ...decisions(from, to, keyRate),
  ]
    .filter(({ day }) => day >= from && day <= to)
    .map(({ event }) => event)
    .toSorted((a, b) => a.at - b.at || b.importance - a.importance || (a.id < b.id ? -1 : 1));
}

interface Dated {
  readonly day: number;
  readonly event: EconomicEvent;
}

/** Months since the year 0. */
function monthsBetween(from: number, to: number): number[] {
  const monthOf = (day: number): number => {
    const date = new Date(day * DAY_MS);
    return date.getUTCFullYear() * 12 + date.getUTCMonth();
  };
  const first = monthOf(from);
  return Array.from({ length: monthOf(to) - first + 1 }, (_, index) => first + index);
}

function published(indicator: Indicator, month: number): Dated[] {
  const { key, name, isoCountry, importance, time, unit, decimals, rule, lag, isQuarterly, misses } = indicator;
  const of = month - lag;
  // Quarterly indicators are published in one month of the quarter only.
  if (isQuarterly && (of % 12) % 3 !== 2) return [];
  const day = dayOf(rule, month);
  const period = isQuarterly ? `${((of % 12) + 1) / 3}. Quartal` : (MONTHS[of % 12] ?? '');
  const step = isQuarterly ? 3 : 1;
  const actual = valueOf(indicator, of);
  return [
    {
      day,
      event: {
        id: `${key}-${Math.floor(of / 12)}-${String((of % 12) + 1).padStart(2, '0')}`,
        name,
        isoCountry,
        period,
        importance,
        at: instantOf(day, time),
        unit,
        decimals,
        previous: valueOf(indicator, of - step),
        expected: rounded(actual - misses * bounded(hashText(key), 9, of), decimals),
        actual,
      },
    },
  ];
}

/** Value of a month: a level that changes slowly over half a year, plus a deviation of the single month. */
function valueOf({ key, mean, swing, single, decimals }: Indicator, month: number): number {
  const chance = hashText(key);
  const half = month / 6;
  const from = bounded(chance, 1, Math.floor(half));
  const wander = from + (bounded(chance, 1, Math.floor(half) + 1) - from) * (half - Math.floor(half));
  return rounded(mean + swing * wander + single * bounded(chance, 2, month), decimals);
}

const BANKS = {
  ECB: { isoCountry: 'EU', time: '14:15' },
  FED: { isoCountry: 'US', time: '20:00' },
} as const;

/** Decisions on key rates; the expected value always equals the decision. */
function decisions(from: number, to: number, keyRate: KeyRate): Dated[] {
  return centralBankDays(from, to).map(({ bank, day, title }) => {
    const { isoCountry, time } = BANKS[bank];
    const [previous, actual] = [keyRate(bank, day - 1), keyRate(bank, day + IN_FORCE)];
    const figures = previous === undefined || actual === undefined ? {} : { unit: '%', decimals: 2, previous, expected: actual, actual };
    const period = MONTHS[new Date(day * DAY_MS).getUTCMonth()] ?? '';
    return { day, event: { id: `${bank}-${day}`, name: title, isoCountry, period, importance: 3, at: instantOf(day, time), ...figures } };
  });
}

/** Day of a month according to the rule. */
function dayOf(rule: Rule, month: number): number {
  const first = dayNumber(Math.floor(month / 12), (month % 12) + 1, 1);
  if (rule.kind === 'day') return workdayFrom(first + rule.day - 1);
  if (rule.kind === 'workday') {
    let day = workdayFrom(first);
    for (let count = 1; count < rule.nth; count += 1) day = workdayFrom(day + 1);
    return day;
  }
  if (rule.nth > 0) return first + ((rule.weekday - weekday(first) + 7) % 7) + (rule.nth - 1) * 7;
  const last = dayNumber(Math.floor((month + 1) / 12), ((month + 1) % 12) + 1, 1) - 1;
  return last - ((weekday(last) - rule.weekday + 7) % 7);
}

function workdayFrom(day: number): number {
  const at = weekday(day);
  return at === 6 ? day + 2 : at === 0 ? day + 1 : day;
}

function instantOf(day: number, time: string): number {
  const date = new Date(day * DAY_MS);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return localToInstant(
    { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), hour, minute, second: 0 },
    'Europe/Berlin',
  );
}

function bounded(key: number, stream: number, place: number): number {
  return Math.min(2, Math.max(-2, gauss(key, stream, place)));
}

function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals)) + 0;
}
