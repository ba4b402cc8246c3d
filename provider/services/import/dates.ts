import { instantsOfLocal, localToInstant } from '#domain/time/local-time.ts';
import { plainDate, plainTime, yearMayBeFirst } from './date-text.ts';
import { isMissing, type Parsed } from './fault.ts';

/** Order of the parts: year first, day first, month first. */
export type DateOrder = 'ymd' | 'dmy' | 'mdy';
export type DateOrderResult = { readonly order: DateOrder } | { readonly ambiguous: string };

/** Time stamp with its text in the file. */
export interface Stamp {
  /** Day in the time zone of the file, `YYYY-MM-DD`. */
  readonly day: string;
  readonly hasTime: boolean;
  /** Day, with the time if there is one, for messages. */
  readonly text: string;
  /** Epoch milliseconds. */
  readonly instant: number;
  /** Same local time one hour later, when clocks are set back and it occurs twice. */
  readonly second?: number;
}

const YEAR_FIRST = /^(\d{4})([-/.]?)(\d{2})\2(\d{2})(?:[T ](.+))?$/;
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?:,?[T ](.+))?$/;
const TIME = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/;

/**
 * Detects the order of day, month and year in a column from all its values. Dots mean day first (German); slashes only if a number above 12
 * shows which is the day, otherwise `ambiguous` has such a date.
 */
export function detectDateOrder(values: readonly string[]): DateOrderResult {
  const written = values.filter((value) => !isMissing(value));
  const short = yearMayBeFirst(written);
  if (short !== undefined) return { ambiguous: short };
  const texts = written.map((text) => plainDate(text));
  const yearLast = texts.map((text) => YEAR_LAST.exec(text)).filter((match) => match !== null);
  if (yearLast.length < texts.filter((text) => YEAR_FIRST.test(text)).length) return { order: 'ymd' };
  if (yearLast.length === 0) return { order: 'ymd' };
  if (yearLast.every((match) => match[2] === '.')) return { order: 'dmy' };
  const dayFirst = yearLast.some((match) => Number(match[1]) > 12);
  const monthFirst = yearLast.some((match) => Number(match[3]) > 12);
  if (dayFirst !== monthFirst) return { order: dayFirst ? 'dmy' : 'mdy' };
  return dayFirst ? { order: 'dmy' } : { ambiguous: yearLast[0]?.[0] ?? '' };
}

/**
 * Reads one date or date with time; a time without an offset is in `timezone`. Names of months, Unix seconds and digits without separators
 * imply their order.
 */
export function parseStamp(text: string, given: DateOrder, timezone: string): Parsed<Stamp> {
  const plain = plainDate(text, given === 'ymd');
  const order = plain !== text.trim() && YEAR_FIRST.test(plain) ? 'ymd' : given;
  const match = (order === 'ymd' ? YEAR_FIRST : YEAR_LAST).exec(plain);
  if (match === null) return { reason: `kein Datum (erwartet wie ${EXAMPLES[order]})` };
  const [year, month, day] = partsOf(match, order);
  if (!isCalendarDay(year, month, day)) return { reason: 'diesen Tag gibt es nicht' };
  const time = match[5] === undefined ? undefined : TIME.exec(plainTime(match[5]));
  if (time === null || (time !== undefined && (Number(time[1]) > 23 || Number(time[2]) > 59 || Number(time[3] ?? 0) > 59))) {
    return { reason: 'keine Uhrzeit (erwartet wie 17:35:00 oder 17:35:00+01:00)' };
  }
  const local = { year, month, day, hour: Number(time?.[1] ?? 0), minute: Number(time?.[2] ?? 0), second: Number(time?.[3] ?? 0) };
  const date = [String(year).padStart(4, '0'), two(month), two(day)].join('-');
  const clock = time === undefined ? '' : ` ${two(local.hour)}:${two(local.minute)}${local.second === 0 ? '' : `:${two(local.second)}`}`;
  // A day without a time begins at midnight, which does not exist in some zones on some days.
  const [instant, second] = instantsOfLocal(local, time?.[4] ?? timezone);
  if (instant === undefined && time !== undefined)
    return { reason: `diese Uhrzeit gibt es in ${timezone} nicht: Die Uhren wurden vorgestellt` };
  return {
    value: {
      day: date,
      hasTime: time !== undefined,
      text: `${date}${clock}`,
      instant: instant ?? localToInstant(local, timezone),
      ...(second === undefined ? {} : { second }),
    },
  };
}

/**
 * Returns the instants of the rows of a file. Where local times occur twice, the order of the rows decides: a time that is not after the
 * row before belongs to the second hour. Files may be in descending order.
 */
export function inOrder(stamps: readonly Stamp[]): readonly Stamp[] {
  const [first, last] = [stamps[0], stamps.at(-1)];
  if (first === undefined || last === undefined || stamps.every(({ second }) => second === undefined)) return stamps;
  const descends = rises(stamps) < 0;
  const ordered = descends ? stamps.toReversed() : stamps;
  let before: Stamp | undefined;
  const instants = ordered.map((stamp) => {
    const isSecond = stamp.second !== undefined && before?.day === stamp.day && stamp.instant <= before.instant;
    before = isSecond ? { ...stamp, instant: stamp.second ?? stamp.instant } : stamp;
    return before;
  });
  return descends ? instants.toReversed() : instants;
}

/** Returns the number of ascending rows minus the number of descending rows. */
function rises(stamps: readonly Stamp[]): number {
  return stamps.reduce((sum, { instant }, index) => sum + Math.sign(instant - (stamps[index - 1]?.instant ?? instant)), 0);
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
