import type { Schema } from '#client/operations.ts';
import { formatDate, formatTime } from '#domain/format/date.ts';
import { formatInteger, formatNumber, NO_VALUE } from '#domain/format/number.ts';
import { unitShort } from '#domain/instrument/unit.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { DataTable, type Column } from '../../kit/data-table.tsx';
import { SourceNote } from '../../kit/source-note.tsx';
import { tradeRows, type Trade } from './depth.ts';

interface TradesProps {
  readonly trades: Schema<'TimesAndSales'>;
  readonly name: string;
  readonly decimals: number;
}

const WORDS = { up: 'höher', down: 'tiefer', same: 'gleich' } as const;

/** Times and sales: the newest trades of the venue, each compared with the one before. */
export function Trades({ trades, name, decimals }: TradesProps) {
  const rows = tradeRows(trades);
  const columns: readonly Column<Trade>[] = [
    {
      key: 'time',
      head: 'Zeit',
      cell: ({ at }) => <time dateTime={new Date(at * 1_000).toISOString()}>{formatTime(at * 1_000, { seconds: true })}</time>,
    },
    {
      key: 'price',
      head: `Kurs in ${unitShort(trades.displayUnit)}`,
      align: 'end',
      cell: ({ price, direction, addendum }) => (
        <span className="order-book__trade" data-direction={direction}>
          {formatNumber(price, { decimals })}
          {addendum !== '' && ` ${addendum}`}
          {direction !== undefined && <span className="visually-hidden"> {WORDS[direction]}</span>}
        </span>
      ),
    },
    { key: 'volume', head: 'Stück', align: 'end', cell: ({ volume }) => formatInteger(volume) },
    { key: 'total', head: 'Stück am Tag', align: 'end', rank: 2, cell: ({ total }) => (total ? formatInteger(total) : NO_VALUE) },
  ];
  const [newest] = rows;
  return (
    <div>
      <BlockHead title="Letzte Umsätze" aside={<SourceNote source={trades.priceSource} />} />
      {newest !== undefined && (
        <p className="order-book__stand">
          {trades.market.name}, {formatDate(newest.at * 1_000)}
        </p>
      )}
      <DataTable
        caption={`Letzte Umsätze von ${name}, Handelsplatz ${trades.market.name}`}
        columns={columns}
        rows={rows}
        rowKey={({ at, total }) => `${at} ${total}`}
        empty="An diesem Handelstag gab es hier noch keinen Umsatz."
      />
    </div>
  );
}
