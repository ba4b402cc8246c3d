import { describe, expect, it } from 'vitest';
import { isEnabled } from './evaluate.ts';
import { momentsIn } from './moments.ts';

const instants = (part: unknown, after = '2026-01-01T00:00:00Z'): readonly string[] =>
  momentsIn(part, Date.parse(after)).map((instant) => new Date(instant).toISOString());
const shown = (rule: { from?: string; until?: string }, at: string): boolean =>
  isEnabled(rule, {
    loggedIn: undefined,
    products: undefined,
    features: undefined,
    hasWealthToken: undefined,
    isApp: false,
    now: Date.parse(at),
  });

describe('momentsIn', () => {
  it('finds days and times wherever they stand, as clocks in Berlin have them, and nothing else', () => {
    const page = {
      route: '/2026-12-01',
      body: { main: [{ isEnabled: { from: '2026-07-01 08:00', until: '2026-12-24' } }, { size: 7, none: null }] },
    };
    expect(instants(page)).toEqual([
      '2026-07-01T06:00:00.000Z',
      '2026-07-01T06:01:00.000Z',
      '2026-12-23T23:00:00.000Z',
      '2026-12-24T23:00:00.000Z',
    ]);
  });
  it('leaves out what is past, and tells an instant once', () => {
    expect(instants([{ from: '2025-12-31', until: '2026-03-01' }, { from: '2026-03-01' }])).toEqual([
      '2026-02-28T23:00:00.000Z',
      '2026-03-01T23:00:00.000Z',
    ]);
    expect(instants({ from: '2026-03-01' }, '2026-02-28T23:00:00.000Z')).toEqual(['2026-03-01T23:00:00.000Z']);
  });
  it.each([
    ['the hour that is left out in spring', '2026-03-29 02:30', '2026-03-29T01:00:00.000Z', '2026-03-29T01:00:00.000Z'],
    ['the hour that comes twice in autumn', '2026-10-25 02:30', '2026-10-25T00:30:00.000Z', '2026-10-25T00:31:00.000Z'],
    ['the last minute before it comes again', '2026-10-25 02:59', '2026-10-25T00:59:00.000Z', '2026-10-25T02:00:00.000Z'],
    ['the day of 25 hours', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ['the day of 23 hours', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ])('knows %s as the rules do', (_, moment, begin, end) => {
    expect(instants([moment])).toEqual([...new Set([begin, end])]);
    const before = (instant: string): string => new Date(Date.parse(instant) - 1).toISOString();
    expect([shown({ from: moment }, before(begin)), shown({ from: moment }, begin)]).toEqual([false, true]);
    expect([shown({ until: moment }, before(end)), shown({ until: moment }, end)]).toEqual([true, false]);
    // Nothing reappears after its end or disappears after its start.
    for (let minute = 0; minute < 180; minute += 1) {
      const later = new Date(Date.parse(end) + minute * 60_000).toISOString();
      expect([shown({ from: moment }, later), shown({ until: moment }, later)]).toEqual([true, false]);
    }
  });
});
