import { safeHref } from '#documents/rules/safe-href.ts';
import { formatPrice, priceDecimals } from '#domain/format/price.ts';
import { displayName } from '#domain/instrument/name.ts';
import { subPagePath } from '#domain/instrument/path.ts';
import type { BlockView } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { Island } from '../../kit/island.tsx';
import { LiveValue } from '../../kit/live-value.tsx';
import { PriceChange } from '../../kit/price-change.tsx';
import { QuoteTime } from '../../kit/quote-table.tsx';
import { SourceNote } from '../../kit/source-note.tsx';
import type { NamedChartProps } from '../../generated/props.ts';
import { basesOf, changesOf, seriesOf, type ChartProps } from '../price-chart/chart-model.ts';
import { Island as PriceChartIsland } from '../price-chart/live.client.tsx';
import { rangeOf, rangesOf } from '../../kit/chart/resolution.ts';
import type { needs } from './data.ts';

type View = BlockView<NamedChartProps, ReturnType<typeof needs>>;

/** Price chart of an instrument that the document names, with its last price: the same chart as on the instrument's page. */
export function NamedChart({ props, data: { instrument, history, quote, performance }, page }: View) {
  const name = displayName(instrument);
  const website = instrument.urls.WEBSITE;
  const range = rangeOf(page.query, props);
  const chart: ChartProps = {
    entityType: instrument.entityType,
    entityValue: instrument.entityValue,
    idNotation: history.idNotation,
    name,
    unit: history.displayUnit,
    decimals: priceDecimals(history.last.at(-1), instrument.entityType, history.market.decimals),
    range,
    ranges: rangesOf(props.ranges, range),
    href: website === undefined ? page.path : chartPath(website),
    series: seriesOf(history),
    changes: changesOf(performance, instrument.entityType),
    bases: basesOf(performance, quote),
  };
  const title = props.headline ?? name;
  return (
    <section className="named-chart">
      <BlockHead title={title} aside={<SourceNote source={history.priceSource} />} />
      {quote !== undefined && (
        <p className="named-chart__quote">
          {website === undefined ? name : <a href={safeHref(website)}>{name}</a>}
          <LiveValue notation={quote.market.idNotation} field="last">
            {formatPrice(quote.last, quote.displayUnit)}
          </LiveValue>
          <PriceChange value={quote.performancePct} notation={quote.market.idNotation} />
          <QuoteTime quote={quote} now={page.now} />
        </p>
      )}
      <Island name="price-chart/live" of={PriceChartIsland} props={chart} rule="interaction" />
    </section>
  );
}

/** Path of the instrument's chart page: `/index/DAX-Index-20735` → `/index/chart/DAX-Index-20735`. */
function chartPath(website: string): string {
  const end = website.lastIndexOf('/');
  return subPagePath(website.slice(0, end), website.slice(end + 1), 'chart');
}
