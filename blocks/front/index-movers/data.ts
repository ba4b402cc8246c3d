import { optionalQuery, type BlockInput, type OptionalQuery } from '../../kit/block.ts';
import type { IndexMoversProps } from '../../generated/props.ts';

export const DEFAULT_COUNT = 3;

export type IndexMoversQueries = Readonly<Record<`${'top' | 'flop'}-${string}`, OptionalQuery<'findStocks'>>>;

/** Queries for the largest gains and losses of each index over the period. */
export function needs({ props: { indices, count = DEFAULT_COUNT, period = 'day' } }: BlockInput<IndexMoversProps>): IndexMoversQueries {
  const asked = (index: string, order: 'ASC' | 'DESC') => ({
    query: {
      idIndex: index,
      ...(period === 'week' ? { sort: 'performancePct1W' as const } : { sort: 'performancePct' as const, onlyNewestDay: true }),
      order,
      page: 0,
      perPage: count,
    },
  });
  return Object.fromEntries(
    indices.flatMap(({ index }) => [
      [`top-${index}` as const, optionalQuery('findStocks', asked(index, 'DESC'))],
      [`flop-${index}` as const, optionalQuery('findStocks', asked(index, 'ASC'))],
    ]),
  );
}
