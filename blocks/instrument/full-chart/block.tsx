import { pathOf } from '#documents/routes/path-of.ts';
import { barsOf } from '#domain/chart/bars.ts';
import { eventKindsOf } from '#domain/chart/events.ts';
import { zoneName } from '#domain/chart/instant-text.ts';
import { renderedKind, readView } from '#domain/chart/view.ts';
import { priceDecimals } from '#domain/format/price.ts';
import { indicatorOf } from '#domain/indicator/chosen.ts';
import { featureCodes } from '#domain/user/generated/products.ts';
import { displayName } from '#domain/instrument/name.ts';
import { subPagePath } from '#domain/instrument/path.ts';
import { rangeLong } from '#domain/instrument/range.ts';
import { zoneOffset } from '#domain/venue/zone.ts';
import type { BlockView, WithConfig } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { changeOf, describeSeries, isIntraday, pointsOf } from '../../kit/chart/describe.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Island } from '../../kit/island.tsx';
import { SourceNote } from '../../kit/source-note.tsx';
import type { FullChartProps } from '../../generated/props.ts';
import { cheapestWith } from '../../kit/products/cheapest.ts';
import { changesOf } from '../price-chart/chart-model.ts';
import { BarTable } from './bar-table.tsx';
import type { ChartProps } from './chart-props.ts';
import { defaultsOf, eventsOf, kindsFor, othersOf, searchedFor, type FullChartQueries } from './data.ts';
import { EventList } from './event-list.tsx';
import { FoundToCompare } from './found-to-compare.tsx';
import { KnockoutList } from './knockout-list.tsx';
import { Island as FullChartIsland } from './live.client.tsx';
import { colorsIn } from './overlay-colors.ts';
import { OverlayLegend } from './overlay-legend.tsx';
import { overlaysOf } from './overlays.ts';
import { pictureOf } from './picture.ts';
import { sourceText } from './picture-file.ts';
import { PictureView } from './picture-view.tsx';
import { shownEvents } from './shown-events.ts';

type View = BlockView<FullChartProps, FullChartQueries, InstrumentSubject> & WithConfig<'products'>;

const BERLIN = 'Europe/Berlin';

/**
 * Full chart. The server renders the view in the address as a picture with a table; its controls are links and a form. The island lies over
 * the picture and replaces it at the first touch, key or pointer, and at once for visitors who may have drawings in it.
 */
export function FullChart({ props, data, subject, page, config: { products } }: View) {
  const offer = cheapestWith(products, featureCodes.chartAnalysisPro)?.product;
  const { history, quote, performance, schedules } = data;
  const { instrument, section, slug } = subject;
  const { entityType } = instrument;
  const bars = barsOf(history);
  const kinds = kindsFor(props, history);
  const defaults = defaultsOf(props, kinds);
  const view = readView(page.query, defaults);
  const timeZone = schedules?.list.find(({ idTradingSchedule }) => idTradingSchedule === history.idTradingSchedule)?.timezone ?? BERLIN;
  const series = { at: bars.at, value: bars.close };
  const changes = changesOf(performance, entityType);
  const reference = view.range === 'D1' ? quote?.previousLast : undefined;
  const isRate = entityType === 'INTEREST';
  const facts = {
    name: displayName(instrument),
    unit: history.displayUnit,
    decimals: priceDecimals(bars.close.at(-1), entityType, history.market.decimals),
    timeZone,
  };
  const happened = eventsOf(data, timeZone);
  const chart: ChartProps = {
    ...facts,
    entityType,
    entityValue: instrument.entityValue,
    idNotation: history.idNotation,
    view,
    ranges: defaults.ranges,
    kinds,
    price: quote?.last ?? bars.close.at(-1),
    splits: happened.splits,
    venue: history.market.name,
    source: sourceText(history.priceSource),
    href: subPagePath(section, slug, 'chart'),
    offer: offer && { name: offer.name, href: pathOf(page.routes, 'product', { product: offer.product }) },
    changes,
    change: changes[view.range] ?? (isRate ? pointsOf(series, reference) : changeOf(series, reference)),
  };
  // The page is rendered for everyone. Indicators of the extended chart tools come with the island, for visitors who have them.
  const indicators = view.indicators.filter(({ id }) => indicatorOf(id)?.isPro === false);
  const overlays = overlaysOf({
    bars,
    resolution: history.resolution,
    timeZone,
    indicators,
    others: othersOf(view, data),
    colors: colorsIn(view),
  });
  const searched = searchedFor(page.query);
  const { events, marks } = shownEvents(happened.all, {
    bars,
    resolution: history.resolution,
    kinds: eventKindsOf(entityType).filter((kind) => view.events.includes(kind)),
    timeZone,
  });
  const picture = pictureOf(bars, { ...view, kind: renderedKind(view), timeZone, overlays, marks });
  const sinceClose = changes[view.range] ?? (reference === undefined ? undefined : changeOf(series, reference));
  const first = bars.at[0] ?? 0;
  const isElsewhere = isIntraday(bars) && zoneOffset(timeZone, first * 1000) !== zoneOffset(BERLIN, first * 1000);
  return (
    <section className="full-chart">
      <div className="visually-hidden">
        <BlockHead title={props.headline ?? 'Chart'} aside={<SourceNote source={history.priceSource} />} />
      </div>
      {searched !== '' && <FoundToCompare searched={searched} hits={data.hits?.list} chart={chart} />}
      <div className="full-chart__body">
        <Island name="full-chart/live" of={FullChartIsland} props={chart} rule="session" />
        {picture === undefined ? (
          <EmptyState>Für diesen Zeitraum liegen zu wenige Kurse für ein Bild vor.</EmptyState>
        ) : (
          <PictureView
            picture={picture}
            label={describeSeries(series, { ...facts, entityType, sinceClose })}
            legend={<OverlayLegend chart={chart} overlays={overlays} view={view} cursor={undefined} />}
          />
        )}
        {view.plan !== undefined && data.products !== undefined && (
          <div className="full-chart__products">
            <KnockoutList {...facts} plan={view.plan} products={data.products.list} spot={chart.price} />
          </div>
        )}
        <div className="full-chart__table">
          <BarTable {...facts} bars={bars} resolution={history.resolution} overlays={overlays} span={rangeLong(view.range)} />
          <EventList {...facts} events={events} />
        </div>
      </div>
      <p className="full-chart__note">
        {isElsewhere && <>Uhrzeiten am Handelsplatz ({zoneName(timeZone)}). </>}
        Interaktive Darstellung mit{' '}
        <a href="https://www.tradingview.com/" rel="noopener">
          TradingView Lightweight Charts™
        </a>
        , © TradingView,&nbsp;Inc.
      </p>
    </section>
  );
}
