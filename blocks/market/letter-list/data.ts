import { query, type BlockInput } from '../../kit/block.ts';
import type { LetterSubject } from '#subjects/letter/subject.ts';
import { pageOf } from '../../kit/paging.tsx';
import type { LetterListProps } from '../../generated/props.ts';

export const PER_PAGE = 50;

/** Query for one page of the shares whose name begins with the letter, by name. */
export function needs({ page, subject }: BlockInput<LetterListProps, LetterSubject>) {
  return { stocks: query('findStocks', { query: { initial: subject.letter, page: pageOf(page.query), perPage: PER_PAGE } }) };
}
