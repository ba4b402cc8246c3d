import { formatNumber } from '#domain/format/number.ts';
import { priceDecimals } from '#domain/format/price.ts';
import { displayName } from '#domain/instrument/name.ts';
import { unitShort } from '#domain/instrument/unit.ts';
import type { BlockView, InstrumentSubject } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { DataTable, type Column } from '../../kit/data-table.tsx';
import { PriceChange, RateChange } from '../../kit/price-change.tsx';
import { SourceNote } from '../../kit/source-note.tsx';
import type { PerformanceTableProps } from '../../generated/props.ts';
import type { needs } from './data.ts';
import { periodRows, type PeriodRow } from './periods.ts';

/** Points of a price in percent are percentage points: `in %` would read as the relative change. */
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
  const columns: readonly Column<PeriodRow>[] = [
    { key: 'period', head: 'Zeitraum', cell: ({ label }) => label },
    isRate
      ? { key: 'absolute', head: 'Veränderung', align: 'end', cell: ({ absolute }) => <RateChange value={absolute} /> }
      : { key: 'relative', head: 'Veränderung', align: 'end', cell: ({ relative }) => <PriceChange value={relative} /> },
    ...(isRate ? [] : [absoluteColumn(unit, decimals)]),
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
        rows={periodRows(data.performance)}
        rowKey={({ label }) => label}
        empty="Für eine Wertentwicklung gibt es noch zu wenige Kurse."
      />
    </section>
  );
}
