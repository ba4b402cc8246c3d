import ICAL from 'ical.js';
import { describe, expect, it, vi } from 'vitest';
import type { Call } from '#client/call.ts';
import type { Schema } from '#client/operations.ts';
import { calendarFile } from './calendar.ts';
import { files } from './files.ts';

const NOW = '2026-11-20T10:30:00.000Z';
const place = { origin: 'https://www.parkett.example', site: 'Parkett', path: '/news/finanzkalender' };
const event = (part: Partial<Schema<'CalendarEvent'>> = {}): Schema<'CalendarEvent'> => ({
  type: 'V1CalendarEvent',
  entityType: 'CALENDAR_EVENT',
  entityValue: '7',
  name: 'Größte, älteste; Bank\\Haus: Zahlen\nEND:VCALENDAR',
  eventCategoryType: 'RESULT_REPORTS',
  nameEventCategoryType: 'Ergebnisberichte',
  datetimeStart: '2026-12-01T00:00:00.000+00:00',
  datetimeEnd: '2026-12-01T00:00:00.000+00:00',
  ...part,
});
const read = (events: readonly Schema<'CalendarEvent'>[]) => {
  const text = calendarFile({ title: 'Termine', events, now: NOW }, place);
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return { text, calendar, entries: calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one)) };
};

describe('a calendar file', () => {
  it('says of each event what another program reads again: day, words, address, a lasting number', () => {
    const { calendar, entries } = read([
      event(),
      event({ entityValue: '8', datetimeStart: '2026-12-03T13:15:00.000Z', datetimeEnd: '2026-12-03T14:00:00.000Z' }),
    ]);
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Parkett: Termine');
    const [whole, timed] = entries;
    expect([whole?.startDate.isDate, whole?.startDate.toString(), whole?.endDate.toString()]).toEqual([true, '2026-12-01', '2026-12-02']);
    expect([timed?.startDate.isDate, timed?.startDate.toJSDate().toISOString()]).toEqual([false, '2026-12-03T13:15:00.000Z']);
    expect([whole?.uid, timed?.uid]).toEqual(['7@www.parkett.example', '8@www.parkett.example']);
    expect(whole?.component.getFirstPropertyValue('url')).toBe('https://www.parkett.example/news/finanzkalender');
  });

  it('keeps signs of its own grammar in words as words', () => {
    expect(read([event()]).entries.map(({ summary }) => summary)).toEqual(['Größte, älteste; Bank\\Haus: Zahlen\nEND:VCALENDAR']);
  });

  it('may be empty, and has no line that is longer than readers must take', () => {
    expect(read([]).entries).toEqual([]);
    const { text } = read([event({ name: 'Ä'.repeat(400) })]);
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(77);
  });
});

const props = { type: 'event-calendar', headline: 'Termine', days: 28, isChoosable: true } as const;
const input = { props, path: place.path, title: 'Kalender', part: undefined, now: NOW, origin: place.origin, site: place.site };

it('is there for all kinds together and for each that can be chosen, where they can be', () => {
  const has = (part: string | undefined, isChoosable = true): boolean | undefined => files['ics']?.has?.({ ...props, isChoosable }, part);
  expect([has(undefined), has('dividenden'), has('nichts'), has(undefined, false)]).toEqual([true, true, false, false]);
});

it('reads all pages of the events of its kind, and no more', async () => {
  const call = vi.fn(async (_operation: string, { query }: { query: { page: number } }) => ({
    list: [event({ entityValue: String(query.page) })],
    total: 3,
  }));
  const text = await files['ics']?.write({ ...input, part: 'dividenden', call: call as unknown as Call });
  expect([...(text?.matchAll(/^UID:(\d+)@/gmu) ?? [])].map(([, uid]) => uid)).toEqual(['0', '1', '2']);
  expect(text).toContain('Parkett: Termine: Dividenden');
  expect(call.mock.calls.map(([, { query }]) => query.page)).toEqual([0, 1, 2]);
  expect(call.mock.calls[0]?.[1]).toMatchObject({ query: { eventCategoryType: 'DIVIDENDS' } });
});
