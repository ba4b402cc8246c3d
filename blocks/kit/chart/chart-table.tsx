import { formatPrice } from '#domain/format/price.ts';
import { formatInstant, type SeriesFacts } from './describe.ts';
import type { Series } from './series.ts';

interface ChartTableProps {
  readonly series: Series;
  readonly facts: SeriesFacts;
  /** Range in words, for screen readers: `1 Jahr`. */
  readonly span?: string;
  /** Maximum number of rows. */
  readonly rows: number;
}

/** Figures of a chart as a table: evenly spread, newest first, closed initially. */
export function ChartTable({ series, facts, span, rows }: ChartTableProps) {
  return (
    <details className="chart-table">
      <summary>Kurse als Tabelle</summary>
      <div className="data-table">
        <table>
          <caption className="visually-hidden">{['Kurse von ', facts.name, span && `, ${span}`].join('')}</caption>
          <thead>
            <tr>
              <th scope="col">Zeitpunkt</th>
              <th scope="col" data-align="end">
                Kurs
              </th>
            </tr>
          </thead>
          <tbody>
            {spread(series.at.length, rows).map((index) => (
              <tr key={index}>
                <th scope="row">{formatInstant(series, index)}</th>
                <td data-align="end">{formatPrice(series.value[index], facts.unit, facts.decimals)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** Indices of at most `most` of `count` points, evenly spread, from the last point to the first. */
function spread(count: number, most: number): number[] {
  const rows = Math.min(count, most);
  const step = rows > 1 ? (count - 1) / (rows - 1) : 0;
  return Array.from({ length: rows }, (_none, row) => count - 1 - Math.round(row * step));
}
