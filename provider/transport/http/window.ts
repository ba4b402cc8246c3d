import { monthsBefore } from '#domain/time/months.ts';
import type { Schema } from '#client/operations.ts';
import { type Instant, type Market, type Resolution, RANGE_MONTHS } from '#market/prices/index.ts';
import { checkDates } from '../shared/selection.ts';
import type { Selection } from '../shared/selection.ts';
import type { ProviderContext } from '../shared/context.ts';
import { endOfDay, startOfDay } from '../../base/date-time.ts';

export interface WindowRequest {
  readonly range?: Schema<'Range'>;
  readonly startDate?: string;
  readonly endDate?: string;
}

const DAY_MS = 86_400_000;

/**
 * Returns the window of a history call. With a start it begins on that day in the venue's time zone, and ends with `endDate`, with the
 * given range, or now; without a start it is the range (default: a month) that ends at `endDate` or now. Days without trading give the last
 * one before them. It never extends beyond now, because the future is unknown.
 * @throws HttpFault 400 if the start is after the end
 */
export function windowOf(
  { market, venue }: ProviderContext,
  { notation: { idNotation, venue: code } }: Selection,
  now: Instant,
  { startDate, endDate, range }: WindowRequest,
): { from: Instant; to: Instant } {
  checkDates(startDate, endDate);
  const { timezone } = venue(code);
  const last = endDate ?? (startDate === undefined || range === undefined ? undefined : lastDayOf(startDate, range));
  const to = last === undefined ? now : Math.min(now, endOfDay(last, timezone));
  if (startDate === undefined) return { from: Math.min(market().rangeStart(idNotation, range ?? 'M1', to), to), to };
  return { from: Math.min(startOfDay(startDate, timezone), market().rangeStart(idNotation, 'D1', to), to), to };
}

/** Returns the last day of a range that begins on a day; undefined for no end. */
function lastDayOf(startDate: string, range: Schema<'Range'>): string | undefined {
  const start = Date.parse(`${startDate}T00:00:00Z`) / DAY_MS;
  const months = RANGE_MONTHS[range];
  if (range === 'MAX') return undefined;
  const last = months === undefined ? start + (range === 'W1' ? 7 : 0) : monthsBefore(start, -months);
  return new Date(last * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Returns the default resolution of a window: about 100 to 1,000 bars. If prices cover only a part of the window, that part decides: the
 * first day of a product must not become one bar of three months.
 */
export function resolutionFor(window: { from: Instant; to: Instant }, available: { from: Instant; to: Instant }): Resolution {
  const days = (Math.min(window.to, available.to) - Math.max(window.from, available.from)) / DAY_MS;
  if (days <= 2) return '1m';
  if (days <= 10) return '15m';
  if (days <= 45) return '1H';
  if (days <= 1_200) return '1D';
  return days <= 7_500 ? '1W' : '1M';
}

// Maximum window per resolution, in days: keeps an answer below about 15,000 bars.
const LONGEST_DAYS: Partial<Record<Resolution | 'tick', number>> = { tick: 1, '1m': 32, '5m': 190, '15m': 400, '1H': 1_500 };

const HOUR_MS = 3_600_000;

/**
 * Shortens a window at its start to the maximum of its resolution. Hourly bars begin with the hour in which the window begins, because
 * sessions may open at half past.
 */
export function cutWindow(
  market: Market,
  idNotation: number,
  window: { from: Instant; to: Instant },
  resolution: Resolution | 'tick',
): { from: Instant; to: Instant } {
  const longest = LONGEST_DAYS[resolution];
  // For an ended instrument the window ends at its last price.
  const last = longest === undefined ? window.to : market.availableHistory(idNotation, window.to).to;
  const from = longest === undefined ? window.from : Math.max(window.from, Math.min(window.to, last) - longest * DAY_MS);
  return { from: resolution === '1H' ? Math.floor(from / HOUR_MS) * HOUR_MS : from, to: window.to };
}
