import type { SearchArticlesProps } from '../../generated/props.ts';
import { optionalQuery, type BlockInput } from '../../kit/block.ts';
import type { SearchSubject } from '#subjects/search/subject.ts';

export const COUNT = 5;

/** Query for the best matching articles; optional, since hits among instruments are useful without them. */
export function needs({ props: { category, count = COUNT }, subject: { text } }: BlockInput<SearchArticlesProps, SearchSubject>) {
  return { articles: optionalQuery('findArticles', { query: { searchValue: text, ...(category && { category }), perPage: count } }) };
}
