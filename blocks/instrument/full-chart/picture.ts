import { mergedBars, type Bars } from '#domain/chart/bars.ts';
import type { IndicatorLine } from '#domain/indicator/catalogue.ts';
import { joinedMarks, type EventMark } from '#domain/chart/events.ts';
import { thinnedLine, type Detail } from '#domain/chart/detail.ts';
import { isLine, type ChartKind, type ChartScale } from '#domain/chart/view.ts';
import { formatNumber } from '#domain/format/number.ts';
import { formatPercent } from '#domain/format/percent.ts';
import type { AxisLabel } from '../../kit/chart/layout.ts';
import { areaPath, linePath } from '../../kit/chart/path.ts';
import { decimalsOfStep, niceTicks, roundTenth, shareOf } from '../../kit/chart/scale.ts';
import { extentOf } from '../../kit/chart/series.ts';
import { timeTicks } from '../../kit/chart/time-ticks.ts';
import { colorOf, type Overlay } from './overlays.ts';
import { freeOfPrices, hasVolume, VOLUME_SHARE } from './shares.ts';

/** Inner coordinate system; CSS stretches it to any width and height. */
export const PICTURE = { width: 1000, height: 400 } as const;
/** Maximum number of bars: more are too thin to tell apart in a narrow window, so neighbors are merged. */
const MOST_BARS = 320;

/** Geometry of the bars that the server renders: paths in plot units, labels in percent. */
export interface Picture {
  /** Path of a line or an area. */
  readonly line: string;
  readonly area: string;
  /** Strokes of candles and bars, and the filled bodies. */
  readonly rising: string;
  readonly falling: string;
  readonly risingBodies: string;
  readonly fallingBodies: string;
  readonly volume: string;
  /** Overlays over the bars or in strips below them; each line has the number of its color. */
  readonly lines: readonly PictureLine[];
  readonly xLabels: readonly AxisLabel[];
  readonly yLabels: readonly AxisLabel[];
  readonly marks: readonly PictureMark[];
}

/** Letters below a bar; its place is in percent of the plot, from the left and from the top. */
export interface PictureMark {
  readonly across: number;
  readonly down: number;
  readonly letters: string;
}

export interface PictureLine {
  readonly path: string;
  readonly color: number;
}

interface PictureOptions {
  readonly kind: ChartKind;
  readonly scale: ChartScale;
  readonly timeZone: string;
  /** Overlays in the unit of the bars or in strips; other instruments in their own prices. */
  readonly overlays?: readonly Overlay[];
  /** Marks, by bar. */
  readonly marks?: readonly EventMark[];
}

/** Height of the prices in strips: each strip below them has a third of their height, as in the live chart. */
const PRICE_STRIPS = 3;

