import { authorName } from '#domain/article/author.ts';
import type { Schema } from '#client/operations.ts';
import { safeHref } from '#documents/rules/safe-href.ts';
import type { Site } from '#documents/generated/types.ts';
import { formatDateTime, formatLongDate } from '#domain/format/date.ts';
import { SiteImage } from '../../kit/site-image.tsx';
import { SponsorLabel } from '../../kit/sponsor-label.tsx';

export interface EntryProps {
  readonly article: Schema<'ArticleTeaser'>;
  readonly site: Site;
}

/** Entry of an article: headline, topic, author (else the source) and time. Agency reports show the time to the minute. */
export function Entry({ article, site }: EntryProps) {
  const { cloudinaryId, headline, teaser, urls, datetimePublication, sponsoring, source, authors = [], premium } = article;
  const isAgency = source?.isAgency === true;
  const writer = (isAgency ? '' : authors.map(authorName).join(', ')) || (source?.name ?? '');
  return (
    <article className="article-list__entry">
      {cloudinaryId !== undefined && (
        <SiteImage className="article-list__image" site={site} id={cloudinaryId} alt="" sizes="(width < 48em) 6.5rem, 11rem" />
      )}
      <div className="article-list__text">
        <h3 className="article-list__headline">
          <a href={safeHref(urls.WEBSITE)}>{headline}</a>
        </h3>
        {sponsoring && <SponsorLabel sponsoring={sponsoring} site={site} />}
        {teaser !== undefined && <p className="article-list__lead">{teaser}</p>}
        <p className="article-list__facts">
          <time dateTime={datetimePublication}>{isAgency ? formatDateTime(datetimePublication) : formatLongDate(datetimePublication)}</time>
          {writer !== '' && ` · ${writer}`}
          {premium === true && ' · für Abonnenten'}
        </p>
      </div>
    </article>
  );
}
