import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { berlinDay, formatDate, formatDateTime, formatLongDate, formatQuoteTime, formatTime } from './date.ts';

const SUMMER = '2026-07-31T15:38:08.550+00:00';
const WINTER = '2026-01-15T23:30:00.000Z';
const NBSP = '\u00A0';

describe('a date', () => {
  it('reads as in Berlin, in summer and in winter', () => {
    expect(formatDateTime(SUMMER)).toBe(`31.07.2026, 17:38${NBSP}Uhr`);
    expect(formatDateTime(WINTER, { seconds: true })).toBe(`16.01.2026, 00:30:00${NBSP}Uhr`);
  });

  it('has long and short forms', () => {
    expect([formatDate(SUMMER), formatLongDate(SUMMER), formatTime(SUMMER)]).toEqual(['31.07.2026', '31. Juli 2026', '17:38']);
  });

  it('takes epoch milliseconds and bare days', () => {
    expect(formatDate(Date.parse(SUMMER))).toBe('31.07.2026');
    expect(berlinDay('2026-03-29')).toBe('2026-03-29');
    expect(berlinDay(WINTER)).toBe('2026-01-16');
  });

  it.each([undefined, null, 'gestern'])('is a dash when it is %s', (instant) => {
    expect([formatDate(instant), formatDateTime(instant)]).toEqual(['–', '–']);
  });

  it.each(['UTC', 'America/New_York'])('[SHELL-002] is the same on a machine in %s, in summer and in winter', (zone) => {
    const program = `import { formatDateTime, berlinDay } from './domain/format/date.ts';
      console.log(JSON.stringify([formatDateTime('${SUMMER}'), formatDateTime('${WINTER}'), berlinDay('${WINTER}')]));`;
    const output = execFileSync('node_modules/.bin/node', ['--input-type=module-typescript', '--eval', program], {
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    });
    expect(JSON.parse(output)).toEqual([`31.07.2026, 17:38${NBSP}Uhr`, `16.01.2026, 00:30${NBSP}Uhr`, '2026-01-16']);
  });
});

describe('the time of a quote', () => {
  it('is the time of day on the day itself, else the date', () => {
    expect(formatQuoteTime(SUMMER, '2026-07-31T21:59:00Z')).toBe('17:38:08');
    expect(formatQuoteTime(SUMMER, '2026-07-31T22:01:00Z')).toBe('31.07.2026');
    expect(formatQuoteTime(SUMMER, '2026-07-31T21:59:00Z', true)).toBe('31.07.2026');
  });
});
