import type { Schema } from '#client/operations.ts';
import { safeHref } from '#documents/rules/safe-href.ts';
import type { Site } from '#documents/generated/types.ts';
import { formatDateTime, formatLongDate } from '#domain/format/date.ts';
import { SiteImage } from '../../kit/site-image.tsx';
import { SponsorLabel } from '../../kit/sponsor-label.tsx';

export interface TeaserProps {
  readonly article: Schema<'ArticleTeaser'>;
  readonly site: Site;
  readonly level: 'h2' | 'h3';
}

/** Article in short. The headline is the link; its clickable area covers the whole teaser. */
export function Teaser({ article, site, level: Heading }: TeaserProps) {
  const { cloudinaryId, headline, teaser, urls, datetimePublication, sponsoring, source, premium, podcastEpisode } = article;
  return (
    <article className="article-teasers__teaser">
      {cloudinaryId !== undefined && (
        <SiteImage className="article-teasers__image" site={site} id={cloudinaryId} alt="" sizes="(width < 48em) 100vw, 24rem" />
      )}
      <div className="article-teasers__text">
        <Heading className="article-teasers__headline">
          <a href={safeHref(urls.WEBSITE)}>{headline}</a>
        </Heading>
        {sponsoring && <SponsorLabel sponsoring={sponsoring} site={site} />}
        {teaser !== undefined && <p className="article-teasers__lead">{teaser}</p>}
        <p className="article-teasers__date">
          {podcastEpisode && `${podcastEpisode.title} · `}
          <time dateTime={datetimePublication}>{(source?.isAgency === true ? formatDateTime : formatLongDate)(datetimePublication)}</time>
          {source?.isAgency === true && ` · ${source.name}`}
          {premium === true && ' · für Abonnenten'}
        </p>
      </div>
    </article>
  );
}
