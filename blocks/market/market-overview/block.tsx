import type { BlockView } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { cleanSeries, type Series } from '../../kit/chart/series.ts';
import { fitted } from '../../kit/fitted.ts';
import { quoteRows } from '../../kit/quote-rows.ts';
import { QuoteTable } from '../../kit/quote-table.tsx';
import { SourceNotes } from '../../kit/source-note.tsx';
import type { MarketOverviewProps } from '../../generated/props.ts';
import type { OverviewQueries } from './data.ts';

type View = BlockView<MarketOverviewProps, OverviewQueries>;

/** Groups of instruments with price, change and time; beside each other where there is room. */
export function MarketOverview({ props, data, page }: View) {
  const { list } = data.quotes;
  return (
    <section className="market-overview">
      <BlockHead title={props.headline} aside={<SourceNotes sources={list.map((quote) => quote.priceSource)} />} />
      <div className="market-overview__groups fitted" {...fitted(props.groups.length)}>
        {props.groups.map(({ title, link, instruments }) => (
          <div className="market-overview__group" key={title}>
            <h3 className="market-overview__title">{link === undefined ? title : <a href={link}>{title}</a>}</h3>
            <QuoteTable
              caption={`${title}: Kurse und Veränderung zum Vortag`}
              rows={quoteRows(instruments, data.instruments.list, list).map((row) => ({
                ...row,
                course: courseOf(data, row.instrument.entityValue),
              }))}
              now={page.now}
              withCourse={props.withCourse === true}
              empty="Zu dieser Gruppe liegen gerade keine Kurse vor."
            />
          </div>
        ))}
      </div>
    </section>
  );
}

function courseOf(data: View['data'], entityValue: string): Series | undefined {
  const course = data[`course-${entityValue}`];
  return (
    course &&
    cleanSeries(
      course.datetimeTick.map((milliseconds) => milliseconds / 1000),
      course.tick,
    )
  );
}
