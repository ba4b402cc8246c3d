import { PAGE_SIZES } from '#domain/constants.ts';
import { query, type BlockInput, type Subject } from '../../kit/block.ts';
import { pageOf } from '../../kit/paging.tsx';
import type { ArticleListProps } from '../../generated/props.ts';

export const PER_PAGE = PAGE_SIZES.news;

/** One page of the category, or of what the page is about, of one source where it says so, newest first, with the number of all. */
export function needs({ props: { category, source, count }, page, subject }: BlockInput<ArticleListProps>) {
  const wanted = { ...(category === undefined ? ofSubject(subject) : { category }), ...(source !== undefined && { source }) };
  return {
    articles: query('findArticles', {
      query: { ...wanted, page: count === undefined ? pageOf(page.query) : 0, perPage: count ?? PER_PAGE },
    }),
  };
}

function ofSubject(subject: Subject | undefined): { category?: string; podcast?: string; author?: string } {
  if (subject?.kind === 'category') return { category: subject.category.alias };
  if (subject?.kind === 'podcast') return { podcast: subject.podcast.alias };
  return subject?.kind === 'author' ? { author: subject.author.alias } : {};
}
