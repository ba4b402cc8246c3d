import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { berlinHours, daysText, ownHours } from './berlin-hours.ts';
import type { VenueException, VenueTimes } from './hours.ts';
import { venueStates } from './state.ts';

const WEEK = ['Mo', 'Di', 'Mi', 'Do', 'Fr'];
const venue = (timezone: string, ...sessions: [string, string][]): VenueTimes => ({
  days: WEEK,
  timezone,
  sessions: sessions.map(([opening, closing]) => ({ opening, closing })),
});
const XETRA = venue('Europe/Berlin', ['09:00', '17:30']);
const NEW_YORK = venue('America/New_York', ['09:30', '16:00']);
const TOKYO = venue('Asia/Tokyo', ['09:00', '11:30'], ['12:30', '15:30']);
const LONDON = venue('Europe/London', ['08:00', '16:30']);
const CURRENCIES = venue('Europe/Berlin', ['00:00', '24:00']);
const CRYPTO: VenueTimes = { ...venue('UTC', ['00:00', '24:00']), days: [...WEEK, 'Sa', 'So'] };
const CHRISTMAS: VenueException[] = [
  { date: '2026-12-24', name: 'Heiligabend' },
  { date: '2026-12-25', name: '1. Weihnachtstag' },
];
const SHORT: VenueException[] = [{ date: '2026-11-27', name: 'Tag nach Thanksgiving', timeClose: '13:00' }];
/** Text about a venue at an instant, given in UTC. */
const said = (times: VenueTimes, instant: string, exceptions: VenueException[] = []): string =>
  venueStates(times, exceptions, Date.parse(instant))[0]?.text.replaceAll('\u00A0', ' ') ?? '';

describe('what is said of a venue', () => {
  it.each([
    ['while it trades', XETRA, '2026-11-23T10:00:00Z', [], 'geöffnet bis 17:30 Uhr'],
    ['in the second it opens', XETRA, '2026-11-23T08:00:00Z', [], 'geöffnet bis 17:30 Uhr'],
    ['in the second it closes', XETRA, '2026-11-23T16:30:00Z', [], 'öffnet Dienstag, 9:00 Uhr'],
    ['before it opens', XETRA, '2026-11-23T06:30:00Z', [], 'öffnet 9:00 Uhr'],
    ['at night, after midnight', XETRA, '2026-11-24T01:00:00Z', [], 'öffnet 9:00 Uhr'],
    ['on a Sunday', XETRA, '2026-11-22T11:00:00Z', [], 'öffnet Montag, 9:00 Uhr'],
    ['on a Friday evening', XETRA, '2026-11-20T21:00:00Z', [], 'öffnet Montag, 9:00 Uhr'],
    ['on a holiday before a weekend', XETRA, '2026-12-24T10:00:00Z', CHRISTMAS, 'Heiligabend, öffnet Montag, 9:00 Uhr'],
    [
      'far ahead of its next day',
      XETRA,
      '2026-12-23T20:00:00Z',
      [...CHRISTMAS, { date: '2026-12-28', name: 'Probe' }, { date: '2026-12-29', name: 'Probe' }],
      'öffnet Mittwoch, 30. Dezember, 9:00 Uhr',
    ],
    ['in New York in winter', NEW_YORK, '2026-11-23T20:00:00Z', [], 'geöffnet bis 22:00 Uhr'],
    ['in New York on a short day', NEW_YORK, '2026-11-27T17:00:00Z', SHORT, 'geöffnet bis 19:00 Uhr'],
    ['in New York after a short day', NEW_YORK, '2026-11-27T18:30:00Z', SHORT, 'öffnet Montag, 15:30 Uhr'],
    ['in New York while only America has summer time (spring)', NEW_YORK, '2027-03-16T12:00:00Z', [], 'öffnet 14:30 Uhr'],
    ['in New York while only America has summer time (autumn)', NEW_YORK, '2026-10-27T18:00:00Z', [], 'geöffnet bis 21:00 Uhr'],
    ['in London', LONDON, '2026-07-15T12:00:00Z', [], 'geöffnet bis 17:30 Uhr'],
    ['in Tokyo at noon', TOKYO, '2026-11-24T03:00:00Z', [], 'Pause bis 4:30 Uhr'],
    ['in Tokyo in the afternoon, which is the morning here', TOKYO, '2026-11-24T05:00:00Z', [], 'geöffnet bis 7:30 Uhr'],
    ['in Tokyo in summer, when the day begins here on the same date', TOKYO, '2026-07-15T08:00:00Z', [], 'öffnet Donnerstag, 2:00 Uhr'],
    ['of currencies in the week', CURRENCIES, '2026-11-24T12:00:00Z', [], 'geöffnet bis Freitag, 24:00 Uhr'],
    ['of currencies on Friday', CURRENCIES, '2026-11-27T12:00:00Z', [], 'geöffnet bis 24:00 Uhr'],
    ['of currencies at a weekend', CURRENCIES, '2026-11-28T12:00:00Z', [], 'öffnet Montag, 0:00 Uhr'],
    ['of what never closes', CRYPTO, '2026-11-28T12:00:00Z', [], 'durchgehend geöffnet'],
    ['on the day on which the clocks go forward', XETRA, '2027-03-28T12:00:00Z', [], 'öffnet Montag, 9:00 Uhr'],
    ['on the morning after the clocks went forward', XETRA, '2027-03-29T07:00:00Z', [], 'geöffnet bis 17:30 Uhr'],
    ['on the morning after the clocks went back', XETRA, '2026-10-26T07:59:59Z', [], 'öffnet 9:00 Uhr'],
  ] as const)('%s', (_when, times, instant, exceptions, text) => {
    expect(said(times, instant, [...exceptions])).toBe(text);
  });

  it('goes on with what holds next, each from its second on', () => {
    const states = venueStates(NEW_YORK, SHORT, Date.parse('2026-11-26T20:00:00Z'), 48);
    expect(states.map(({ since, isOpen, text }) => [new Date(since).toISOString(), isOpen, text.replaceAll('\u00A0', ' ')])).toEqual([
      ['2026-11-26T20:00:00.000Z', true, 'geöffnet bis 22:00 Uhr'],
      ['2026-11-26T21:00:00.000Z', false, 'öffnet Freitag, 15:30 Uhr'],
      ['2026-11-26T23:00:00.000Z', false, 'öffnet 15:30 Uhr'],
      ['2026-11-27T14:30:00.000Z', true, 'geöffnet bis 19:00 Uhr'],
      ['2026-11-27T18:00:00.000Z', false, 'öffnet Montag, 15:30 Uhr'],
    ]);
  });
});

