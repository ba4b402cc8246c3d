import { formatDate } from '#domain/format/date.ts';
import { formatPrice } from '#domain/format/price.ts';
import { chartNow, chartThen } from '#domain/texts/messages.ts';
import { changeOf, type SeriesFacts } from '../../kit/chart/describe.ts';
import type { Series } from '../../kit/chart/series.ts';
import { PriceChange } from '../../kit/price-change.tsx';
import { priceThen } from './when-written.ts';

interface ThenAndNowProps {
  /** A line that goes back to when the piece appeared. */
  readonly series: Series;
  /** When that was, in seconds since 1970. */
  readonly written: number | undefined;
  readonly facts: SeriesFacts;
}

/** Price of the chart at publication and now; renders nothing where the earlier price is not known. */
export function ThenAndNow({ series, written, facts: { unit, decimals, entityType } }: ThenAndNowProps) {
  const [then, now] = [written === undefined ? undefined : priceThen(series, written), series.value.at(-1)];
  if (written === undefined || then === undefined || now === undefined) return null;
  const price = (value: number): string => formatPrice(value, unit, decimals);
  return (
    <p className="chart__then">
      {chartThen(formatDate(written * 1_000), price(then))}, {chartNow(price(now))}
      {/* Rates are not compared in percent of themselves. */}
      {entityType !== 'INTEREST' && (
        <>
          {' '}
          <PriceChange value={changeOf(series, then)} />
        </>
      )}
    </p>
  );
}