/** Renders bars side by side, as the live chart does: nights, weekends and holidays take no space. Undefined with fewer than two bars. */
export function pictureOf(all: Bars, { kind, scale, timeZone, overlays = [], marks: happened = [] }: PictureOptions): Picture | undefined {
  const bars = mergedBars(all, MOST_BARS);
  const count = bars.at.length;
  // A line retains the lowest and the highest of several prices at one place.
  const whole: Detail = { step: Math.max(1, Math.ceil(all.at.length / MOST_BARS)), start: 0, end: all.at.length };
  const close = isLine(kind) ? thinnedLine(all.close, whole) : bars.close;
  const first = bars.close[0] ?? 0;
  const beside = mergedOverlays(overlays, whole, first);
  const over = beside.filter(({ place }) => place === 'prices');
  const own = beside.filter(({ place }) => place === 'own');
  const lines = over.flatMap((overlay) => overlay.lines.flatMap(({ values }) => values.filter(Number.isFinite)));
  const extent = extentOf([...(isLine(kind) ? close : [...bars.low, ...bars.high]), ...lines]);
  if (count < 2 || extent === undefined) return undefined;
  const isCompared = over.some((overlay) => overlay.kind === 'other');
  const { width } = PICTURE;
  const strip = PICTURE.height / (PRICE_STRIPS + own.length);
  const height = PRICE_STRIPS * strip;
  const steps = stepsOf(extent, { scale: isCompared ? 'prozent' : scale, first, free: freeOfPrices(bars.volume) });
  const slot = width / count;
  const x = (index: number): number => roundTenth((index + 0.5) * slot);
  const y = (price: number): number => roundTenth(steps.down(price) * height);
  const line = isLine(kind)
    ? linePath(
        bars.at.map((_at, index) => x(index)),
        close.map(y),
        [0, width],
        [PICTURE.height, 0],
        PICTURE,
      )
    : '';
  const marks = isLine(kind) ? NO_MARKS : marksOf(bars, kind, { x, y, half: slot * 0.35 });
  const strips = own.map((overlay, index) => stripOf(overlay, { x, top: height + index * strip, tall: strip }));
  const share = height / PICTURE.height;
  const wide = Math.round(count / MOST_MARKS / 2);
  return {
    ...marks,
    line,
    area: kind === 'flaeche' ? areaPath(line, { width, height }) : '',
    volume: volumePath(bars.volume, { x, width: slot * 0.7, height }),
    lines: [
      ...over.flatMap((overlay) => overlay.lines.map((one, index) => lineOf(overlay, index, pathOf(one, { x, y, zero: height })))),
      ...strips.flatMap((one) => one.lines),
    ],
    xLabels: timeTicks(bars.at, 7, timeZone).map(({ index, label }) => ({ share: roundTenth(x(index) / 10), label })),
    yLabels: [
      ...steps.labels.map(({ share: down, label }) => ({ share: roundTenth(down * share), label })),
      ...strips.flatMap((one) => one.labels),
    ],
    marks: lettersAt(happened, whole.step, count).map(([bar, letters]) => {
      // Letters are wider than a bar, so they go below the neighboring bars, too.
      const lows = (isLine(kind) ? close : bars.low).slice(Math.max(0, bar - wide), bar + wide + 1);
      const down = roundTenth((y(Math.min(...lows)) / PICTURE.height) * 100);
      return { across: roundTenth(x(bar) / 10), down, letters };
    }),
  };
}

/** Maximum number of marks side by side. */
const MOST_MARKS = 36;

/** Letters by rendered bar, far enough apart to be read. */
function lettersAt(marks: readonly EventMark[], step: number, count: number): (readonly [bar: number, letters: string])[] {
  const drawn = marks.map(({ index, letters }) => [Math.floor(index / step), letters] as const);
  return joinedMarks(drawn, Math.max(1, count / MOST_MARKS));
}

/**
 * Overlay values at the rendered bars, with the peaks of merged ones. Other instruments start at the bars' first price, so that equal
 * heights are equal percentages.
 */
function mergedOverlays(overlays: readonly Overlay[], whole: Detail, first: number): readonly Overlay[] {
  return overlays.map((overlay) => {
    const lines = overlay.lines.map((one) => {
      const begin = overlay.kind === 'other' ? (one.values.find((value) => !Number.isNaN(value)) ?? NaN) : first;
      const values = thinnedLine(one.values, whole);
      return { ...one, values: overlay.kind === 'other' ? values.map((value) => (value / begin) * first) : values };
    });
    return { ...overlay, lines };
  });
}

interface Strip {
  readonly x: (index: number) => number;
  readonly top: number;
  readonly tall: number;
}

/** Lines and labels (about two) of an indicator in a strip of its own. */
function stripOf(
  overlay: Overlay,
  { x, top, tall }: Strip,
): { readonly lines: readonly PictureLine[]; readonly labels: readonly AxisLabel[] } {
  const isOnZero = overlay.lines.some(({ shape }) => shape === 'columns');
  const values = overlay.lines.flatMap((one) => one.values.filter(Number.isFinite));
  const extent = extentOf(isOnZero ? [0, ...values] : values);
  if (extent === undefined) return { lines: [], labels: [] };
  const inset = tall * 0.12;
  const y = (value: number): number => roundTenth(top + inset + (1 - shareOf(value, extent)) * (tall - 2 * inset));
  const { step, values: marks } = niceTicks(extent, 2);
  const decimals = decimalsOfStep(step);
  return {
    lines: overlay.lines.map((one, index) => lineOf(overlay, index, pathOf(one, { x, y, zero: y(0) }))),
    labels: marks.map((value) => ({ share: roundTenth((y(value) / PICTURE.height) * 100), label: formatNumber(value, { decimals }) })),
  };
}

function lineOf(overlay: Overlay, index: number, path: string): PictureLine {
  return { path, color: colorOf(overlay, index) };
}

