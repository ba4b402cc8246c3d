import { isDay } from '../days.ts';
import type { Fault } from '../fault.ts';
import type { Named } from './walk.ts';

/** Keys that end a period, each with the key beside it that begins the same period. */
const BEGINNINGS: Readonly<Record<string, string>> = { until: 'from', end: 'start', validUntil: 'validFrom' };

/** Reports a day that no calendar has, or an end before its beginning. A time of day may follow either. */
export function dayFault({ value, path, beside }: Named): Fault | undefined {
  const end = String(value);
  const [day = ''] = end.split(' ');
  if (!isDay(day)) {
    const message = `Den Tag „${day}“ gibt es in keinem Kalender.`;
    return { rule: 'unknown-day', path, part: 'value', message, expected: 'ein Tag wie 2026-12-31' };
  }
  const start = beside[BEGINNINGS[String(path.at(-1))] ?? ''];
  // A day without a time lasts until its end.
  if (typeof start !== 'string' || start.slice(0, end.length) <= end) return undefined;
  const message = `Diese Zeit endet am ${end}, bevor sie am ${start} beginnt.`;
  return { rule: 'wrong-order', path, part: 'value', message, expected: 'ein Zeitpunkt danach' };
}
