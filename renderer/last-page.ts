import { valueAtPath } from '#blocks/kit/answers/reading.ts';
import type { Queries } from '#blocks/kit/block.ts';
import { keyOf } from './plan.ts';
import type { AnswerMap } from './run-plan.ts';

/**
 * Returns the last page, zero-based, of the paged lists among the answers: that of the longest list. Undefined without paged lists or entries.
 * @param asked page that the address names, zero-based
 */
export function lastPage(asked: number, queries: readonly Queries[], answers: AnswerMap): number | undefined {
  const ends = queries
    .flatMap((each) => Object.values(each))
    .flatMap((query) => {
      const [page, perPage] = [valueAtPath(query.input, 'query.page'), valueAtPath(query.input, 'query.perPage')];
      const answer = answers.get(keyOf(query));
      const total = answer?.ok === true ? totalOf(answer.value) : undefined;
      return page === asked && typeof perPage === 'number' && total !== undefined ? [Math.ceil(total / perPage) - 1] : [];
    });
  return ends.length === 0 || Math.max(...ends) < 0 ? undefined : Math.max(...ends);
}

function totalOf(answer: unknown): number | undefined {
  const total = valueAtPath(answer, 'total');
  return typeof total === 'number' ? total : undefined;
}
