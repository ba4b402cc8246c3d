import { NBSP } from '../format/number.ts';

const formats = new Map<
  string,
  { readonly day: Intl.DateTimeFormat; readonly time: Intl.DateTimeFormat; readonly seconds: Intl.DateTimeFormat }
>();

function formatsOf(timeZone: string) {
  let known = formats.get(timeZone);
  if (known === undefined) {
    const shape = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => new Intl.DateTimeFormat('de-DE', { timeZone, ...options });
    known = { day: shape({ dateStyle: 'medium' }), time: shape({ timeStyle: 'short' }), seconds: shape({ timeStyle: 'medium' }) };
    formats.set(timeZone, known);
  }
  return known;
}

/** How exactly an instant of a chart is told. */
export type Exactness = 'day' | 'minute' | 'second';

/**
 * `31.07.2026`, or `31.07.2026, 17:38 Uhr` as the clock of a zone reads. What stands for a whole day stands at noon UTC, and is that day
 * everywhere.
 * @param at seconds since 1970 (UTC)
 */
export function instantText(at: number, exactness: Exactness, timeZone: string): string {
  if (exactness === 'day') return formatsOf('UTC').day.format(at * 1000);
  const { day, time, seconds } = formatsOf(timeZone);
  return `${day.format(at * 1000)}, ${(exactness === 'second' ? seconds : time).format(at * 1000)}${NBSP}Uhr`;
}

/** Name of a time zone for people who live elsewhere: `New York`. */
export function zoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('de-DE', { timeZone, timeZoneName: 'shortGeneric' }).formatToParts(0);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return name.startsWith('GMT') ? timeZone : name.replace(' (Ortszeit)', '');
}
