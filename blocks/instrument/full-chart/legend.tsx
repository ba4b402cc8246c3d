import { formatInteger, formatNumber } from '#domain/format/number.ts';
import { rangeLong } from '#domain/instrument/range.ts';
import type { EventMark } from '#domain/chart/events.ts';
import { instantText } from '#domain/chart/instant-text.ts';
import { exactnessOf } from '#domain/chart/resolution.ts';
import type { ChartView } from '#domain/chart/view.ts';
import { changeOf, pointsOf } from '../../kit/chart/describe.ts';
import { PriceChange, RateChange } from '../../kit/price-change.tsx';
import { namesAt } from './event-marks.ts';
import type { ChartProps } from './chart-props.ts';
import type { ShownBars } from './use-bars.ts';

interface LegendProps {
  readonly chart: ChartProps;
  readonly view: ChartView;
  readonly shown: ShownBars | undefined;
  readonly marks: readonly EventMark[];
  readonly cursor: number | undefined;
}

/** Legend with the range and its change, or with the bar under the cursor. */
export function Legend({ chart, view, shown, marks, cursor }: LegendProps) {
  if (shown !== undefined && cursor !== undefined && shown.bars.at[cursor] !== undefined) {
    return <BarLegend chart={chart} shown={shown} names={namesAt(marks, cursor)} cursor={cursor} />;
  }
  const isRate = chart.entityType === 'INTEREST';
  const change = view.range === chart.view.range ? chart.change : (chart.changes[view.range] ?? measured(shown, isRate));
  return (
    <p className="full-chart__legend">
      {rangeLong(view.range)} {change !== undefined && (isRate ? <RateChange value={change} /> : <PriceChange value={change} />)}
    </p>
  );
}

function measured(shown: ShownBars | undefined, isRate: boolean): number | undefined {
  if (shown === undefined) return undefined;
  const series = { at: shown.bars.at, value: shown.bars.close };
  return isRate ? pointsOf(series) : changeOf(series);
}

interface BarLegendProps {
  readonly chart: ChartProps;
  readonly shown: ShownBars;
  readonly names: readonly string[];
  readonly cursor: number;
}

/** Legend of a bar: `31.07.2026 · E 155,10 H 158,30 T 154,00 S 157,68 · 3.541.483 Stück`. */
function BarLegend({ chart, shown, names, cursor }: BarLegendProps) {
  const { bars } = shown;
  const price = (column: readonly number[]): string => formatNumber(column[cursor], { decimals: chart.decimals });
  const hasSpans = bars.high[cursor] !== bars.low[cursor];
  const volume = bars.volume[cursor] ?? 0;
  const figures = hasSpans
    ? ([
        ['E', 'Eröffnung', bars.open],
        ['H', 'Hoch', bars.high],
        ['T', 'Tief', bars.low],
        ['S', 'Schluss', bars.close],
      ] as const)
    : ([['', 'Kurs', bars.close]] as const);
  return (
    <p className="full-chart__legend" aria-hidden="true">
      <span className="full-chart__instant">{instantAt(shown, cursor, chart.timeZone)}</span>
      {figures.map(([letter, name, column]) => (
        <span key={name} title={name}>
          {letter} <strong>{price(column)}</strong>
        </span>
      ))}
      {volume > 0 && <span>{formatInteger(volume)}&nbsp;Stück</span>}
      {names.length > 0 && (
        <span className="full-chart__names" title={names.join(' · ')}>
          {names.length > 1 && `${names.length} Ereignisse: `}
          {names.join(' · ')}
        </span>
      )}
    </p>
  );
}

/** Text of a bar for screen readers: `31.07.2026: Schluss 157,68, Eröffnung 155,10, Hoch 158,30, Tief 154,00`. */
export function barText({ decimals, timeZone }: ChartProps, shown: ShownBars, index: number): string {
  const { bars } = shown;
  const price = (column: readonly number[]): string => formatNumber(column[index], { decimals });
  const instant = instantAt(shown, index, timeZone);
  if (bars.high[index] === bars.low[index]) return `${instant}: ${price(bars.close)}`;
  return `${instant}: Schluss ${price(bars.close)}, Eröffnung ${price(bars.open)}, Hoch ${price(bars.high)}, Tief ${price(bars.low)}`;
}

function instantAt({ bars, resolution }: ShownBars, index: number, timeZone: string): string {
  const at = bars.at[index];
  return at === undefined ? '' : instantText(at, exactnessOf(resolution), timeZone);
}
