import { expect, it } from 'vitest';
import { exchangeStates } from './exchange-state.ts';

const XETRA = { days: ['Mo', 'Di', 'Mi', 'Do', 'Fr'], sessions: [{ opening: '09:00', closing: '17:30' }], timezone: 'Europe/Berlin' };
const NYSE = { ...XETRA, sessions: [{ opening: '09:30', closing: '16:00' }], timezone: 'America/New_York' };
const TOKYO = {
  ...XETRA,
  sessions: [
    { opening: '09:00', closing: '11:30' },
    { opening: '12:30', closing: '15:30' },
  ],
  timezone: 'Asia/Tokyo',
};
const ALWAYS = { days: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'], sessions: [{ opening: '00:00', closing: '24:00' }], timezone: 'UTC' };
const DAYS = [
  { date: '2026-12-24', name: 'Heiligabend' },
  { date: '2026-12-25', name: 'Weihnachten' },
  { date: '2026-12-30', name: 'Letzter Handelstag', timeClose: '14:00' },
];
const textAt = (venue: typeof XETRA, instant: string): string | undefined =>
  exchangeStates(venue, DAYS, Date.parse(instant))[0]?.text.replaceAll('\u00A0', ' ');

it.each([
  ['in its hours', XETRA, '2026-11-27T10:00+01:00', 'geöffnet bis 17:30 Uhr'],
  ['after them', XETRA, '2026-11-26T20:00+01:00', 'geschlossen seit 17:30 Uhr, öffnet Freitag, 9:00 Uhr'],
  ['on a Friday evening', XETRA, '2026-11-27T20:00+01:00', 'geschlossen seit 17:30 Uhr, öffnet Montag, 9:00 Uhr'],
  ['before them', XETRA, '2026-11-27T07:00+01:00', 'geschlossen, öffnet 9:00 Uhr'],
  ['at the weekend', XETRA, '2026-11-28T12:00+01:00', 'geschlossen, öffnet Montag, 9:00 Uhr'],
  ['on a holiday', XETRA, '2026-12-24T10:00+01:00', 'heute geschlossen: Heiligabend, öffnet Montag, 9:00 Uhr'],
  ['on a short day', XETRA, '2026-12-30T10:00+01:00', 'geöffnet bis 14:00 Uhr'],
  ['on the afternoon of a short day', XETRA, '2026-12-30T15:00+01:00', 'geschlossen seit 14:00 Uhr, öffnet Donnerstag, 9:00 Uhr'],
  ['after midnight here, on the same day there', NYSE, '2026-11-26T01:00+01:00', 'geschlossen seit gestern, 22:00 Uhr, öffnet 15:30 Uhr'],
  ['between two sessions', TOKYO, '2026-11-27T03:45+01:00', 'Pause bis 4:30 Uhr'],
  ['where it never ends', ALWAYS, '2026-11-28T12:00+01:00', 'durchgehend geöffnet'],
])('tells the state of an exchange %s', (_, venue, instant, text) => {
  expect(textAt(venue, instant)).toBe(text);
});

it('tells what follows, so that an open page stays right', () => {
  const states = exchangeStates(XETRA, DAYS, Date.parse('2026-11-27T17:00+01:00'));
  expect(states.map(({ since, isOpen, text }) => [new Date(since).toISOString(), isOpen, text.replaceAll('\u00A0', ' ')])).toEqual([
    ['2026-11-27T16:00:00.000Z', true, 'geöffnet bis 17:30 Uhr'],
    ['2026-11-27T16:30:00.000Z', false, 'geschlossen seit 17:30 Uhr, öffnet Montag, 9:00 Uhr'],
    ['2026-11-27T23:00:00.000Z', false, 'geschlossen, öffnet Montag, 9:00 Uhr'],
  ]);
});
