import type { Schema } from '#client/operations.ts';
import { optionalQuery, query, type BlockInput, type OptionalQuery, type RequiredQuery } from '../../kit/block.ts';
import type { Subject } from '#subjects/generated/shapes.ts';
import type { ArticleTeasersProps } from '../../generated/props.ts';

export const DEFAULT_COUNT = 6;

export type TeaserQueries = {
  readonly articles: RequiredQuery<'findArticles'>;
  /** Requested on pages of instruments and if the document names a type of instruments. */
  readonly related?: OptionalQuery<'findArticles'>;
  /** Requested if the document says that the page shows some articles elsewhere. */
  readonly shown?: OptionalQuery<'findArticles'>;
};

/**
 * Queries for the newest articles of the category and for those about the page's instrument, the first one of its article, or a type of
 * instruments. Requests spare articles for those that may be left out: one on the page of an article, and as many as the page shows
 * elsewhere.
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

/** Instrument of the page, or the first one of its article. */
function relatedTo(subject: Subject | undefined): Pick<Schema<'Instrument'>, 'entityType' | 'entityValue'> | undefined {
  const instrument = subject?.kind === 'article' ? subject.article.instruments[0] : subject?.kind === 'instrument' && subject.instrument;
  return instrument ? { entityType: instrument.entityType, entityValue: instrument.entityValue } : undefined;
}
