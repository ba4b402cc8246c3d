import type { Schema } from '#client/operations.ts';
import { NO_VALUE } from '#domain/format/number.ts';
import { formatPrice, priceDecimals } from '#domain/format/price.ts';
import { LiveValue } from '../../kit/live-value.tsx';

/** The bid or ask of a product in a list, or that there is none. */
export function ProductPrice({ quote, field }: { readonly quote: Schema<'Quote'> | undefined; readonly field: 'bid' | 'ask' }) {
  const value = quote?.[field];
  if (quote === undefined || value === undefined) return NO_VALUE;
  const decimals = priceDecimals(value, 'DERIVATIVE', quote.market.decimals);
  return (
    <LiveValue notation={quote.market.idNotation} field={field} decimals={decimals}>
      {formatPrice(value, quote.displayUnit, decimals)}
    </LiveValue>
  );
}