describe('hours', () => {
  it('are told in Berlin and at the place, and when they will change for us', () => {
    expect(ownHours(NEW_YORK)).toBe('9:30–16:00');
    expect(berlinHours(NEW_YORK, Date.parse('2026-11-23T12:00:00Z'))).toEqual({ hours: '15:30–22:00', change: undefined });
    expect(berlinHours(NEW_YORK, Date.parse('2027-03-20T12:00:00Z'))).toEqual({
      hours: '14:30–21:00',
      change: { date: '2027-03-29', hours: '15:30–22:00' },
    });
    expect(berlinHours(TOKYO, Date.parse('2026-11-23T12:00:00Z')).hours).toBe('1:00–3:30 und 4:30–7:30');
    expect(berlinHours(CURRENCIES, Date.parse('2026-11-23T12:00:00Z')).hours).toBe('0:00–24:00');
  });

  it('name their days shortly', () => {
    expect([daysText(WEEK), daysText(CRYPTO.days), daysText(['Mi', 'Mo']), daysText(['Sa', 'So'])]).toEqual([
      'Mo–Fr',
      'täglich',
      'Mo, Mi',
      'Sa, So',
    ]);
  });
});

it.each(['UTC', 'America/New_York', 'Asia/Tokyo'])(
  '[SHELL-002] what is said of a venue is the same on a machine in %s, in summer and in winter',
  (zone) => {
    const program = `import { venueStates } from './domain/venue/state.ts';
    const at = (instant) => venueStates(${JSON.stringify(NEW_YORK)}, [], Date.parse(instant))[0].text;
    console.log(JSON.stringify([at('2026-07-15T12:00:00Z'), at('2026-11-22T23:30:00Z')]));`;
    const output = execFileSync('node_modules/.bin/node', ['--input-type=module-typescript', '--eval', program], {
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    });
    expect(JSON.parse(output)).toEqual(['öffnet 15:30\u00A0Uhr', 'öffnet 15:30\u00A0Uhr']);
  },
);
