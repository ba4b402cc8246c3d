import type { Schema } from '#client/operations.ts';
import { formatDate } from '#domain/format/date.ts';
import { latestStand } from '#domain/format/latest.ts';
import { formatNumber } from '#domain/format/number.ts';
import { priceDecimals } from '#domain/format/price.ts';
import { displayName } from '#domain/instrument/name.ts';
import { unitShort } from '#domain/instrument/unit.ts';
import type { BlockView } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { DataTable, type Column } from '../../kit/data-table.tsx';
import { PriceChange, RateChange } from '../../kit/price-change.tsx';
import { SourceNote } from '../../kit/source-note.tsx';
import type { PerformanceTableProps } from '../../generated/props.ts';
import type { needs } from './data.ts';
import { periodRows, type PeriodRow } from './periods.ts';

const SINCE: Column<PeriodRow> = {
  key: 'since',
  head: 'Seit Schluss vom',
  align: 'end',
  rank: 4,
  cell: ({ since }) => formatDate(since),
};

/** Note on the compared prices; says that dividends, distributions or interest are not included. */
function baseOf(entityType: string, venue: string): string {
  if (entityType === 'INTEREST') return `Letzter Satz gegen den letzten Satz vor dem Zeitraum, ${venue}.`;
  const compared = `Letzter Kurs gegen den Schlusskurs vor dem Zeitraum, ${venue}.`;
  if (entityType === 'STOCK') return `${compared} Dividenden sind nicht eingerechnet.`;
  if (entityType === 'FUND') return `${compared} Ausschüttungen sind nicht eingerechnet.`;
  if (entityType === 'BOND') return `${compared} Zinsen sind nicht eingerechnet.`;
  return compared;
}

/** Instant of the changes, which do not update while the page's head does. A closing price has only a date. */
function standOf({ codeQualityPrice, datetimeLast }: Schema<'Quote'>): string {
  return codeQualityPrice === 'EOD' ? `Stand ${formatDate(datetimeLast)}.` : `${latestStand([datetimeLast])}.`;
}

/** Column of the absolute change. For a price in percent the unit is percentage points: `in %` would read as the relative change. */
function absoluteColumn(unit: string, decimals: number): Column<PeriodRow> {
  return {
    key: 'absolute',
    head: unit === '%' ? 'in PP' : `in ${unit}`,
    align: 'end',
    rank: 2,
    cell: ({ absolute }) => <PriceChange value={absolute} unit="absolute" decimals={decimals} arrow={false} />,
  };
}

/** Change, high and low over periods from a week to ten years; periods without data are left out. */
export function PerformanceTable({ props, data, subject }: BlockView<PerformanceTableProps, ReturnType<typeof needs>, InstrumentSubject>) {
  const { quote } = data;
  const decimals = priceDecimals(quote.last, subject.instrument.entityType, quote.market.decimals);
  const unit = unitShort(quote.displayUnit);
  const isRate = subject.instrument.entityType === 'INTEREST';
  const rows = periodRows(data.performance);
  const columns: readonly Column<PeriodRow>[] = [
    { key: 'period', head: 'Zeitraum', cell: ({ label }) => label },
    isRate
      ? { key: 'absolute', head: 'Veränderung', align: 'end', cell: ({ absolute }) => <RateChange value={absolute} /> }
      : { key: 'relative', head: 'Veränderung', align: 'end', cell: ({ relative }) => <PriceChange value={relative} /> },
    ...(isRate ? [] : [absoluteColumn(unit, decimals)]),
    ...(rows.some(({ since }) => since !== undefined) ? [isRate ? { ...SINCE, head: 'Seit dem Satz vom' } : SINCE] : []),
    { key: 'high', head: 'Hoch', align: 'end', rank: 3, cell: ({ high }) => formatNumber(high, { decimals }) },
    { key: 'low', head: 'Tief', align: 'end', rank: 3, cell: ({ low }) => formatNumber(low, { decimals }) },
  ];
  return (
    <section className="performance-table">
      <BlockHead
        title={props.headline ?? 'Wertentwicklung'}
        aside={<SourceNote source={data.history?.priceSource ?? quote.priceSource} />}
      />
      <DataTable
        caption={`Wertentwicklung von ${displayName(subject.instrument)} in ${unit}`}
        columns={columns}
        rows={rows}
        rowKey={({ label }) => label}
        empty="Für eine Wertentwicklung gibt es noch zu wenige Kurse."
      />
      {rows.length > 0 && (
        <p className="performance-table__base">
          {baseOf(subject.instrument.entityType, quote.market.name)} {standOf(quote)}
        </p>
      )}
    </section>
  );
}
