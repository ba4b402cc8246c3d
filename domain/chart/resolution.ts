import type { Range } from '../instrument/range.ts';
import type { Exactness } from './instant-text.ts';

/** Lengths of a bar, shortest first, with the names of the contracts; a tick is a single price. */
export const RESOLUTIONS = ['tick', '1m', '5m', '15m', '1H', '1D', '1W', '1M'] as const;
export type Resolution = (typeof RESOLUTIONS)[number];

const LABELS: Readonly<Record<Resolution, string>> = {
  tick: 'Tick',
  '1m': '1 Minute',
  '5m': '5 Minuten',
  '15m': '15 Minuten',
  '1H': '1 Stunde',
  '1D': '1 Tag',
  '1W': '1 Woche',
  '1M': '1 Monat',
};

/** Lengths in seconds of bars shorter than a day; a tick has none. */
const SECONDS: Partial<Record<Resolution, number>> = { tick: 0, '1m': 60, '5m': 300, '15m': 900, '1H': 3_600 };

/** Resolutions offered for a range: none with more than about 13,000 bars (100,000 ticks), nor with fewer than five. */
const BY_RANGE: Readonly<Record<Range, readonly Resolution[]>> = {
  D1: ['tick', '1m', '5m', '15m', '1H'],
  W1: ['1m', '5m', '15m', '1H', '1D'],
  M1: ['1m', '5m', '15m', '1H', '1D'],
  M3: ['5m', '15m', '1H', '1D', '1W'],
  M6: ['5m', '15m', '1H', '1D', '1W'],
  Y1: ['15m', '1H', '1D', '1W', '1M'],
  Y3: ['1H', '1D', '1W', '1M'],
  Y5: ['1D', '1W', '1M'],
  Y10: ['1D', '1W', '1M'],
  MAX: ['1D', '1W', '1M'],
};

/**
 * Default resolution of each range for all charts: 120 to 520 bars. For ranges that a new product does not fill yet, the provider chooses:
 * days, or a finer resolution if there are few days.
 */
const AUTOMATIC: Readonly<Record<Range, Resolution | undefined>> = {
  D1: '5m',
  W1: '15m',
  M1: '1H',
  M3: undefined,
  M6: undefined,
  Y1: undefined,
  Y3: '1W',
  Y5: '1W',
  Y10: '1W',
  MAX: '1M',
};

/** Returns `5 Minuten` for `5m`. */
export function resolutionLabel(resolution: Resolution): string {
  return LABELS[resolution];
}

/** Returns the allowed resolutions of a range, shortest first. */
export function resolutionsOf(range: Range): readonly Resolution[] {
  return BY_RANGE[range];
}

/** Returns the request for the bars of a range, in the chosen or default resolution; if there is none, the provider chooses. */
export function askedRange(
  range: Range,
  resolution: Resolution | undefined = AUTOMATIC[range],
): { readonly range: Range; readonly resolution?: Resolution } {
  return resolution === undefined ? { range } : { range, resolution };
}

/** Returns the precision of the instants of a resolution. */
export function exactnessOf(resolution: Resolution): Exactness {
  if (resolution === 'tick') return 'second';
  return SECONDS[resolution] === undefined ? 'day' : 'minute';
}

/** Returns the seconds of a bar, 0 for a tick; undefined for a day and longer, which follow the calendar. */
export function secondsOf(resolution: Resolution): number | undefined {
  return SECONDS[resolution];
}
