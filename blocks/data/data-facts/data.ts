import type { BlockInput } from '../../kit/block.ts';
import type { DataFactsProps } from '../../generated/props.ts';
import { queriesFor, type AnswerQueries } from '../../kit/answers/ask.ts';

/** Query for the call that the document names. */
export function needs({ props, page, subject }: BlockInput<DataFactsProps>): AnswerQueries {
  return queriesFor(props, { page, subject });
}
