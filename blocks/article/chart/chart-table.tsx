import { formatPrice } from '#domain/format/price.ts';
import { formatInstant, type SeriesFacts } from '../../kit/chart/describe.ts';
import type { Series } from '../../kit/chart/series.ts';

/** Rows that a reader takes in at once. */
const ROWS = 12;

/** The chart's figures for those who would rather read than look: at most twelve, evenly spread, newest first. */
export function ChartTable({ series, facts }: { readonly series: Series; readonly facts: SeriesFacts }) {
  return (
    <details className="chart__figures">
      <summary>Kurse als Tabelle</summary>
      <table>
        <caption className="visually-hidden">Kurse von {facts.name}</caption>
        <thead>
          <tr>
            <th scope="col">Zeitpunkt</th>
            <th scope="col">Kurs</th>
          </tr>
        </thead>
        <tbody>
          {spread(series.at.length).map((index) => (
            <tr key={index}>
              <th scope="row">{formatInstant(series, index)}</th>
              <td>{formatPrice(series.value[index], facts.unit, facts.decimals)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function spread(count: number): number[] {
  const rows = Math.min(count, ROWS);
  const step = rows > 1 ? (count - 1) / (rows - 1) : 0;
  return Array.from({ length: rows }, (_none, row) => Math.round((rows - 1 - row) * step));
}
