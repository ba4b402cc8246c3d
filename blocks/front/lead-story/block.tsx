import type { Schema } from '#client/operations.ts';
import { safeHref } from '#documents/rules/safe-href.ts';
import type { Site } from '#documents/generated/types.ts';
import { authorName } from '#domain/article/author.ts';
import { formatDateTime, formatLongDate, formatQuoteTime, formatTime, berlinDay } from '#domain/format/date.ts';
import type { Answers, BlockView, WithConfig } from '../../kit/block.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { SiteImage } from '../../kit/site-image.tsx';
import type { LeadStoryProps } from '../../generated/props.ts';
import { DEFAULT_MORE, type LeadQueries } from './data.ts';

type Teaser = Schema<'ArticleTeaser'>;

/** Newest article large with its picture, further ones of the editors small below, and headlines with their time beside them. */
export function LeadStory({ props, data, config, page }: BlockView<LeadStoryProps, LeadQueries> & WithConfig<'site'>) {
  const [lead, ...others] = storiesOf(data, props.more);
  const { title, link } = props.headlines;
  return (
    <section className="lead-story">
      <div className="lead-story__stories">
        {lead === undefined ? <EmptyState>Hier ist noch nichts erschienen.</EmptyState> : <Lead article={lead} site={config.site} />}
        {others.length > 0 && (
          <ul className="lead-story__others">
            {others.map((article) => (
              <li key={article.entityValue}>
                <Other article={article} site={config.site} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="lead-story__aside">
        <h2 className="lead-story__title">{link === undefined ? title : <a href={safeHref(link)}>{title}</a>}</h2>
        <ol className="lead-story__headlines">
          {data.headlines.list.map(({ entityValue, headline, urls, datetimePublication }) => (
            <li key={entityValue}>
              <time dateTime={datetimePublication}>{timeOf(datetimePublication, page.now)}</time>
              <a href={safeHref(urls.WEBSITE)}>{headline}</a>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Newest article of the category (else of the editors), then the given number of others of the editors. */
function storiesOf({ stories, lead }: Answers<LeadQueries>, more = DEFAULT_MORE): Teaser[] {
  const articles = new Map([...(lead?.list ?? []), ...stories.list].map((article) => [article.entityValue, article]));
  return [...articles.values()].slice(0, 1 + more);
}

function Lead({ article, site }: { readonly article: Teaser; readonly site: Site }) {
  const { cloudinaryId, headline, teaser, urls } = article;
  return (
    <article className="lead-story__lead">
      {cloudinaryId !== undefined && (
        <SiteImage className="lead-story__image" site={site} id={cloudinaryId} alt="" sizes="(width < 64em) 100vw, 30rem" eager />
      )}
      <div className="lead-story__text">
        <p className="lead-story__kicker">{article.newsCategory?.name}</p>
        <h2 className="lead-story__headline">
          <a href={safeHref(urls.WEBSITE)}>{headline}</a>
        </h2>
        {teaser !== undefined && <p className="lead-story__teaser">{teaser}</p>}
        <Stand article={article} />
      </div>
    </article>
  );
}

function Other({ article, site }: { readonly article: Teaser; readonly site: Site }) {
  return (
    <article className="lead-story__other">
      {article.cloudinaryId !== undefined && (
        <SiteImage className="lead-story__small-image" site={site} id={article.cloudinaryId} alt="" sizes="8rem" />
      )}
      <div>
        <h3 className="lead-story__other-headline">
          <a href={safeHref(article.urls.WEBSITE)}>{article.headline}</a>
        </h3>
        <Stand article={article} />
      </div>
    </article>
  );
}

function Stand({ article: { authors = [], source, publisher, datetimePublication, premium } }: { readonly article: Teaser }) {
  const names = authors.map(authorName).join(', ') || (source ?? publisher).name;
  return (
    <p className="lead-story__stand">
      <time dateTime={datetimePublication}>{(source?.isAgency === true ? formatDateTime : formatLongDate)(datetimePublication)}</time>
      {` · ${names}`}
      {premium === true && ' · für Abonnenten'}
    </p>
  );
}

/** Time for today's articles, day for others. */
function timeOf(instant: string, now: string): string {
  return berlinDay(instant) === berlinDay(now) ? formatTime(instant) : formatQuoteTime(instant, now, true).slice(0, 6);
}
