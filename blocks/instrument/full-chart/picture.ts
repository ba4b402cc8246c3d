import { mergedBars, type Bars } from '#domain/chart/bars.ts';
import type { ChartKind, ChartScale } from '#domain/chart/view.ts';
import { formatNumber } from '#domain/format/number.ts';
import { formatPercent } from '#domain/format/percent.ts';
import type { AxisLabel } from '../../kit/chart/layout.ts';
import { areaPath, linePath } from '../../kit/chart/path.ts';
import { decimalsOfStep, niceTicks, roundTenth, shareOf } from '../../kit/chart/scale.ts';
import { extentOf } from '../../kit/chart/series.ts';
import { timeTicks } from '../../kit/chart/time-ticks.ts';
import { freeOfPrices, hasVolume, VOLUME_SHARE } from './shares.ts';

/** The inner coordinate system; CSS stretches it to any width and height. */
export const PICTURE = { width: 1000, height: 400 } as const;
/** More bars than this are thinner than can be told apart in a narrow window; neighbours are drawn as one. */
const MOST_BARS = 320;

/** What the server draws of bars: paths in plot units, labels in percent. */
export interface Picture {
  /** Of a line or an area. */
  readonly line: string;
  readonly area: string;
  /** Of candles and bars: strokes, and bodies that are filled. */
  readonly rising: string;
  readonly falling: string;
  readonly risingBodies: string;
  readonly fallingBodies: string;
  readonly volume: string;
  readonly xLabels: readonly AxisLabel[];
  readonly yLabels: readonly AxisLabel[];
}

interface PictureOptions {
  readonly kind: ChartKind;
  readonly scale: ChartScale;
  readonly timeZone: string;
}

/** Draws bars side by side, as the living chart does: nights, weekends and holidays take no place. Undefined with fewer than two. */
export function pictureOf(all: Bars, { kind, scale, timeZone }: PictureOptions): Picture | undefined {
  const bars = mergedBars(all, MOST_BARS);
  const count = bars.at.length;
  const isLine = kind === 'linie' || kind === 'flaeche';
  const extent = extentOf(isLine ? bars.close : [...bars.low, ...bars.high]);
  if (count < 2 || extent === undefined) return undefined;
  const first = bars.close[0] ?? 0;
  const steps = stepsOf(extent, { scale, first, free: freeOfPrices(bars.volume) });
  const { width, height } = PICTURE;
  const slot = width / count;
  const x = (index: number): number => roundTenth((index + 0.5) * slot);
  const y = (price: number): number => roundTenth(steps.down(price) * height);
  const line = isLine
    ? linePath(
        bars.at.map((_at, index) => x(index)),
        bars.close.map(y),
        [0, width],
        [height, 0],
        PICTURE,
      )
    : '';
  const marks = isLine ? NO_MARKS : marksOf(bars, kind, { x, y, half: slot * 0.35 });
  return {
    ...marks,
    line,
    area: kind === 'flaeche' ? areaPath(line, PICTURE) : '',
    volume: volumePath(bars.volume, x, slot * 0.7),
    xLabels: timeTicks(bars.at, 7, timeZone).map(({ index, label }) => ({ share: roundTenth(x(index) / 10), label })),
    yLabels: steps.labels,
  };
}

interface Steps {
  /** Share of the plot's height from its top. */
  readonly down: (price: number) => number;
  readonly labels: readonly AxisLabel[];
}

interface StepOptions {
  readonly scale: ChartScale;
  readonly first: number;
  readonly free: ReturnType<typeof freeOfPrices>;
}

/** Where prices stand, and the labels beside them: of the first price on, in percent, where the scale is that of percent. */
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

/** Candles and bars. A bar that closes where it opened counts as rising, as in the living chart. */
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

function volumePath(volume: readonly number[], x: (index: number) => number, width: number): string {
  const most = Math.max(...volume);
  if (!hasVolume(volume)) return '';
  return volume
    .map((pieces, index) => {
      const tall = roundTenth((pieces / most) * VOLUME_SHARE * PICTURE.height);
      return tall > 0 ? `M${roundTenth(x(index) - width / 2)} ${PICTURE.height}v-${tall}h${roundTenth(width)}v${tall}Z` : '';
    })
    .join('');
}
