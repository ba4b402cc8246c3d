import { formatNumber } from '#domain/format/number.ts';
import { formatPercent } from '#domain/format/percent.ts';
import { writeView, type ChartView } from '#domain/chart/view.ts';
import type { ChartProps } from './chart-props.ts';
import { followView } from './controls.tsx';
import { colorOf, type Overlay } from './overlays.ts';

interface OverlayLegendProps {
  readonly chart: ChartProps;
  readonly overlays: readonly Overlay[];
  readonly view: ChartView;
  /** Index of the bar whose values are shown; undefined for the newest. */
  readonly cursor: number | undefined;
  /** Removes an overlay in place; without it, the links lead to the page without the overlay. */
  readonly onView?: (view: ChartView) => void;
}

/** Legend of the overlays, each with its color, its values and a link to remove it. */
export function OverlayLegend({ chart, overlays, view, cursor, onView }: OverlayLegendProps) {
  if (overlays.length === 0) return null;
  const without = ({ key, kind }: Overlay): ChartView => {
    if (kind === 'other') return { ...view, others: view.others.filter((other) => other !== key) };
    return { ...view, indicators: view.indicators.filter((chosen, index) => `${index}-${chosen.id}` !== key) };
  };
  return (
    <ul className="full-chart__overlays" aria-label="Im Chart">
      {overlays.map((overlay) => (
        <li key={overlay.key}>
          {overlay.lines.map(({ name, values }, index) => (
            <span key={name} className="full-chart__value" data-color={colorOf(overlay, index)} title={name}>
              {index === 0 && overlay.label}
              {overlay.lines.length > 1 && <span className="visually-hidden"> {name}</span>}{' '}
              {valueText(overlay, values, cursor, chart.decimals)}
            </span>
          ))}
          <a
            aria-label={`${overlay.label} entfernen`}
            href={`${chart.href}${writeView(without(overlay), chart.kinds)}`}
            onClick={onView && ((event) => followView(event, without(overlay), onView))}
          >
            ×
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Name of a line without its color: `Bollinger 20/2 oben`, `RSI 14`. */
export function lineLabel({ label, lines }: Overlay, name: string): string {
  return lines.length > 1 ? `${label} ${name}` : label;
}

/** Value at a bar; for another instrument its change since the first bar that both have. */
export function valueText({ kind }: Overlay, values: readonly number[], cursor: number | undefined, decimals: number): string {
  const value = values[cursor ?? values.length - 1] ?? NaN;
  if (kind === 'indicator') return formatNumber(value, { decimals: Math.abs(value) >= 100_000 ? 0 : decimals });
  const first = values.find((one) => !Number.isNaN(one)) ?? NaN;
  return formatPercent((value / first - 1) * 100);
}
