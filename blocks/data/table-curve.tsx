import { formatDate } from '#domain/format/date.ts';
import { formatNumber } from '#domain/format/number.ts';
import { numericLayout, type Point } from '../kit/chart/numeric-layout.ts';
import { SeriesChart } from '../kit/chart/series-chart.tsx';
import { readField } from '../kit/answers/reading.ts';
import type { PlannedColumn } from '../kit/answers/table-plan.ts';

/** Maximum number of points that have a label each; with more points, labels are round numbers. */
const LABELLED = 7;
/** Minimum distance of labels as a share of the axis, so that they fit on a phone. */
const NEAREST_LABELS = 0.12;
const YEAR_MS = 365.25 * 86_400_000;

interface TableCurveProps {
  readonly rows: readonly unknown[];
  /** Column of the x axis: a number or a day. */
  readonly across: PlannedColumn;
  /** Column of the y axis: a number. */
  readonly up: PlannedColumn;
}

/** Curve above a table: prices over expiries, yields over maturities. Renders nothing with fewer than two points. */
export function TableCurve({ rows, across, up }: TableCurveProps) {
  const isDay = across.format === 'date' || across.format === 'date-time';
  const points = pointsOf(rows, across, up, isDay);
  const labelOf = isDay ? (points.length <= LABELLED ? monthOf : yearOf) : (x: number) => formatNumber(x, { decimals: decimalsOf(x) });
  const layout = numericLayout(points, {
    labelOf,
    hasDots: true,
    ticks: points.length <= LABELLED ? apart(points.map(({ x }) => x)) : undefined,
  });
  if (layout === undefined) return null;
  return (
    <figure className="data-table__curve">
      <SeriesChart layout={layout} label={`${up.label} nach ${across.label}: ${points.length} Punkte, alle in der Tabelle darunter`} />
      <figcaption className="data-table__axes">
        {up.label} nach {across.label}
      </figcaption>
    </figure>
  );
}

/** Points that have a value in both columns, from left to right; days are converted to years. */
function pointsOf(rows: readonly unknown[], across: PlannedColumn, up: PlannedColumn, isDay: boolean): readonly Point[] {
  return rows
    .flatMap((row): Point[] => {
      const [place, y] = [readField(row, across).value, readField(row, up).value];
      const x = isDay && typeof place === 'string' ? Date.parse(place) / YEAR_MS : place;
      return typeof x === 'number' && Number.isFinite(x) && typeof y === 'number' ? [{ x, y }] : [];
    })
    .toSorted((a, b) => a.x - b.x);
}

/** Places that are far enough apart for their labels, in order. */
function apart(places: readonly number[]): readonly number[] {
  const nearest = ((places.at(-1) ?? 0) - (places[0] ?? 0)) * NEAREST_LABELS;
  const kept: number[] = [];
  for (const place of places) if (kept.length === 0 || place - (kept.at(-1) ?? 0) >= nearest) kept.push(place);
  return kept;
}

const instantOf = (x: number): string => new Date(x * YEAR_MS).toISOString();
/** Month label, such as `12.26` for December 2026. */
const monthOf = (x: number): string => formatDate(instantOf(x)).slice(3).replace('.20', '.');
/** Year label; x counts years from 1970. Empty between two years. */
const yearOf = (x: number): string => (Number.isInteger(x) ? String(1970 + x) : '');
const decimalsOf = (x: number): number => (Number.isInteger(x) ? 0 : x < 1 ? 2 : 1);
