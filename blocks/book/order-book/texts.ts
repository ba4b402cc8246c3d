import type { Schema } from '#client/operations.ts';
import { formatInteger, formatNumber, NO_VALUE } from '#domain/format/number.ts';
import { formatPercent } from '#domain/format/percent.ts';
import { formatPrice } from '#domain/format/price.ts';
import { buyShare, spreadOf, type DepthRow } from './depth.ts';

/** Six cells of a level from left to right: orders, size and price of the bid, then price, size and orders of the ask. */
export function levelTexts({ buyers, sellers }: DepthRow, decimals: number): readonly [string, string, string, string, string, string] {
  return [
    textOf(buyers?.numberOrders),
    buyers === undefined ? NO_VALUE : formatInteger(buyers.volume),
    formatNumber(buyers?.price, { decimals }),
    formatNumber(sellers?.price, { decimals }),
    sellers === undefined ? NO_VALUE : formatInteger(sellers.volume),
    textOf(sellers?.numberOrders),
  ];
}

function textOf(orders: number | undefined): string {
  return orders === undefined ? NO_VALUE : formatInteger(orders);
}

/** Sums below the levels: orders and size of the bids, then of the asks. */
export function sumTexts({
  bidList,
  askList,
  totalVolumeBid,
  totalVolumeAsk,
}: Schema<'OrderBook'>): readonly [string, string, string, string] {
  return [ordersOf(bidList), formatInteger(totalVolumeBid), formatInteger(totalVolumeAsk), ordersOf(askList)];
}

function ordersOf(levels: Schema<'OrderBook'>['bidList']): string {
  const orders = levels.reduce((sum, { numberOrders = 0 }) => sum + numberOrders, 0);
  return orders === 0 ? NO_VALUE : formatInteger(orders);
}

/** Spread between both sides and the share of each; a dash while a side is empty. */
export function balanceTexts(book: Schema<'OrderBook'>, decimals: number): readonly { readonly label: string; readonly value: string }[] {
  const spread = spreadOf(book);
  const buying = buyShare(book);
  const share = (percent: number): string => formatPercent(percent, { signed: false, decimals: 0 });
  return [
    { label: 'Spanne', value: spread === undefined ? NO_VALUE : formatPrice(spread.absolute, book.isoCurrency, decimals) },
    { label: 'Spanne in Prozent', value: spread === undefined ? NO_VALUE : formatPercent(spread.relative, { signed: false, decimals: 3 }) },
    {
      label: 'Verhältnis der Stückzahlen',
      value: buying === undefined ? NO_VALUE : `${share(buying)} Kauf, ${share(100 - buying)} Verkauf`,
    },
  ];
}
