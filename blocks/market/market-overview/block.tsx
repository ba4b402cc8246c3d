import { safeHref } from '#documents/rules/safe-href.ts';
import type { BlockView } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { cleanSeries, type Series } from '../../kit/chart/series.ts';
import { fitted } from '../../kit/fitted.ts';
import { inColumns } from '../../kit/in-columns.ts';
import { quoteRows, type QuoteRow } from '../../kit/quote-rows.ts';
import { QuoteTable } from '../../kit/quote-table.tsx';
import { SourceNotes } from '../../kit/source-note.tsx';
import type { MarketOverviewProps } from '../../generated/props.ts';
import type { OverviewQueries } from './data.ts';

/** Height of a group's title and head, in rows. */
const ROWS_OF_HEAD = 2;

type View = BlockView<MarketOverviewProps, OverviewQueries>;

/** Groups of instruments with price, change and time, in two columns of about the same height if there is space. */
export function MarketOverview({ props, data, page }: View) {
  const { list } = data.quotes;
  const ofWeek = props.period === 'week';
  const columns = inColumns(props.groups, ({ instruments }) => instruments.length + ROWS_OF_HEAD);
  return (
    <section className="market-overview">
      <BlockHead title={props.headline} aside={<SourceNotes sources={list.map((quote) => quote.priceSource)} />} />
      <div className="market-overview__groups fitted" {...fitted(columns.length)}>
        {columns.map((groups) => (
          <div className="market-overview__column" key={groups[0]?.title}>
            {groups.map(({ title, link, instruments }) => (
              <div className="market-overview__group" key={title}>
                <h3 className="market-overview__title">{link === undefined ? title : <a href={safeHref(link)}>{title}</a>}</h3>
                <QuoteTable
                  caption={`${title}: Kurse und Veränderung ${ofWeek ? 'seit einer Woche' : 'zum Vortag'}`}
                  rows={quoteRows(instruments, data.instruments.list, list).map((row) => ({
                    ...row,
                    course: courseOf(data, row.instrument.entityValue, ofWeek),
                    week: weekOf(data, row.instrument.entityValue),
                  }))}
                  now={page.now}
                  withCourse={props.withCourse === true}
                  ofWeek={ofWeek}
                  empty="Zu dieser Gruppe liegen gerade keine Kurse vor."
                />
              </div>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

function weekOf(data: View['data'], entityValue: string): QuoteRow['week'] {
  const values = data[`week-${entityValue}`];
  return values && { base: values.lastPriceW1, absolute: values.performanceAbsW1, percent: values.performanceRelW1 };
}

/** Price series of an instrument. That of a week is spaced evenly, since nights are longer than trading days. */
function courseOf(data: View['data'], entityValue: string, ofWeek: boolean): Series | undefined {
  const course = data[`course-${entityValue}`];
  return (
    course &&
    cleanSeries(
      course.datetimeTick.map((milliseconds, index) => (ofWeek ? index : milliseconds / 1000)),
      course.tick,
    )
  );
}
