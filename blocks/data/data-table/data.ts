import type { BlockInput } from '../../kit/block.ts';
import { queriesFor, sentExtras, type AnswerQueries } from '../../kit/answers/ask.ts';
import { tableOf, type TableProps } from '../../kit/answers/table-plan.ts';
import { orderOf, sentDay, sentOrder } from '../../kit/answers/table-order.ts';
import { sentPaging } from '../../kit/answers/table-paging.ts';

/** Query for the call that the document names, with page and order from the address. */
export function needs({ props, page, subject }: BlockInput<TableProps>): AnswerQueries {
  const plan = tableOf(props);
  const order = orderOf(props, plan, page.query);
  return queriesFor(
    props,
    { page, subject },
    { ...sentOrder(order), ...sentDay(props, order), ...sentPaging(props, plan, page.query), ...sentExtras(plan.columns) },
  );
}