interface LinePlaces {
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
  /** Base line of columns. */
  readonly zero: number;
}

/** Path of a line, interrupted where it has no value. */
function pathOf({ values, shape }: IndicatorLine, { x, y, zero }: LinePlaces): string {
  let isOpen = false;
  return values
    .map((value, index) => {
      if (Number.isNaN(value)) {
        isOpen = false;
        return '';
      }
      if (shape === 'columns') return `M${x(index)} ${zero}V${y(value)}`;
      const step = `${isOpen ? 'L' : 'M'}${x(index)} ${y(value)}`;
      isOpen = true;
      return step;
    })
    .join('');
}

interface Steps {
  /** Place of a price as a share of the plot's height, from the top. */
  readonly down: (price: number) => number;
  readonly labels: readonly AxisLabel[];
}

interface StepOptions {
  readonly scale: ChartScale;
  readonly first: number;
  readonly free: ReturnType<typeof freeOfPrices>;
}

/** Places of prices and the labels of the axis; a scale in percent counts from the first price. */
function stepsOf([least, most]: readonly [number, number], { scale, first, free }: StepOptions): Steps {
  const isLog = scale === 'log' && least > 0;
  const isPercent = scale === 'prozent' && first > 0;
  const level = (price: number): number => (isLog ? Math.log(price) : price);
  const margin = (level(most) - level(least)) * 0.03 || Math.abs(level(most)) * 0.01 || 1;
  const limits = [level(least) - margin, level(most) + margin] as const;
  const [low, high] = isLog ? [Math.exp(limits[0]), Math.exp(limits[1])] : limits;
  const down = (price: number): number => free.top + (1 - shareOf(level(price), limits)) * (1 - free.top - free.bottom);
  const shown = (price: number): number => (isPercent ? (price / first - 1) * 100 : price);
  const { step, values } = niceTicks([shown(low), shown(high)]);
  const decimals = decimalsOfStep(step);
  const labels = values.map((value) => ({
    share: roundTenth(down(isPercent ? first * (1 + value / 100) : value) * 100),
    label: isPercent ? formatPercent(value, { decimals }) : formatNumber(value, { decimals }),
  }));
  return { down, labels };
}

type Marks = Pick<Picture, 'rising' | 'falling' | 'risingBodies' | 'fallingBodies'>;
const NO_MARKS: Marks = { rising: '', falling: '', risingBodies: '', fallingBodies: '' };

interface Places {
  readonly x: (index: number) => number;
  readonly y: (price: number) => number;
  /** Half of a body's width. */
  readonly half: number;
}

/** Paths of candles and bars. A bar that closes at its open counts as rising, as in the live chart. */
function marksOf({ open, high, low, close }: Bars, kind: ChartKind, { x, y, half }: Places): Marks {
  const marks = { rising: '', falling: '', risingBodies: '', fallingBodies: '' };
  for (const [index, end] of close.entries()) {
    const start = open[index] ?? end;
    const isRising = end >= start;
    const at = x(index);
    const [left, right] = [roundTenth(at - half), roundTenth(at + half)];
    const span = `M${at} ${y(high[index] ?? end)}V${y(low[index] ?? end)}`;
    if (kind === 'balken') marks[isRising ? 'rising' : 'falling'] += `${span}M${left} ${y(start)}H${at}M${at} ${y(end)}H${right}`;
    else {
      marks[isRising ? 'rising' : 'falling'] += span;
      marks[isRising ? 'risingBodies' : 'fallingBodies'] += `M${left} ${y(start)}H${right}V${y(end)}H${left}Z`;
    }
  }
  return marks;
}

interface VolumePlaces {
  readonly x: (index: number) => number;
  /** Width of a bar. */
  readonly width: number;
  /** Height of the prices; the volume is at their bottom. */
  readonly height: number;
}

function volumePath(volume: readonly number[], { x, width, height }: VolumePlaces): string {
  const most = Math.max(...volume);
  if (!hasVolume(volume)) return '';
  return volume
    .map((pieces, index) => {
      const tall = roundTenth((pieces / most) * VOLUME_SHARE * height);
      return tall > 0 ? `M${roundTenth(x(index) - width / 2)} ${roundTenth(height)}v-${tall}h${roundTenth(width)}v${tall}Z` : '';
    })
    .join('');
}
