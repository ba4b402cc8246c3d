import { formatLongDate } from '#domain/format/date.ts';
import type { ArticleSubject, BlockView, NoQueries } from '../../kit/block.ts';
import { InstrumentLink } from '../../kit/instrument-link.tsx';
import type { ArticleHeaderProps } from '../../generated/props.ts';
import { readingMinutes } from './reading-time.ts';

/** The head of an article: what it is about, who wrote it, when, and how long it takes to read. */
export function ArticleHeader({ subject: { article } }: BlockView<ArticleHeaderProps, NoQueries, ArticleSubject>) {
  const { headline, teaser, author, publisher, articleSubTypeName, datetimePublication, datetimeUpdate, instruments } = article;
  return (
    <header className="article-header">
      {articleSubTypeName !== undefined && <p className="article-header__kind">{articleSubTypeName}</p>}
      <h1 className="article-header__headline">{headline}</h1>
      {teaser !== undefined && <p className="article-header__teaser">{teaser}</p>}
      <ul className="article-header__facts">
        <li>{author ?? publisher.name}</li>
        <li>
          <time dateTime={datetimePublication}>{formatLongDate(datetimePublication)}</time>
        </li>
        {datetimeUpdate !== undefined && (
          <li>
            aktualisiert am <time dateTime={datetimeUpdate}>{formatLongDate(datetimeUpdate)}</time>
          </li>
        )}
        <li>{readingMinutes(article)}&nbsp;Min. Lesezeit</li>
      </ul>
      {instruments.length > 0 && (
        <ul className="article-header__instruments" aria-label="Instrumente im Artikel">
          {instruments.map((instrument) => (
            <li key={`${instrument.entityType}-${instrument.entityValue}`}>
              <InstrumentLink instrument={instrument} tight />
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}
