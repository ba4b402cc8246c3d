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

/** Precision of an instant in a chart. */
export type Exactness = 'day' | 'minute' | 'second';

/**
 * Returns `31.07.2026`, or `31.07.2026, 17:38 Uhr` by the clock of a zone. A bar of a whole day is at noon UTC and shows that day in every
 * zone.
 * @param at seconds since 1970 (UTC)
 */
export function instantText(at: number, exactness: Exactness, timeZone: string): string {
  if (exactness === 'day') return formatsOf('UTC').day.format(at * 1000);
  const { day, time, seconds } = formatsOf(timeZone);
  return `${day.format(at * 1000)}, ${(exactness === 'second' ? seconds : time).format(at * 1000)}${NBSP}Uhr`;
}

/** Returns the name of a time zone for visitors from elsewhere: `New York`. */
export function zoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('de-DE', { timeZone, timeZoneName: 'shortGeneric' }).formatToParts(0);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return name.startsWith('GMT') ? timeZone : name.replace(' (Ortszeit)', '');
}
