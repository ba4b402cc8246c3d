import type { Schema } from '#client/operations.ts';
import { formatDateTime } from '#domain/format/date.ts';
import { formatInteger, formatNumber, NO_VALUE } from '#domain/format/number.ts';
import { formatPercent } from '#domain/format/percent.ts';
import { formatPrice } from '#domain/format/price.ts';
import { Facts } from '../../kit/facts.tsx';
import { QualityBadge } from '../../kit/quality-badge.tsx';
import { buyShare, depthRows, spreadOf, type DepthRow } from './depth.ts';

export interface BookPanelProps {
  readonly book: Schema<'OrderBook'>;
  readonly name: string;
  readonly decimals: number;
}

/** Ten levels of both sides with bars, what lies between them, and which side is the heavier one. */
export function BookPanel({ book, name, decimals }: BookPanelProps) {
  const rows = depthRows(book);
  return (
    <>
      <p className="order-book__stand">
        <QualityBadge code={book.codeQualityPrice} /> {book.market.name},{' '}
        <time dateTime={book.datetimeOrderBook}>{formatDateTime(book.datetimeOrderBook, { seconds: true })}</time>
      </p>
      <Balance book={book} decimals={decimals} />
      <table className="order-book__levels">
        <caption className="visually-hidden">{`Orderbuch von ${name}: je Stufe Geld und Brief mit Stückzahl`}</caption>
        <thead>
          <tr>
            <th scope="col" className="order-book__orders">
              Orders
            </th>
            <th scope="col">Stück</th>
            <th scope="col">Geld</th>
            <th scope="col">Brief</th>
            <th scope="col">Stück</th>
            <th scope="col" className="order-book__orders">
              Orders
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Level key={row.level} row={row} decimals={decimals} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td className="order-book__orders">{ordersOf(book.bidList)}</td>
            <td>{formatInteger(book.totalVolumeBid)}</td>
            <th scope="row" colSpan={2}>
              Summe der Stufen
            </th>
            <td>{formatInteger(book.totalVolumeAsk)}</td>
            <td className="order-book__orders">{ordersOf(book.askList)}</td>
          </tr>
        </tfoot>
      </table>
    </>
  );
}

function ordersOf(levels: BookPanelProps['book']['bidList']): string {
  const orders = levels.reduce((sum, { numberOrders = 0 }) => sum + numberOrders, 0);
  return orders === 0 ? NO_VALUE : formatInteger(orders);
}

function Level({ row: { buyers, sellers, bidShare, askShare }, decimals }: { readonly row: DepthRow; readonly decimals: number }) {
  return (
    <tr>
      <td className="order-book__orders">{buyers?.numberOrders ?? NO_VALUE}</td>
      <td data-side="buy">
        <Bar share={bidShare} />
        {buyers ? formatInteger(buyers.volume) : NO_VALUE}
      </td>
      <td data-price="buy">{formatNumber(buyers?.price, { decimals })}</td>
      <td data-price="sell">{formatNumber(sellers?.price, { decimals })}</td>
      <td data-side="sell">
        <Bar share={askShare} />
        {sellers ? formatInteger(sellers.volume) : NO_VALUE}
      </td>
      <td className="order-book__orders">{sellers?.numberOrders ?? NO_VALUE}</td>
    </tr>
  );
}

/** A bar as wide as its share of the cell. It repeats the figure on it. */
export function Bar({ share }: { readonly share: number }) {
  return (
    <svg className="order-book__bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width={share} height="1" />
    </svg>
  );
}

function Balance({ book, decimals }: Pick<BookPanelProps, 'book' | 'decimals'>) {
  const spread = spreadOf(book);
  const buying = buyShare(book);
  const facts = [
    ...(spread === undefined
      ? []
      : [
          { label: 'Spanne', value: formatPrice(spread.absolute, book.isoCurrency, decimals) },
          { label: 'Spanne in Prozent', value: formatPercent(spread.relative, { signed: false, decimals: 3 }) },
        ]),
    ...(buying === undefined
      ? []
      : [
          {
            label: 'Verhältnis der Stückzahlen',
            value: `${formatPercent(buying, { signed: false, decimals: 0 })} Kauf, ${formatPercent(100 - buying, { signed: false, decimals: 0 })} Verkauf`,
          },
        ]),
  ];
  return (
    <div className="order-book__balance">
      <Facts facts={facts} />
      {buying !== undefined && <Bar share={buying} />}
    </div>
  );
}
