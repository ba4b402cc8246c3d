import { describe, expect, it } from 'vitest';
import { fixtureOf } from '../../kit/testing.ts';
import { awayText, eventHalves, rowsOfDay, weekOf } from './event-days.ts';

type Events = Parameters<typeof eventHalves>[0];
const [example] = (fixtureOf('event-calendar', 'fünf Termine').data as { events: { list: Events } }).events.list;
const on = (...days: string[]): Events =>
  days.map(
    (day, index) =>
      ({
        ...example,
        entityValue: String(index),
        stocksCompanyEvent: undefined,
        datetimeStart: `${day}T00:00:00.000+00:00`,
      }) as Events[number],
  );
const NOW = '2026-07-31T15:40:00Z';

describe('days of events', () => {
  it('[ARTICLE-035] are counted by the calendar of Berlin', () => {
    // 00:30 in Berlin is still the day before in UTC.
    const { after } = eventHalves(on('2026-08-01'), '2026-07-31T22:30:00Z');
    expect(after).toMatchObject([{ day: '2026-08-01', away: 0 }]);
  });

  it('[ARTICLE-035] are also whole across a change of the clock', () => {
    expect(eventHalves(on('2026-10-26'), '2026-10-24T10:00:00Z').after[0]?.away).toBe(2);
  });

  it.each([
    [0, 'heute'],
    [1, 'morgen'],
    [2, 'über\u00ADmorgen'],
    [3, '3\u00A0Tage'],
    [12, '12\u00A0Tage'],
  ])('[ARTICLE-035] say for %i days „%s“', (away, text) => {
    expect(awayText(away)).toBe(text);
  });

  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [5, 2],
  ])('[ARTICLE-034] of %i events put the middle after %i', (count, middle) => {
    const { before, after } = eventHalves(on(...Array.from({ length: count }, (_none, index) => `2026-08-0${index + 1}`)), NOW);
    expect([before, after].map((days) => days.flatMap(({ rows }) => rows).length)).toEqual([middle, count - middle]);
  });

  it('stand together, earliest first, without those that are over and those without a date', () => {
    const { before, after } = eventHalves(on('2026-08-04', '2026-07-30', '2026-08-03', 'unbekannt', '2026-08-04'), NOW);
    expect([...before, ...after].map(({ day, rows }) => [day, rows.length])).toEqual([
      ['2026-08-03', 1],
      ['2026-08-04', 2],
    ]);
  });
});

describe('rows of a day', () => {
  const company = (entityValue: string, what: string): Events[number] =>
    ({
      ...example,
      entityValue,
      stocksCompanyEvent: {
        ...example?.stocksCompanyEvent,
        companyEvent: { eventName: what, datetimeEvent: '2026-08-03T00:00:00.000+00:00' },
      },
    }) as Events[number];
  const shown = (events: Events) =>
    rowsOfDay(events).map(({ what, events: own }) => [what, own.map(({ entityValue }) => entityValue).join('')]);

  it('hold what many companies do together, after what stands alone', () => {
    const events = [
      company('x', 'Hauptversammlung'),
      ...['a', 'b', 'c', 'd', 'e'].map((key) => company(key, 'Dividende')),
      company('y', 'Hauptversammlung'),
    ];
    expect(shown(events)).toEqual([
      [undefined, 'x'],
      [undefined, 'y'],
      ['Dividende', 'abcde'],
    ]);
  });

  it('[ARTICLE-034] have the middle of the list behind companies that do the same, never between them', () => {
    const alike = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => company(key, 'Dividende'));
    const { before, after } = eventHalves([company('x', 'Hauptversammlung'), ...alike, ...on('2026-08-04')], NOW);
    expect([before, after].map((days) => days.flatMap(({ rows }) => rows.map(({ events }) => events.length)))).toEqual([[1, 7], [1]]);
  });

  it('stay apart while a day is not busy', () => {
    expect(shown(['a', 'b', 'c', 'd'].map((key) => company(key, 'Dividende')))).toHaveLength(4);
    expect(shown([...on('2026-08-03', '2026-08-03', '2026-08-03', '2026-08-03', '2026-08-03')])).toHaveLength(5);
  });
});

describe('the week from today on', () => {
  const WEEK = on('2026-07-30', '2026-07-31', '2026-08-01', '2026-08-01', '2026-08-06', '2026-08-07');

  it('has seven days with the number of their events', () => {
    const days = weekOf(WEEK, WEEK.length, NOW);
    expect(days.map(({ day }) => day.slice(5))).toEqual(['07-31', '08-01', '08-02', '08-03', '08-04', '08-05', '08-06']);
    expect(days.map(({ count }) => count)).toEqual([1, 2, 0, 0, 0, 0, 1]);
  });

  it('says no number of the day within which a page ends, and nothing of those behind it', () => {
    expect(weekOf(WEEK.slice(0, 4), 6, NOW)).toEqual([
      { day: '2026-07-31', count: 1 },
      { day: '2026-08-01', count: undefined },
    ]);
  });
});
