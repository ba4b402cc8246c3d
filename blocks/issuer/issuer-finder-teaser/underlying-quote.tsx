import type { Schema } from '#client/operations.ts';
import { formatPrice, priceDecimals } from '#domain/format/price.ts';
import { LiveValue } from '../../kit/live-value.tsx';
import { PriceChange } from '../../kit/price-change.tsx';
import { QuoteTime } from '../../kit/quote-table.tsx';

/** Price, change, venue and time of the underlying in one line. */
export function UnderlyingQuote({ quote, now }: { readonly quote: Schema<'Quote'>; readonly now: string }) {
  const { idNotation, name } = quote.market;
  const decimals = priceDecimals(quote.last, quote.entityType, quote.market.decimals);
  return (
    <span className="issuer-finder-teaser__quote">
      <LiveValue notation={idNotation} field="last" decimals={decimals}>
        {formatPrice(quote.last, quote.displayUnit, decimals)}
      </LiveValue>
      <PriceChange value={quote.performancePct} notation={idNotation} />
      <span className="issuer-finder-teaser__venue">
        {name} <QuoteTime quote={quote} now={now} />
      </span>
    </span>
  );
}
