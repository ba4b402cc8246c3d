import { PAGE_SIZES } from '#domain/constants.ts';
import { query, type BlockInput } from '../../kit/block.ts';
import type { Subject } from '#subjects/generated/shapes.ts';
import type { OperationInput } from '#client/operations.ts';
import { episodesOf, type EpisodeQuery } from '../../kit/episodes.ts';
import { pageOf } from '../../kit/paging.tsx';
import type { ArticleListProps } from '../../generated/props.ts';

export const PER_PAGE = PAGE_SIZES.news;

/**
 * Query for one page of articles of the category or about the page's subject, optionally of one source, newest first, with the total
 * number.
 */
export function needs({ props: { category, entityTypes, source, count }, page, subject }: BlockInput<ArticleListProps>) {
  const about = entityTypes === undefined ? undefined : { entityTypes: entityTypes.join(',') };
  const wanted = { ...(about ?? (category === undefined ? ofSubject(subject) : { category })), ...(source !== undefined && { source }) };
  return {
    articles: query('findArticles', {
      query: { ...wanted, page: count === undefined ? pageOf(page.query) : 0, perPage: count ?? PER_PAGE },
    }),
  };
}

type ArticleQuery = Pick<
  NonNullable<OperationInput<'findArticles'>['query']>,
  'category' | 'source' | 'author' | 'entityType' | 'entityValue' | keyof EpisodeQuery
>;

function ofSubject(subject: Subject | undefined): ArticleQuery {
  if (subject?.kind === 'category') return subject.source === undefined ? { category: subject.category.alias } : { source: subject.source };
  if (subject?.kind === 'podcast') return episodesOf(subject.podcast);
  if (subject?.kind === 'instrument') {
    const { entityType, entityValue } = subject.instrument;
    return { entityType, entityValue };
  }
  return subject?.kind === 'author' ? { author: subject.author.alias } : {};
}
