import { isMissing, type Parsed } from './fault.ts';
import { localToInstant } from '../../base/local-time.ts';

/** Order of the parts: year first, day first, month first. */
export type DateOrder = 'ymd' | 'dmy' | 'mdy';
export type DateOrderResult = { readonly order: DateOrder } | { readonly ambiguous: string };

/** A stamp as the file wrote it. */
export interface Stamp {
  /** `YYYY-MM-DD` on the clock of the file. */
  readonly day: string;
  readonly hasTime: boolean;
  /** Epoch milliseconds. */
  readonly instant: number;
}

const YEAR_FIRST = /^(\d{4})([-/.]?)(\d{2})\2(\d{2})(?:[T ](.+))?$/;
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?:,?[T ](.+))?$/;
const TIME = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/;

/**
 * The order of day, month and year in a column, judged by all its values. Dots mean day first (German); slashes only
 * when a number above 12 shows which is the day, else `ambiguous` carries such a date.
 */
export function detectDateOrder(values: readonly string[]): DateOrderResult {
  const texts = values.map((value) => value.trim()).filter((value) => !isMissing(value));
  const yearLast = texts.map((text) => YEAR_LAST.exec(text)).filter((match) => match !== null);
  if (yearLast.length < texts.filter((text) => YEAR_FIRST.test(text)).length) return { order: 'ymd' };
  if (yearLast.length === 0) return { order: 'ymd' };
  if (yearLast.every((match) => match[2] === '.')) return { order: 'dmy' };
  const dayFirst = yearLast.some((match) => Number(match[1]) > 12);
  const monthFirst = yearLast.some((match) => Number(match[3]) > 12);
  if (dayFirst !== monthFirst) return { order: dayFirst ? 'dmy' : 'mdy' };
  return dayFirst ? { order: 'dmy' } : { ambiguous: yearLast[0]?.[0] ?? '' };
}

/** Reads one date or date with time; a time without an offset is one of `timezone`. */
export function parseStamp(text: string, order: DateOrder, timezone: string): Parsed<Stamp> {
  const match = (order === 'ymd' ? YEAR_FIRST : YEAR_LAST).exec(text.trim());
  if (match === null) return { reason: `kein Datum (erwartet wie ${EXAMPLES[order]})` };
  const [year, month, day] = partsOf(match, order);
  if (!isCalendarDay(year, month, day)) return { reason: 'diesen Tag gibt es nicht' };
  const time = match[5] === undefined ? undefined : TIME.exec(match[5].trim());
  if (time === null || (time !== undefined && (Number(time[1]) > 23 || Number(time[2]) > 59 || Number(time[3] ?? 0) > 59))) {
    return { reason: 'keine Uhrzeit (erwartet wie 17:35:00 oder 17:35:00+01:00)' };
  }
  const local = { year, month, day, hour: Number(time?.[1] ?? 0), minute: Number(time?.[2] ?? 0), second: Number(time?.[3] ?? 0) };
  return {
    value: {
      day: [String(year).padStart(4, '0'), two(month), two(day)].join('-'),
      hasTime: time !== undefined,
      instant: localToInstant(local, time?.[4] ?? timezone),
    },
  };
}

export const EXAMPLES: Readonly<Record<DateOrder, string>> = { ymd: '2026-07-31', dmy: '31.07.2026', mdy: '07/31/2026' };

function partsOf(match: RegExpExecArray, order: DateOrder): [number, number, number] {
  const [first, second, third] = [Number(match[1]), Number(match[3]), Number(match[4])];
  if (order === 'ymd') return [first, second, third];
  return order === 'dmy' ? [third, second, first] : [third, first, second];
}

function isCalendarDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1600;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
