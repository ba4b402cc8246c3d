import { zoneOffset } from '../venue/zone.ts';

/** What happened on a day, as a calendar tells it: `2026-10-21`, `Dividende 2,35 EUR`. */
export interface DayEvent {
  readonly day: string;
  readonly kind: 'RESULT_REPORTS' | 'DIVIDENDS' | 'GENERAL_MEETING';
  readonly name: string;
}

/** Events at a bar: the letters of their kinds, and what they were. */
export interface EventMark {
  readonly index: number;
  readonly letters: string;
  readonly names: readonly string[];
}

/** First letters of report, dividend and general meeting in German. */
const LETTERS: Readonly<Record<DayEvent['kind'], string>> = { RESULT_REPORTS: 'B', DIVIDENDS: 'D', GENERAL_MEETING: 'H' };
const DAY = 86_400;

/**
 * The events of a chart by bar, oldest first. Of days and longer the bar in which a day is, within a day the first bar of the venue's day;
 * what lies before the first bar or after the last has none.
 * @param at seconds since 1970 (UTC) at which bars begin, ascending; see `Bars`
 */
export function eventMarks(
  events: readonly DayEvent[],
  at: readonly number[],
  isIntraday: boolean,
  timeZone: string,
): readonly EventMark[] {
  const byBar = new Map<number, { letters: Set<string>; names: string[] }>();
  for (const { day, kind, name } of events) {
    const index = isIntraday ? firstBarOf(day, at, timeZone) : barWith(day, at);
    if (index === -1) continue;
    const mark = byBar.get(index) ?? { letters: new Set<string>(), names: [] };
    byBar.set(index, mark);
    mark.letters.add(LETTERS[kind]);
    mark.names.push(name);
  }
  const marks = [...byBar].map(([index, { letters, names }]) => ({ index, letters: [...letters].join(''), names }));
  return marks.toSorted((one, other) => one.index - other.index);
}

/** Bars of days and longer stand at 12 o'clock UTC. */
function barWith(day: string, at: readonly number[]): number {
  const noon = Date.parse(`${day}T12:00:00Z`) / 1000;
  const [last = -Infinity, before = last] = [at.at(-1), at.at(-2)];
  // The last bar is as long as the one before.
  return noon >= last + Math.max(last - before, DAY) ? -1 : at.findLastIndex((begin) => begin <= noon);
}

function firstBarOf(day: string, at: readonly number[], timeZone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const begins = (midnight - zoneOffset(timeZone, midnight)) / 1000;
  return at.findIndex((begin) => begin >= begins && begin < begins + DAY);
}
