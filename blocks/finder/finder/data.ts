import type { BlockInput } from '../../kit/block.ts';
import type { FinderProps } from '../../generated/props.ts';
import { parameterValue, queriesFor, sentExtras, type AnswerQueries, type Place } from '../../kit/answers/ask.ts';
import { orderOf, sentOrder } from '../../kit/answers/table-order.ts';
import { sentPaging } from '../../kit/answers/table-paging.ts';
import { finderPlan, shownColumns, type FinderPlan } from './plan.ts';
import { presetValues, readState, sentFilters, type FinderState } from './state.ts';

/** State of the finder from document and address. */
export function stateOf(props: FinderProps, plan: FinderPlan, place: Place): FinderState {
  const presets = plan.filters.map(
    (filter) => [filter.name, presetValues(filter, parameterValue(props.presets?.[filter.name], filter.parameter, place))] as const,
  );
  return readState(plan, new Map(presets), place.page.query);
}

/** Query for the page of hits, the number of hits of each choice, and the histograms of the ranges, in one call. */
export function needs({ props, page, subject }: BlockInput<FinderProps>): AnswerQueries {
  const plan = finderPlan(props);
  const { table, tablePlan, filters } = plan;
  const state = stateOf(props, plan, { page, subject });
  // A histogram costs reading one figure of every row, so ranges in closed panels without a choice have none.
  const ranges = filters.flatMap(({ name, kind, isFirst }) =>
    kind === 'range' && (isFirst || (state.chosen.get(name)?.length ?? 0) > 0) ? [name] : [],
  );
  return queriesFor(
    props,
    { page, subject },
    {
      ...sentFilters(plan, state),
      ...sentOrder(orderOf(table, tablePlan, page.query)),
      ...sentPaging(table, tablePlan, page.query),
      calculateFacets: true,
      ...sentExtras(shownColumns(plan, state.columns)),
      ...(ranges.length > 0 && { calculateRanges: ranges.join(',') }),
    },
  );
}
