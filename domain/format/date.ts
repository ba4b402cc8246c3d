import { NBSP, NO_VALUE } from './number.ts';

/** An instant: ISO 8601 text, epoch milliseconds or a Date. A bare `YYYY-MM-DD` is that day. */
export type Instant = string | number | Date;

const ZONE = 'Europe/Berlin';
const shape = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('de-DE', { timeZone: ZONE, ...options });

const DATE = /* @__PURE__ */ shape({ dateStyle: 'medium' });
const LONG_DATE = /* @__PURE__ */ shape({ day: 'numeric', month: 'long', year: 'numeric' });
const TIME = /* @__PURE__ */ shape({ timeStyle: 'short' });
const SECONDS = /* @__PURE__ */ shape({ timeStyle: 'medium' });

/** Returns `31.07.2026` in Berlin, wherever the program runs. */
export function formatDate(instant: Instant | null | undefined): string {
  return write(instant, DATE);
}

/** Returns `31. Juli 2026`. */
export function formatLongDate(instant: Instant | null | undefined): string {
  return write(instant, LONG_DATE);
}

/** Returns `17:38`, with seconds `17:38:08`. */
export function formatTime(instant: Instant | null | undefined, { seconds = false }: { readonly seconds?: boolean } = {}): string {
  return write(instant, seconds ? SECONDS : TIME);
}

/** Returns `31.07.2026, 17:38 Uhr`, with seconds `31.07.2026, 17:38:08 Uhr`. */
export function formatDateTime(instant: Instant | null | undefined, options: { readonly seconds?: boolean } = {}): string {
  const date = formatDate(instant);
  return date === NO_VALUE ? NO_VALUE : `${date}, ${formatTime(instant, options)}${NBSP}Uhr`;
}

/**
 * Returns the time of a quote: the time of day if the quote is from the day of `now`, else its date. A closing price has no time of its
 * own.
 */
export function formatQuoteTime(instant: Instant | null | undefined, now: Instant, isClose = false): string {
  return !isClose && formatDate(instant) === formatDate(now) ? formatTime(instant, { seconds: true }) : formatDate(instant);
}

/** Returns the calendar day in Berlin as `YYYY-MM-DD`. */
export function berlinDay(instant: Instant): string {
  return formatDate(instant).split('.').toReversed().join('-');
}

function write(instant: Instant | null | undefined, format: Intl.DateTimeFormat): string {
  if (instant === null || instant === undefined) return NO_VALUE;
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? NO_VALUE : format.format(date);
}
