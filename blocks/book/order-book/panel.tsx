import type { Schema } from '#client/operations.ts';
import { formatDateTime } from '#domain/format/date.ts';
import { Facts } from '../../kit/facts.tsx';
import { QualityBadge } from '../../kit/quality-badge.tsx';
import { buyShare, depthRows, type DepthRow } from './depth.ts';
import { balanceTexts, levelTexts, sumTexts } from './texts.ts';

export interface BookPanelProps {
  readonly book: Schema<'OrderBook'>;
  readonly name: string;
  readonly decimals: number;
}

/** Ten levels of both sides with bars, the spread between them, and the heavier side. */
export function BookPanel({ book, name, decimals }: BookPanelProps) {
  const [bidOrders, bidPieces, askPieces, askOrders] = sumTexts(book);
  return (
    <div>
      <p className="order-book__stand">
        <QualityBadge code={book.codeQualityPrice} /> {book.market.name},{' '}
        <time dateTime={book.datetimeOrderBook}>{formatDateTime(book.datetimeOrderBook, { seconds: true })}</time>
      </p>
      <div className="order-book__balance">
        <Facts facts={balanceTexts(book, decimals)} />
        <Bar share={buyShare(book) ?? 0} />
      </div>
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
          {depthRows(book).map((row) => (
            <Level key={row.level} row={row} decimals={decimals} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td className="order-book__orders">{bidOrders}</td>
            <td>{bidPieces}</td>
            <th scope="row" colSpan={2}>
              Summe der Stufen
            </th>
            <td>{askPieces}</td>
            <td className="order-book__orders">{askOrders}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Level({ row, decimals }: { readonly row: DepthRow; readonly decimals: number }) {
  const [bidOrders, bidPieces, bidPrice, askPrice, askPieces, askOrders] = levelTexts(row, decimals);
  return (
    <tr>
      <td className="order-book__orders">{bidOrders}</td>
      <td data-side="buy">
        <Bar share={row.bidShare} />
        {bidPieces}
      </td>
      <td data-price="buy">{bidPrice}</td>
      <td data-price="sell">{askPrice}</td>
      <td data-side="sell">
        <Bar share={row.askShare} />
        {askPieces}
      </td>
      <td className="order-book__orders">{askOrders}</td>
    </tr>
  );
}

/** Bar whose width is its share of the cell. It repeats the figure above it. */
export function Bar({ share }: { readonly share: number }) {
  return (
    <svg className="order-book__bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width={share} height="1" />
    </svg>
  );
}
