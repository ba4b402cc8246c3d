import { renderToStaticMarkup } from 'react-dom/server';
import { LiveValue } from '#blocks/kit/live-value.tsx';
import { PriceChange } from '#blocks/kit/price-change.tsx';
import { QualityBadge } from '#blocks/kit/quality-badge.tsx';
import { formatTime } from '#domain/format/date.ts';
import { formatPrice } from '#domain/format/price.ts';
import { LOADED, type Layout } from './rows.ts';
import { Table, type RowProps } from './table.tsx';

/** Returns the page as the server sends it: plain HTML that the updater changes. */
export function html(layout: Layout): string {
  return renderToStaticMarkup(<Table row={Row} layout={layout} />);
}

function Row({ notation }: RowProps) {
  return (
    <>
      <td data-align="end">
        <LiveValue notation={notation} field="last" decimals={2}>
          {formatPrice(LOADED.last, 'EUR', 2)}
        </LiveValue>
      </td>
      <td data-align="end">
        <PriceChange value={LOADED.changePct} notation={notation} />
      </td>
      <td data-align="end">
        <LiveValue notation={notation} field="bid" decimals={2}>
          {formatPrice(LOADED.bid, 'EUR', 2)}
        </LiveValue>
      </td>
      <td data-align="end">
        <QualityBadge code={LOADED.quality} notation={notation} />{' '}
        <LiveValue notation={notation} field="datetimeLast">
          <time dateTime={LOADED.time}>{formatTime(LOADED.time, { seconds: true })}</time>
        </LiveValue>
      </td>
    </>
  );
}
