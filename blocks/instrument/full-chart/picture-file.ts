import type { Schema } from '#client/operations.ts';
import { instantText } from '#domain/chart/instant-text.ts';
import { exactnessOf } from '#domain/chart/resolution.ts';
import { renderedKind, kindLabel, type ChartView } from '#domain/chart/view.ts';
import { formatDateTime } from '#domain/format/date.ts';
import { formatNumber } from '#domain/format/number.ts';
import { rangeLong } from '#domain/instrument/range.ts';
import type { ChartLook } from './chart-look.ts';
import type { ChartProps } from './chart-props.ts';
import { lineLabel, valueText } from './overlay-legend.tsx';
import { colorOf, type Overlay } from './overlays.ts';
import type { ShownBars } from './use-bars.ts';

/** Texts of a picture outside of the plot, so that it can be read without its page. */
export interface PictureTexts {
  readonly title: string;
  readonly subtitle: string;
  /** Lines with the number of their color, their name and newest value. */
  readonly legend: readonly { readonly color: number; readonly text: string }[];
  readonly note: string;
}

interface Pictured {
  readonly chart: ChartProps;
  readonly view: ChartView;
  readonly shown: ShownBars;
  readonly overlays: readonly Overlay[];
  /** Instant of the picture. */
  readonly now: string;
}

/** Source of the prices in a picture; simulated prices are labeled. */
export function sourceText(source: Schema<'PriceSource'> | undefined): string {
  if (source === undefined) return '';
  return source.kind === 'SIMULATED' ? 'simulierte Kurse' : source.name;
}

/** Texts of a picture: title, legend, date and source. */
export function pictureTexts({ chart, view, shown, overlays, now }: Pictured): PictureTexts {
  const { bars, resolution } = shown;
  const last = bars.at.length - 1;
  const at = (index: number): string => instantText(bars.at[index] ?? 0, exactnessOf(resolution), chart.timeZone);
  const price = `${formatNumber(bars.close[last], { decimals: chart.decimals })}\u00A0${chart.unit}`;
  return {
    title: chart.name,
    subtitle: `${rangeLong(shown.range)}, ${kindLabel(renderedKind(view))}: ${at(0)} bis ${at(last)}, zuletzt ${price}`,
    legend: overlays.flatMap((overlay) =>
      overlay.lines.map(({ name, values }, index) => ({
        color: colorOf(overlay, index),
        text: `${lineLabel(overlay, name)} ${valueText(overlay, values, undefined, chart.decimals)}`,
      })),
    ),
    note: `Parkett, ${formatDateTime(now)}. Quelle: ${[chart.venue, chart.source].filter((part) => part !== '').join(', ')}`,
  };
}

/** Sizes in CSS pixels; the picture has the screen's number of pixels for each. */
const EDGE = 16;
const TITLE = 20;
const TEXT = 13;
const LINE = 20;

/** Picture of the plot between its title with legend and its source. */
export function framedPicture(plot: HTMLCanvasElement, texts: PictureTexts, look: ChartLook, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) return plot;
  const width = plot.width / scale;
  const font = (size: number, weight = 400): string => `${weight} ${size}px ${look.font}`;
  context.font = font(TEXT);
  const rows = inRows(texts.legend, width - 2 * EDGE, (text) => context.measureText(text).width + 2 * EDGE);
  const top = EDGE + TITLE + LINE * (1 + rows.length) + EDGE / 2;
  canvas.width = plot.width;
  canvas.height = plot.height + Math.round((top + LINE + EDGE) * scale);
  // A canvas resets its font whenever its size changes.
  context.scale(scale, scale);
  context.fillStyle = look.paper;
  context.fillRect(0, 0, width, canvas.height / scale);
  const write = (text: string, x: number, y: number, { size = TEXT, weight = 400, color = look.ink } = {}): void => {
    context.font = font(size, weight);
    context.fillStyle = color;
    context.fillText(text, x, y, width - x - EDGE);
  };
  write(texts.title, EDGE, EDGE + TITLE * 0.8, { size: TITLE, weight: 600 });
  write(texts.subtitle, EDGE, EDGE + TITLE + LINE * 0.8, { color: look.muted });
  for (const [row, items] of rows.entries())
    for (const { x, color, text } of items) {
      const y = EDGE + TITLE + LINE * (row + 1.8);
      context.fillStyle = look.lines[color] ?? look.ink;
      context.fillRect(EDGE + x, y - 6, 12, 3);
      write(text, EDGE + x + 18, y);
    }
  context.drawImage(plot, 0, top, width, plot.height / scale);
  write(texts.note, EDGE, top + plot.height / scale + LINE * 0.8, { color: look.muted });
  return canvas;
}

type LegendItem = PictureTexts['legend'][number];

/** Places items one after the other, in as many rows as they need. */
function inRows(
  items: readonly LegendItem[],
  width: number,
  widthOf: (text: string) => number,
): readonly (readonly (LegendItem & { readonly x: number })[])[] {
  const rows: (LegendItem & { readonly x: number })[][] = [];
  let x = 0;
  for (const item of items) {
    const own = widthOf(item.text) + 18;
    const row = rows.at(-1);
    if (row === undefined || x + own > width) {
      rows.push([{ ...item, x: 0 }]);
      x = own;
    } else {
      row.push({ ...item, x });
      x += own;
    }
  }
  return rows;
}
