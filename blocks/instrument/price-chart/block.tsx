import { displayName } from '#domain/instrument/name.ts';
import { priceDecimals } from '#domain/format/price.ts';
import { subPagePath } from '#domain/instrument/path.ts';
import type { BlockView } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { Island } from '../../kit/island.tsx';
import { SourceNote } from '../../kit/source-note.tsx';
import type { PriceChartProps } from '../../generated/props.ts';
import { basesOf, changesOf, seriesOf, type ChartProps } from './chart-model.ts';
import type { needs } from './data.ts';
import { Island as PriceChartIsland } from './live.client.tsx';
import { rangeOf, rangesOf } from '../../kit/chart/resolution.ts';

type View = BlockView<PriceChartProps, ReturnType<typeof needs>, InstrumentSubject>;

/** Price over time: a picture from the server that is hydrated at the first touch, key or pointer. */
export function PriceChart({ props, data, subject, page }: View) {
  const { history, quote } = data;
  const { instrument, section, slug } = subject;
  const range = rangeOf(page.query, props);
  const chart: ChartProps = {
    entityType: instrument.entityType,
    entityValue: instrument.entityValue,
    idNotation: history.idNotation,
    name: displayName(instrument),
    unit: history.displayUnit,
    decimals: priceDecimals(history.last.at(-1), instrument.entityType, history.market.decimals),
    range,
    ranges: rangesOf(props.ranges, range),
    href: subPagePath(section, slug, 'chart'),
    series: seriesOf(history),
    changes: changesOf(data.performance, instrument.entityType),
    bases: basesOf(data.performance, quote),
  };
  return (
    <section className="price-chart">
      <BlockHead title={props.headline ?? 'Chart'} aside={<SourceNote source={history.priceSource} />} />
      <Island name="price-chart/live" of={PriceChartIsland} props={chart} rule="interaction" />
    </section>
  );
}
