import { formatDate } from '#domain/format/date.ts';
import { formatPrice } from '#domain/format/price.ts';
import { chartNow, chartThen } from '#domain/texts/messages.ts';
import { changeOf, type SeriesFacts } from '../../kit/chart/describe.ts';
import type { Series } from '../../kit/chart/series.ts';
import { PriceChange } from '../../kit/price-change.tsx';
import { priceThen } from './when-written.ts';

interface ThenAndNowProps {
  /** Price series that reaches back to the publication of the article. */
  readonly series: Series;
  /** Time of publication, in seconds since 1970. */
  readonly written: number | undefined;
  readonly facts: SeriesFacts;
}

/** Price of the chart's instrument at publication and now; renders nothing if the earlier price is not known. */
export function ThenAndNow({ series, written, facts: { unit, decimals, entityType } }: ThenAndNowProps) {
  const [then, now] = [written === undefined ? undefined : priceThen(series, written), series.value.at(-1)];
  if (written === undefined || then === undefined || now === undefined) return null;
  const price = (value: number): string => formatPrice(value, unit, decimals);
  return (
    <p className="chart__then">
      {chartThen(formatDate(written * 1_000), price(then))}, {chartNow(price(now))}
      {/* Changes of rates are not shown in percent. */}
      {entityType !== 'INTEREST' && (
        <>
          {' '}
          <PriceChange value={changeOf(series, then)} />
        </>
      )}
    </p>
  );
}
