import { alignedTo, inPercent, type Bars } from '#domain/chart/bars.ts';
import { secondsOf, type Resolution } from '#domain/chart/resolution.ts';
import { indicatorLabel, indicatorOf, type ChosenIndicator } from '#domain/indicator/chosen.ts';
import type { IndicatorLine } from '#domain/indicator/catalogue.ts';
import { localDay } from '#domain/venue/zone.ts';
import { colorKey, COLORS, type OverlayColors } from './overlay-colors.ts';

/** Overlay next to the bars: an indicator, or another instrument. */
export interface Overlay {
  readonly key: string;
  readonly label: string;
  readonly kind: 'indicator' | 'other';
  /** Position over the prices, or in a strip of its own. */
  readonly place: 'prices' | 'own';
  /** Number of its first color; see `colorOf`. */
  readonly color: number;
  readonly lines: readonly IndicatorLine[];
}

/** Another instrument with its prices. */
export interface OtherHistory {
  readonly key: string;
  readonly name: string;
  readonly bars: Bars;
}

interface OverlayInput {
  readonly bars: Bars;
  readonly resolution: Resolution;
  readonly timeZone: string;
  readonly indicators: readonly ChosenIndicator[];
  readonly others: readonly OtherHistory[];
  readonly colors: OverlayColors;
}

/** Overlays of a view, one value per bar. Other instruments are aligned to the bars, since a chart has one sequence of instants. */
export function overlaysOf({ bars, resolution, timeZone, indicators, others, colors }: OverlayInput): readonly Overlay[] {
  const overlays: Overlay[] = [];
  for (const { key, name, bars: other } of others) {
    const color = colors.get(key) ?? 0;
    overlays.push({ key, label: name, kind: 'other', place: 'prices', color, lines: [{ name, values: alignedTo(bars.at, other) }] });
  }
  const begins = daysOf(bars, resolution, timeZone);
  for (const [index, chosen] of indicators.entries()) {
    const indicator = indicatorOf(chosen.id);
    if (indicator === undefined) continue;
    const lines = indicator.lines(bars, chosen.parameters, begins);
    const color = colors.get(colorKey(chosen)) ?? 0;
    overlays.push({ key: `${index}-${chosen.id}`, label: indicatorLabel(chosen), kind: 'indicator', place: indicator.place, color, lines });
  }
  return overlays;
}

/** Per bar, whether a trading day begins with it. Empty for daily and longer bars: the whole range then counts as one day. */
function daysOf({ at }: Bars, resolution: Resolution, timeZone: string): readonly boolean[] {
  if (secondsOf(resolution) === undefined) return [];
  let hour = NaN;
  let day = NaN;
  return at.map((instant) => {
    const before = day;
    if (Math.floor(instant / 3600) !== hour) {
      hour = Math.floor(instant / 3600);
      day = localDay(timeZone, instant * 1000);
    }
    return day !== before;
  });
}

/** Color number of a line. Lines of a channel share one, other lines have one each. */
export function colorOf({ place, color, lines }: Overlay, index: number): number {
  const isChannel = place === 'prices' && lines.length <= 3;
  return (color + (isChannel ? 0 : index)) % COLORS;
}

/**
 * Converts overlays to percent, since all lines over the prices share one scale: other instruments from their first price among the bars,
 * indicators from the price `first`. Overlays in a strip of their own are unchanged.
 */
export function overlaysInPercent(overlays: readonly Overlay[], first: number): readonly Overlay[] {
  return overlays.map((overlay) => {
    if (overlay.place === 'own') return overlay;
    const lines = overlay.lines.map((line) => {
      const base = overlay.kind === 'other' ? (line.values.find((value) => !Number.isNaN(value)) ?? NaN) : first;
      return { ...line, values: inPercent(line.values, base) };
    });
    return { ...overlay, lines };
  });
}
