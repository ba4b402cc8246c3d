import { safeHref } from '#documents/rules/safe-href.ts';
import type { SearchArticlesProps } from '../../generated/props.ts';
import { formatInteger } from '#domain/format/number.ts';
import { formatLongDate } from '#domain/format/date.ts';
import type { BlockView } from '../../kit/block.ts';
import type { SearchSubject } from '#subjects/search/subject.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import type { needs } from './data.ts';

/** Articles that match a search; renders nothing without any. */
export function SearchArticles({ props, data: { articles } }: BlockView<SearchArticlesProps, ReturnType<typeof needs>, SearchSubject>) {
  if (articles === undefined || articles.list.length === 0) return null;
  const { list, total = list.length } = articles;
  return (
    <section className="search-articles">
      <BlockHead title={props.headline} aside={list.length < total ? `${list.length} von ${formatInteger(total)}` : formatInteger(total)} />
      <ul className="search-articles__list">
        {list.map(({ entityValue, urls, headline, datetimePublication, sponsoring, source }) => (
          <li key={entityValue}>
            <a href={safeHref(urls.WEBSITE)}>{headline}</a>
            <p className="search-articles__facts">
              {sponsoring !== undefined && 'Werbung · '}
              <time dateTime={datetimePublication}>{formatLongDate(datetimePublication)}</time>
              {source?.isAgency === true && ` · ${source.name}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
