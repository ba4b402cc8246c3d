import { formatDate } from '#domain/format/date.ts';
import { formatInteger, formatNumber, NO_VALUE } from '#domain/format/number.ts';
import { priceDecimals } from '#domain/format/price.ts';
import { displayName } from '#domain/instrument/name.ts';
import { unitShort } from '#domain/instrument/unit.ts';
import type { BlockView, InstrumentSubject } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { DataTable, type Column } from '../../kit/data-table.tsx';
import { PriceChange } from '../../kit/price-change.tsx';
import { SourceNote } from '../../kit/source-note.tsx';
import type { PriceHistoryTableProps } from '../../generated/props.ts';
import { DEFAULT_DAYS, type needs } from './data.ts';
import { dayRows, type DayRow } from './days.ts';

/** What a rate has that is fixed once a day and never compared in percent of itself. */
const FIXED_DAILY = new Set(['day', 'close']);

/** Daily prices, newest first, each with its change to the day before. */
export function PriceHistoryTable({
  props,
  data,
  subject,
}: BlockView<PriceHistoryTableProps, ReturnType<typeof needs>, InstrumentSubject>) {
  const { history } = data;
  const rows = dayRows(history, props.days ?? DEFAULT_DAYS);
  const decimals = priceDecimals(rows[0]?.close, subject.instrument.entityType, history.market.decimals);
  const isRate = subject.instrument.entityType === 'INTEREST';
  const unit = unitShort(history.displayUnit);
  const price = (value: number | undefined): string => formatNumber(value, { decimals });
  const columns: readonly Column<DayRow>[] = [
    {
      key: 'day',
      head: 'Datum',
      cell: ({ at }) => <time dateTime={new Date(at * 1000).toISOString().slice(0, 10)}>{formatDate(at * 1000)}</time>,
    },
    { key: 'close', head: `${isRate ? 'Satz' : 'Schluss'} in ${unit}`, align: 'end', cell: ({ close }) => price(close) },
    { key: 'change', head: 'Veränderung', align: 'end', cell: ({ change }) => <PriceChange value={change} /> },
    { key: 'open', head: 'Eröffnung', align: 'end', rank: 3, cell: ({ open }) => price(open) },
    { key: 'high', head: 'Hoch', align: 'end', rank: 3, cell: ({ high }) => price(high) },
    { key: 'low', head: 'Tief', align: 'end', rank: 3, cell: ({ low }) => price(low) },
    { key: 'volume', head: 'Stück', align: 'end', rank: 4, cell: ({ volume }) => (volume ? formatInteger(volume) : NO_VALUE) },
  ];
  return (
    <section className="price-history-table">
      <BlockHead title={props.headline ?? 'Historische Kurse'} aside={<SourceNote source={history.priceSource} />} />
      <DataTable
        caption={`Tageskurse von ${displayName(subject.instrument)}, Handelsplatz ${history.market.name}`}
        columns={isRate ? columns.filter(({ key }) => FIXED_DAILY.has(key)) : columns}
        rows={rows}
        rowKey={({ at }) => at}
        empty="Es liegen noch keine Tageskurse vor."
      />
    </section>
  );
}
