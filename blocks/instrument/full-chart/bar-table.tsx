import type { Bars } from '#domain/chart/bars.ts';
import { instantText } from '#domain/chart/instant-text.ts';
import { exactnessOf, type Resolution } from '#domain/chart/resolution.ts';
import { formatCompact } from '#domain/format/compact.ts';
import { formatNumber } from '#domain/format/number.ts';
import { formatPrice } from '#domain/format/price.ts';
import { DataTable, type Column } from '../../kit/data-table.tsx';
import { lineLabel, valueText } from './overlay-legend.tsx';
import type { Overlay } from './overlays.ts';
import { hasVolume } from './shares.ts';

const ROWS = 24;

interface BarTableProps {
  readonly bars: Bars;
  readonly resolution: Resolution;
  readonly name: string;
  readonly unit: string;
  readonly decimals: number;
  readonly timeZone: string;
  /** Range in words, for screen readers: `1 Jahr`. */
  readonly span: string;
  /** Overlays of the chart, one column each. */
  readonly overlays: readonly Overlay[];
}

/** Figures of the chart as a table: evenly spread, newest first, closed initially. */
export function BarTable({ bars, resolution, name, unit, decimals, timeZone, span, overlays }: BarTableProps) {
  const price = (column: readonly number[]) => (index: number) => formatNumber(column[index], { decimals });
  const columns: Column<number>[] = [
    { key: 'at', head: 'Zeitpunkt', cell: (index) => instantText(bars.at[index] ?? 0, exactnessOf(resolution), timeZone) },
    { key: 'open', head: 'Eröffnung', cell: price(bars.open), align: 'end', rank: 4 },
    { key: 'high', head: 'Hoch', cell: price(bars.high), align: 'end', rank: 3 },
    { key: 'low', head: 'Tief', cell: price(bars.low), align: 'end', rank: 3 },
    { key: 'close', head: 'Kurs', cell: (index) => formatPrice(bars.close[index], unit, decimals), align: 'end' },
  ];
  if (hasVolume(bars.volume))
    columns.push({ key: 'volume', head: 'Stück', cell: (index) => formatCompact(bars.volume[index]), align: 'end', rank: 4 });
  for (const overlay of overlays) {
    for (const { name: line, values } of overlay.lines) {
      const cell = (index: number): string => valueText(overlay, values, index, decimals);
      columns.push({ key: `${overlay.key} ${line}`, head: lineLabel(overlay, line), cell, align: 'end' });
    }
  }
  return (
    <details className="chart-table">
      <summary>Kurse als Tabelle</summary>
      <DataTable
        caption={`Kurse von ${name}, ${span}`}
        columns={columns}
        rows={spread(bars.at.length, ROWS)}
        rowKey={(index) => index}
        isWide={overlays.length > 0}
        empty="Für diesen Zeitraum liegen keine Kurse vor."
      />
    </details>
  );
}

/** Indices of at most `most` of `count` bars, evenly spread, from the last bar to the first. */
function spread(count: number, most: number): number[] {
  const rows = Math.min(count, most);
  const step = rows > 1 ? (count - 1) / (rows - 1) : 0;
  return Array.from({ length: rows }, (_none, row) => count - 1 - Math.round(row * step));
}
