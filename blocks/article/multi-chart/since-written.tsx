import type { Schema } from '#client/operations.ts';
import { formatDate } from '#domain/format/date.ts';
import { formatPrice, priceDecimals } from '#domain/format/price.ts';
import { displayName } from '#domain/instrument/name.ts';
import { chartNow, chartsThen } from '#domain/texts/messages.ts';
import { changeOf } from '../../kit/chart/describe.ts';
import { cleanSeries } from '../../kit/chart/series.ts';
import { PriceChange } from '../../kit/price-change.tsx';
import { priceThen } from '../chart/when-written.ts';

interface SinceWrittenProps {
  /** Instruments, each with a price series that reaches back to the publication of the article. */
  readonly compared: readonly { readonly instrument: Schema<'Instrument'>; readonly since: Schema<'ChartHistory'> | undefined }[];
  /** Time of publication, in seconds since 1970. */
  readonly written: number | undefined;
}

/** Price of each instrument at publication and now; leaves out instruments whose earlier price is not known. */
export function SinceWritten({ compared, written }: SinceWrittenProps) {
  if (written === undefined) return null;
  const known = compared.flatMap(({ instrument, since }) => {
    if (since === undefined) return [];
    const series = cleanSeries(since.datetimeLast, since.last);
    const [then, now] = [priceThen(series, written), series.value.at(-1)];
    if (then === undefined || now === undefined) return [];
    const decimals = priceDecimals(now, instrument.entityType, since.market.decimals);
    const [before, after] = [then, now].map((price) => formatPrice(price, since.displayUnit, decimals));
    return [{ instrument, before: before ?? '', after: after ?? '', change: changeOf(series, then) }];
  });
  if (known.length === 0) return null;
  return (
    <div className="multi-chart__then">
      <p>{chartsThen(formatDate(written * 1_000))}</p>
      <ul>
        {known.map(({ instrument, before, after, change }) => (
          <li key={`${instrument.entityType}/${instrument.entityValue}`}>
            {displayName(instrument)}: {before}, {chartNow(after)}
            {/* Changes of rates are not shown in percent. */}
            {instrument.entityType !== 'INTEREST' && (
              <>
                {' '}
                <PriceChange value={change} />
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
