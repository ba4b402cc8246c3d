import type { Range } from '../instrument/range.ts';
import type { Exactness } from './instant-text.ts';

/** Lengths of a bar, shortest first, as the contracts name them; a tick is a single price. */
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

/** Seconds of a bar that is shorter than a day; a tick has no length. */
const SECONDS: Partial<Record<Resolution, number>> = { tick: 0, '1m': 60, '5m': 300, '15m': 900, '1H': 3_600 };

/** Those that a range offers: none beyond some 13,000 bars (100,000 ticks), nor with fewer than five. */
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
 * Default resolution of each range, wherever it is drawn: 120 to 520 bars. For ranges that a new product does not fill yet, the provider
 * chooses: days, or a finer resolution where there are few days.
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

/** `5m` → `5 Minuten`. */
export function resolutionLabel(resolution: Resolution): string {
  return LABELS[resolution];
}

/** Allowed resolutions of a range, shortest first. */
export function resolutionsOf(range: Range): readonly Resolution[] {
  return BY_RANGE[range];
}

/** How the bars of a range are asked for, in a length that somebody chose or its usual one; without one the provider chooses. */
export function askedRange(
  range: Range,
  resolution: Resolution | undefined = AUTOMATIC[range],
): { readonly range: Range; readonly resolution?: Resolution } {
  return resolution === undefined ? { range } : { range, resolution };
}

/** How exactly the instants of a resolution are told. */
export function exactnessOf(resolution: Resolution): Exactness {
  if (resolution === 'tick') return 'second';
  return SECONDS[resolution] === undefined ? 'day' : 'minute';
}

/** Seconds of a bar, 0 of a tick; undefined from a day on, for those follow the calendar. */
export function secondsOf(resolution: Resolution): number | undefined {
  return SECONDS[resolution];
}
