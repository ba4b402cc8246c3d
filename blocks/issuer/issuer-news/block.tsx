import { safeHref } from '#documents/rules/safe-href.ts';
import { formatLongDate } from '#domain/format/date.ts';
import type { BlockView, WithConfig } from '../../kit/block.ts';
import type { IssuerSubject } from '#subjects/issuer/subject.ts';
import { AdLabel } from '../../kit/ad-label.tsx';
import { BlockHead } from '../../kit/block-head.tsx';
import type { IssuerNewsProps } from '../../generated/props.ts';
import { isAppPage } from '../app-page.ts';
import type { NewsQueries } from './data.ts';

/** Recent articles of the issuer, newest first; paid ones are marked as advertising. */
export function IssuerNews({
  props,
  data,
  config,
  page,
  subject: { issuer },
}: BlockView<IssuerNewsProps, NewsQueries, IssuerSubject> & WithConfig<'site'>) {
  const list = data.news?.list ?? [];
  if (list.length === 0) return null;
  return (
    <section className="issuer-news">
      <BlockHead title={props.headline ?? `Nachrichten von ${issuer.name}`} />
      <ul className="issuer-news__list">
        {list.map(({ entityValue, headline, urls, teaser, sponsoring, datetimePublication }) => (
          <li key={entityValue} className="issuer-news__piece">
            <h3 className="issuer-news__headline">
              <a href={safeHref(urls.WEBSITE)}>{headline}</a>
            </h3>
            {sponsoring && (
              <AdLabel labelStyle={sponsoring.label} customer={sponsoring.customer} site={config.site} inApp={isAppPage(page)} />
            )}
            {teaser !== undefined && <p>{teaser}</p>}
            <time className="issuer-news__day" dateTime={datetimePublication}>
              {formatLongDate(datetimePublication)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
