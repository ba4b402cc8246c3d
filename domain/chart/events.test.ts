import { expect, it } from 'vitest';
import {
  daysOfRange,
  eventKindsOf,
  eventMarks,
  joinedMarks,
  readEvents,
  splitName,
  USUAL_EVENTS,
  venueDay,
  writeEvents,
  type DayEvent,
} from './events.ts';

const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`) / 1000;
const report: DayEvent = { day: '2026-10-21', kind: 'RESULT_REPORTS', name: 'Quartalsbericht' };
const dividend: DayEvent = { day: '2026-10-21', kind: 'DIVIDENDS', name: 'Dividende' };

it('events of a day share the mark of its bar, with a letter for each kind', () => {
  const days = ['2026-10-20', '2026-10-21', '2026-10-22'].map(noon);
  expect(
    eventMarks([report, { ...dividend, day: '2026-10-20' }, dividend, report], { at: days, resolution: '1D', timeZone: 'Europe/Berlin' }),
  ).toEqual([
    { index: 0, letters: 'D', names: ['Dividende'] },
    { index: 1, letters: 'BD', names: ['Quartalsbericht', 'Dividende', 'Quartalsbericht'] },
  ]);
});

it('an event belongs to the week that it is in, and to none outside of the chart', () => {
  const weeks = ['2026-10-12', '2026-10-19'].map(noon);
  expect(eventMarks([report], { at: weeks, resolution: '1W', timeZone: 'Europe/Berlin' }).map(({ index }) => index)).toEqual([1]);
  expect(
    eventMarks(
      [
        { ...report, day: '2026-10-11' },
        { ...report, day: '2027-01-01' },
      ],
      { at: weeks, resolution: '1W', timeZone: 'Europe/Berlin' },
    ),
  ).toEqual([]);
  expect(eventMarks([report], { at: [], resolution: '1D', timeZone: 'Europe/Berlin' })).toEqual([]);
});

it('bars of weeks and months may stand at any of their days', () => {
  const row = (resolution: '1W' | '1M', days: readonly string[]) =>
    ({ at: days.map(noon), resolution, timeZone: 'Europe/Berlin' }) as const;
  // The history dates weeks on their last trading day.
  expect(eventMarks([report], row('1W', ['2026-10-16', '2026-10-23', '2026-10-30'])).map(({ index }) => index)).toEqual([1]);
  expect(eventMarks([report], row('1M', ['2026-09-30', '2026-10-30', '2026-11-20'])).map(({ index }) => index)).toEqual([1]);
  expect(eventMarks([report], row('1M', ['2026-08-31', '2026-09-30']))).toEqual([]);
});

it('within a day an event stands at the first bar of the day at the venue', () => {
  // 23:30 UTC of the preceding day is 01:30 in Berlin.
  const [late, early, next] = ['2026-10-20T21:30:00Z', '2026-10-20T22:30:00Z', '2026-10-21T08:00:00Z'].map(
    (text) => Date.parse(text) / 1000,
  );
  const at = [late ?? 0, early ?? 0, next ?? 0];
  expect(eventMarks([report], { at, resolution: '1H', timeZone: 'Europe/Berlin' }).map(({ index }) => index)).toEqual([1]);
  expect(eventMarks([{ ...report, day: '2026-10-23' }], { at, resolution: '1H', timeZone: 'Europe/Berlin' })).toEqual([]);
});

it('news stand at the newest bar before them, also those of the night and the weekend', () => {
  const at = (text: string): number => Date.parse(text) / 1000;
  const news = (text: string): DayEvent => ({ kind: 'NEWS', name: text, at: at(text), day: venueDay(at(text), 'Europe/Berlin') });
  expect(news('2026-10-20T22:30:00Z').day).toBe('2026-10-21');
  const days = ['2026-10-22', '2026-10-23'].map(noon);
  const found = eventMarks([news('2026-10-25T10:00:00Z'), news('2026-10-22T06:00:00Z'), news('2026-10-20T06:00:00Z')], {
    at: days,
    resolution: '1D',
    timeZone: 'Europe/Berlin',
  });
  expect(found.map(({ index, letters }) => [index, letters])).toEqual([
    [0, 'N'],
    [1, 'N'],
  ]);
  const minutes = [at('2026-10-22T08:00:00Z'), at('2026-10-22T08:01:00Z')];
  const within = eventMarks([news('2026-10-22T08:00:30Z'), news('2026-10-22T18:00:00Z')], {
    at: minutes,
    resolution: '1m',
    timeZone: 'Europe/Berlin',
  });
  expect(within.map(({ index }) => index)).toEqual([0, 1]);
});

it('marks that would lie over each other become one', () => {
  const marks = [
    [0, 'B'],
    [3, 'D'],
    [3.5, 'B'],
    [10, 'N'],
    [14, 'N'],
  ] as const;
  expect(joinedMarks(marks, 5)).toEqual([
    [0, 'BD'],
    [10, 'N'],
  ]);
  expect(joinedMarks(marks, 1)).toEqual([
    [0, 'B'],
    [3, 'DB'],
    [10, 'N'],
    [14, 'N'],
  ]);
});

it('each kind is chosen by itself, by an address and by a form', () => {
  expect(readEvents({})).toEqual(USUAL_EVENTS);
  expect(readEvents({ ereignisse: 'nachrichten,splits,unsinn' })).toEqual(['SPLITS', 'NEWS']);
  expect(readEvents({ ereignisse: 'auswahl', dividenden: 'an', nachrichten: 'an' })).toEqual(['DIVIDENDS', 'NEWS']);
  expect(readEvents({ ereignisse: 'auswahl' })).toEqual([]);
  expect([writeEvents([]), writeEvents(USUAL_EVENTS.toReversed()), writeEvents(['NEWS', 'SPLITS'])]).toEqual([
    'aus',
    undefined,
    'splits,nachrichten',
  ]);
  expect([eventKindsOf('STOCK').length, eventKindsOf('ETF'), eventKindsOf('INDEX')]).toEqual([5, ['DIVIDENDS', 'NEWS'], ['NEWS']]);
});

it('a split is told as old shares to new ones', () => {
  expect([4, 1.5, 0.1].map(splitName)).toEqual(['Aktiensplit 1:4', 'Aktiensplit 2:3', 'Aktiensplit 10:1']);
});

it('a range has its days, with some before for the trading day that it begins with', () => {
  expect(daysOfRange('Y1', '2026-11-23T04:00:00Z')).toEqual({ from: '2025-11-16', to: '2026-11-23' });
  expect(daysOfRange('D1', '2026-11-23T04:00:00Z')).toEqual({ from: '2026-11-16', to: '2026-11-23' });
  expect(daysOfRange('MAX', '2026-11-23T04:00:00Z').from).toBe('1970-01-01');
});
