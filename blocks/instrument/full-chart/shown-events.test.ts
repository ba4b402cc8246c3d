import { expect, it } from 'vitest';
import type { Bars } from '#domain/chart/bars.ts';
import type { DayEvent } from '#domain/chart/events.ts';
import { splitEvents } from './event-sources.ts';
import { shownEvents } from './shown-events.ts';

const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`) / 1000;
const column = [1, 1, 1];
const bars: Bars = {
  at: ['2020-07-31', '2020-08-31', '2020-09-30'].map(noon),
  open: column,
  high: column,
  low: column,
  close: column,
  volume: column,
};
const splits = splitEvents({
  list: [
    { dateSplit: '2020-08-31T12:00:00.000+00:00', factor: 4 },
    { dateSplit: '2014-06-09T12:00:00.000+00:00', factor: 7 },
  ],
});
const dividend: DayEvent = { kind: 'DIVIDENDS', day: '2020-08-07', name: 'Dividende' };
const frame = { bars, resolution: '1M', timeZone: 'America/New_York' } as const;

it('shows events of the wanted kinds that stand at a bar, oldest first, each with its mark', () => {
  const shown = shownEvents([...splits, dividend], { ...frame, kinds: ['SPLITS', 'DIVIDENDS'] });
  expect(shown.events.map(({ name }) => name)).toEqual(['Dividende', 'Aktiensplit 1:4']);
  expect(shown.marks).toEqual([
    // Both events were in August, so they share a monthly bar.
    { index: 1, letters: 'DS', names: ['Dividende', 'Aktiensplit 1:4'] },
  ]);
  expect(shownEvents([...splits, dividend], { ...frame, kinds: ['DIVIDENDS'] }).events).toEqual([dividend]);
});
