import type { Schema } from '#client/operations.ts';
import { optionalQuery, query, type BlockInput, type OptionalQuery, type RequiredQuery } from '../../kit/block.ts';
import type { Subject } from '#subjects/generated/shapes.ts';
import type { ArticleTeasersProps } from '../../generated/props.ts';

export const DEFAULT_COUNT = 6;

export type TeaserQueries = {
  readonly articles: RequiredQuery<'findArticles'>;
  /** Asked on the pages of instruments, and where the document names a type of them. */
  readonly related?: OptionalQuery<'findArticles'>;
  /** Asked where the document says that the page shows them elsewhere. */
  readonly shown?: OptionalQuery<'findArticles'>;
};

/**
 * The newest articles of the category; also those about the page's instrument or the first one of its article, or about instruments of a
 * type. One more on the page of an article, which may be among them, and as many more as the page shows elsewhere.
 */
export function needs({ props, subject }: BlockInput<ArticleTeasersProps>): TeaserQueries {
  const { category, about, count = DEFAULT_COUNT, withoutNewest = 0 } = props;
  const page = { category, page: 0, perPage: count + withoutNewest + (subject?.kind === 'article' ? 1 : 0) };
  const wanted = relatedTo(subject) ?? (about && { entityType: about });
  return {
    articles: query('findArticles', { query: page }),
    ...(wanted && { related: optionalQuery('findArticles', { query: { ...page, ...wanted } }) }),
    ...(withoutNewest > 0 && {
      shown: optionalQuery('findArticles', { query: { source: 'redaktion', page: 0, perPage: withoutNewest } }),
    }),
  };
}

/** The instrument of the page, or the first one of its article. */
function relatedTo(subject: Subject | undefined): Pick<Schema<'Instrument'>, 'entityType' | 'entityValue'> | undefined {
  const instrument = subject?.kind === 'article' ? subject.article.instruments[0] : subject?.kind === 'instrument' && subject.instrument;
  return instrument ? { entityType: instrument.entityType, entityValue: instrument.entityValue } : undefined;
}
