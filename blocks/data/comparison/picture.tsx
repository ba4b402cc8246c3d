import type { Schema } from '#client/operations.ts';
import { selectionPath } from '#domain/comparison/selection.ts';
import { formatDate } from '#domain/format/date.ts';
import { displayName } from '#domain/instrument/name.ts';
import { rangeLong, rangeShort, type Range } from '#domain/instrument/range.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { ComparedLines, LineKey } from '../../kit/chart/compared-lines.tsx';
import { comparisonLayout } from '../../kit/chart/comparison.ts';
import { isIntraday } from '../../kit/chart/describe.ts';
import { cleanSeries } from '../../kit/chart/series.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { PriceChange } from '../../kit/price-change.tsx';
import { SourceNotes } from '../../kit/source-note.tsx';
import type { Compared } from './compared.ts';
import { COMPARED_RANGES } from './data.ts';

export interface PictureProps {
  readonly compared: readonly Compared[];
  /** Price series in the order of the instruments. */
  readonly histories: readonly (Schema<'ChartHistory'> | undefined)[];
  readonly range: Range;
  readonly path: string;
  readonly kept: Readonly<Record<string, string>>;
}

/** Prices of all compared instruments as lines in one chart, in percent since the first day that all of them have. */
export function Picture({ compared, histories, range, path, kept }: PictureProps) {
  const series = histories.map((history) => cleanSeries(history?.datetimeLast ?? [], history?.last ?? []));
  const layout = comparisonLayout(series);
  const lines = compared.flatMap(({ isin, instrument }, look) => {
    const line = layout?.lines[look];
    return line === undefined ? [] : [{ isin, name: displayName(instrument), look, line }];
  });
  const without = compared.filter(({ isin }) => !lines.some((line) => line.isin === isin)).map(({ instrument }) => displayName(instrument));
  const isins = compared.map(({ isin }) => isin);
  return (
    <section className="comparison__picture">
      <BlockHead title="Kursverlauf im Vergleich" aside={<SourceNotes sources={histories.map((history) => history?.priceSource)} />} />
      <nav className="comparison__ranges choice-links" aria-label="Zeitraum des Vergleichs">
        {COMPARED_RANGES.map((each) => (
          <a
            key={each}
            title={rangeLong(each)}
            href={selectionPath(path, isins, { ...kept, zeitraum: each })}
            aria-current={each === range ? 'true' : undefined}
          >
            {rangeShort(each)}
          </a>
        ))}
      </nav>
      {layout === undefined ? (
        <EmptyState>Für diesen Zeitraum liegen zu wenige Kurse für ein Bild vor.</EmptyState>
      ) : (
        <>
          <ComparedLines layout={layout} lines={lines} isDaily={series.every((each) => !isIntraday(each))} />
          <ul className="comparison__legend">
            {lines.map(({ isin, name, look, line }) => (
              <li key={isin}>
                <LineKey look={look} /> {name} <PriceChange value={line.change} />
              </li>
            ))}
          </ul>
          <p className="comparison__base">
            Veränderung in Prozent seit {formatDate(new Date(layout.from * 1000).toISOString())}, dem ersten gemeinsamen Tag des Bildes;
            jede Linie in der Währung ihres Kurses, ohne Ausschüttungen.
            {without.length > 0 && ` Ohne Linie, weil Kurse fehlen: ${without.join(', ')}.`}
          </p>
        </>
      )}
    </section>
  );
}
