import { expect, it } from 'vitest';
import { eventMarks, type DayEvent } from './events.ts';

const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`) / 1000;
const report: DayEvent = { day: '2026-10-21', kind: 'RESULT_REPORTS', name: 'Quartalsbericht' };
const dividend: DayEvent = { day: '2026-10-21', kind: 'DIVIDENDS', name: 'Dividende' };

it('events of a day share the mark of its bar, with a letter for each kind', () => {
  const days = ['2026-10-20', '2026-10-21', '2026-10-22'].map(noon);
  expect(eventMarks([report, { ...dividend, day: '2026-10-20' }, dividend, report], days, false, 'Europe/Berlin')).toEqual([
    { index: 0, letters: 'D', names: ['Dividende'] },
    { index: 1, letters: 'BD', names: ['Quartalsbericht', 'Dividende', 'Quartalsbericht'] },
  ]);
});

it('an event belongs to the week that it is in, and to none outside of the chart', () => {
  const weeks = ['2026-10-12', '2026-10-19'].map(noon);
  expect(eventMarks([report], weeks, false, 'Europe/Berlin').map(({ index }) => index)).toEqual([1]);
  expect(
    eventMarks(
      [
        { ...report, day: '2026-10-11' },
        { ...report, day: '2027-01-01' },
      ],
      weeks,
      false,
      'Europe/Berlin',
    ),
  ).toEqual([]);
  expect(eventMarks([report], [], false, 'Europe/Berlin')).toEqual([]);
});

it('within a day an event stands at the first bar of the day at the venue', () => {
  // 23:30 UTC of the day before is 01:30 in Berlin.
  const [late, early, next] = ['2026-10-20T21:30:00Z', '2026-10-20T22:30:00Z', '2026-10-21T08:00:00Z'].map(
    (text) => Date.parse(text) / 1000,
  );
  const at = [late ?? 0, early ?? 0, next ?? 0];
  expect(eventMarks([report], at, true, 'Europe/Berlin').map(({ index }) => index)).toEqual([1]);
  expect(eventMarks([{ ...report, day: '2026-10-23' }], at, true, 'Europe/Berlin')).toEqual([]);
});
