import { optionalQuery, query, type BlockInput, type OptionalQuery, type RequiredQuery } from '../../kit/block.ts';
import type { MarketOverviewProps } from '../../generated/props.ts';

type Histories = Readonly<Record<`course-${string}`, OptionalQuery<'getSimpleChartHistory'>>>;
type Weeks = Readonly<Record<`week-${string}`, OptionalQuery<'getPerformanceValues'>>>;
export type OverviewQueries = Histories &
  Weeks & {
    readonly instruments: RequiredQuery<'listInstruments'>;
    readonly quotes: RequiredQuery<'listQuotesOfInstruments'>;
  };

/**
 * Queries for all instruments and quotes in two calls, for the price series of each if the editor wants them, and for its weekly change in
 * a table of the week.
 */
export function needs({ props }: BlockInput<MarketOverviewProps>): OverviewQueries {
  const list = props.groups.flatMap((group) => group.instruments);
  const ofWeek = props.period === 'week';
  const courses: Histories = Object.fromEntries(
    props.withCourse === true
      ? list.map(
          (path) =>
            [
              `course-${path.entityValue}`,
              optionalQuery('getSimpleChartHistory', {
                path,
                query: ofWeek ? { range: 'W1', resolution: '1H' } : { range: 'D1', resolution: '15m' },
              }),
            ] as const,
        )
      : [],
  );
  const weeks: Weeks = Object.fromEntries(
    ofWeek ? list.map((path) => [`week-${path.entityValue}`, optionalQuery('getPerformanceValues', { path })] as const) : [],
  );
  return {
    ...courses,
    ...weeks,
    instruments: query('listInstruments', { body: { list } }),
    quotes: query('listQuotesOfInstruments', { body: { list } }),
  };
}
