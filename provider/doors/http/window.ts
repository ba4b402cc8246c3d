import type { Schema } from '#client/operations.ts';
import type { Instant, Market, Resolution } from '../../data/market/types.ts';
import { checkDates } from '../shared/selection.ts';
import { endOfBerlinDay, startOfBerlinDay } from '../../base/date-time.ts';

export interface WindowWish {
  readonly range?: Schema<'Range'>;
  readonly startDate?: string;
  readonly endDate?: string;
}

const DAY_MS = 86_400_000;

/**
 * The window of a history call: the dates when a start is named, else the range that ends at `endDate` or now. Without
 * either it is one month, as with the original calls. It never reaches beyond now: the future is not known yet.
 * @throws HttpFault 400 when the dates are the wrong way round.
 */
export function windowOf(market: Market, idNotation: number, now: Instant, wish: WindowWish): { from: Instant; to: Instant } {
  checkDates(wish.startDate, wish.endDate);
  const to = wish.endDate === undefined ? now : Math.min(now, endOfBerlinDay(wish.endDate));
  const from = wish.startDate === undefined ? market.rangeStart(idNotation, wish.range ?? 'M1', to) : startOfBerlinDay(wish.startDate);
  return { from: Math.min(from, to), to };
}

/** The resolution that suits a window when the caller names none: about 100 to 1,000 bars. */
export function resolutionFor({ from, to }: { from: Instant; to: Instant }): Resolution {
  const days = (to - from) / DAY_MS;
  if (days <= 2) return '1m';
  if (days <= 10) return '15m';
  if (days <= 45) return '1H';
  if (days <= 1_200) return '1D';
  return days <= 7_500 ? '1W' : '1M';
}

// Longest window per resolution, in days: keeps an answer below about 15,000 bars.
const LONGEST_DAYS: Partial<Record<Resolution, number>> = { '1m': 32, '5m': 190, '15m': 400, '1H': 1_500 };

const HOUR_MS = 3_600_000;

/**
 * A finer resolution reaches back less far; the window is cut at its start. Bars of an hour begin with the hour in which the
 * window does: sessions may open at half past.
 */
export function cutWindow(window: { from: Instant; to: Instant }, resolution: Resolution): { from: Instant; to: Instant } {
  const longest = LONGEST_DAYS[resolution];
  const from = longest === undefined ? window.from : Math.max(window.from, window.to - longest * DAY_MS);
  return { from: resolution === '1H' ? Math.floor(from / HOUR_MS) * HOUR_MS : from, to: window.to };
}
