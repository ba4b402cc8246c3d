import { formatNumber } from '#domain/format/number.ts';
import { formatPercent } from '#domain/format/percent.ts';
import type { ChartView } from '#domain/chart/view.ts';
import { colorOf, type Overlay } from './overlays.ts';

interface OverlayLegendProps {
  readonly overlays: readonly Overlay[];
  readonly view: ChartView;
  readonly decimals: number;
  /** Bar whose values are told; the newest without one. */
  readonly cursor: number | undefined;
  readonly onView: (view: ChartView) => void;
}

/** What is drawn beside the bars, each with its colour, its values and a button that takes it away. */
export function OverlayLegend({ overlays, view, decimals, cursor, onView }: OverlayLegendProps) {
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
              {index === 0 && overlay.label} {valueText(overlay, values, cursor, decimals)}
            </span>
          ))}
          <button type="button" aria-label={`${overlay.label} entfernen`} onClick={() => onView(without(overlay))}>
            ×
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The value at a bar; of another instrument its change since the first bar that both have. */
function valueText({ kind }: Overlay, values: readonly number[], cursor: number | undefined, decimals: number): string {
  const value = values[cursor ?? values.length - 1] ?? NaN;
  if (kind === 'indicator') return formatNumber(value, { decimals: Math.abs(value) >= 100_000 ? 0 : decimals });
  const first = values.find((one) => !Number.isNaN(one)) ?? NaN;
  return formatPercent((value / first - 1) * 100);
}
