import { PAGE_SIZES } from '#domain/constants.ts';
import { query, type BlockInput } from '../../kit/block.ts';
import { pageOf } from '../../kit/paging.tsx';
import type { VideoListProps } from '../../generated/props.ts';

export const PER_PAGE = PAGE_SIZES.news;

/** Query for one page of the videos of the category, or of the page's category, newest first, with the total number. */
export function needs({ props, page, subject }: BlockInput<VideoListProps>) {
  const category = props.category ?? (subject?.kind === 'category' ? subject.category.alias : 'videos');
  return { videos: query('findArticles', { query: { category, contentType: 'VIDEO', page: pageOf(page.query), perPage: PER_PAGE } }) };
}
