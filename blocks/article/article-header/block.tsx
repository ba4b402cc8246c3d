import type { Routes } from '#documents/routes/path-of.ts';
import { formatDateTime, formatLongDate } from '#domain/format/date.ts';
import type { Schema } from '#client/operations.ts';
import type { BlockView, NoQueries, WithConfig } from '../../kit/block.ts';
import type { ArticleSubject } from '#subjects/article/subject.ts';
import { TightLink } from '../../kit/tight-link.tsx';
import { SiteImage } from '../../kit/site-image.tsx';
import type { ArticleHeaderProps } from '../../generated/props.ts';
import { AuthorLinks } from '../author-links.tsx';
import { Portrait } from '../portrait.tsx';
import { SponsorLabel } from '../../kit/sponsor-label.tsx';
import { readingMinutes } from './reading-time.ts';

/** Side of a portrait beside a name, in CSS pixels. */
const PORTRAIT = 44;

/** Head of an article: topic, author, time of publication and reading time. */
export function ArticleHeader({
  subject: { article },
  config,
  page,
}: BlockView<ArticleHeaderProps, NoQueries, ArticleSubject> & WithConfig<'site'>) {
  const { headline, teaser, articleSubTypeName, datetimePublication, datetimeUpdate, instruments, sponsoring, source } = article;
  const picture = pictureOf(article);
  return (
    <header className="article-header">
      <div className="article-header__text">
        {articleSubTypeName !== undefined && <p className="article-header__kind">{articleSubTypeName}</p>}
        {sponsoring && <SponsorLabel sponsoring={sponsoring} site={config.site} />}
        <h1 className="article-header__headline">{headline}</h1>
        {teaser !== undefined && <p className="article-header__teaser">{teaser}</p>}
        <div className="article-header__byline">
          {portraitsOf(article).map((id) => (
            <Portrait key={id} className="article-header__portrait" site={config.site} id={id} size={PORTRAIT} eager />
          ))}
          <ul className="article-header__facts">
            <li>
              <Writer {...article} routes={page.routes} />
            </li>
            <li>
              <time dateTime={datetimePublication}>
                {(source?.isAgency === true ? formatDateTime : formatLongDate)(datetimePublication)}
              </time>
            </li>
            {datetimeUpdate !== undefined && (
              <li>
                aktualisiert am <time dateTime={datetimeUpdate}>{formatLongDate(datetimeUpdate)}</time>
              </li>
            )}
            <li>{readingMinutes(article)}&nbsp;Min. Lesezeit</li>
          </ul>
        </div>
        {instruments.length > 0 && (
          <ul className="article-header__instruments" aria-label="Instrumente im Artikel">
            {instruments.map((instrument) => (
              <li key={`${instrument.entityType}-${instrument.entityValue}`}>
                <TightLink instrument={instrument} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {picture !== undefined && (
        <SiteImage className="article-header__picture" site={config.site} id={picture} alt="" sizes="(width < 64em) 100vw, 50vw" eager />
      )}
    </header>
  );
}

/** Picture of the article, unless its text already shows it. */
function pictureOf({ cloudinaryId, contentItems }: Schema<'Article'>): string | undefined {
  return contentItems.some((item) => item.cloudinaryId === cloudinaryId) ? undefined : cloudinaryId;
}

/** Author line: the agency, else the authors (a single one with their position), else the publisher. */
function Writer({ source, authors = [], author, publisher, routes }: Schema<'Article'> & { readonly routes: Routes }) {
  if (source?.isAgency === true) return source.name;
  const [first, ...others] = authors;
  if (first === undefined) return author ?? publisher.name;
  return (
    <>
      <AuthorLinks authors={authors} routes={routes} />
      {others.length === 0 && first.position !== undefined && `, ${first.position}`}
    </>
  );
}

/** Pictures of the people that `Writer` names; the logo of the source if it names none. */
function portraitsOf({ source, authors = [] }: Schema<'Article'>): readonly string[] {
  const named = source?.isAgency === true || authors.length === 0 ? [source] : authors;
  return named.flatMap((one) => one?.cloudinaryId ?? []);
}
