import { optionalQuery, query, type BlockInput, type OptionalQuery, type RequiredQuery } from '../../kit/block.ts';
import type { MarketOverviewProps } from '../../generated/props.ts';

type Courses = Readonly<Record<`course-${string}`, OptionalQuery<'getSimpleChartHistory'>>>;
export type OverviewQueries = Courses & {
  readonly instruments: RequiredQuery<'listInstruments'>;
  readonly quotes: RequiredQuery<'listQuotesOfInstruments'>;
};

/** All instruments and quotes in two calls, and today's course of each when the editor wants it. */
export function needs({ props }: BlockInput<MarketOverviewProps>): OverviewQueries {
  const list = props.groups.flatMap((group) => group.instruments);
  const courses: Courses = Object.fromEntries(
    props.withCourse === true
      ? list.map(
          (path) =>
            [
              `course-${path.entityValue}`,
              optionalQuery('getSimpleChartHistory', { path, query: { range: 'D1', resolution: '15m' } }),
            ] as const,
        )
      : [],
  );
  return {
    ...courses,
    instruments: query('listInstruments', { body: { list } }),
    quotes: query('listQuotesOfInstruments', { body: { list } }),
  };
}
