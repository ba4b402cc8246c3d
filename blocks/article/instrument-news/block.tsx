import type { Schema } from '#client/operations.ts';
import { safeHref } from '#documents/rules/safe-href.ts';
import { formatDateTime } from '#domain/format/date.ts';
import { displayName } from '#domain/instrument/name.ts';
import { subPagePath } from '#domain/instrument/path.ts';
import type { BlockView } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import type { InstrumentNewsProps } from '../../generated/props.ts';
import type { NewsQueries } from './data.ts';

/** Newest articles about the page's instrument, each with source and time, and a link to all of them; renders nothing without articles. */
export function InstrumentNews({ props, data, subject }: BlockView<InstrumentNewsProps, NewsQueries, InstrumentSubject>) {
  const pieces = data.news?.list ?? [];
  if (pieces.length === 0) return null;
  const more = props.subPage === undefined ? undefined : subPagePath(subject.section, subject.slug, props.subPage);
  return (
    <section className="instrument-news">
      {subject.instrument.entityType === 'DERIVATIVE' ? (
        <BlockHead title={props.headline ?? 'Nachrichten zum Basiswert'} aside={<Underlying product={data.product} />} />
      ) : (
        <BlockHead title={props.headline ?? 'Nachrichten'} aside={more === undefined ? undefined : <a href={more}>Alle Nachrichten</a>} />
      )}
      <ul className="instrument-news__list">
        {pieces.map(({ entityValue, urls, headline, source, newsCategory, datetimePublication, premium }) => (
          <li key={entityValue}>
            <a href={safeHref(urls.WEBSITE)}>{headline}</a>
            <p className="instrument-news__stand">
              <time dateTime={datetimePublication}>{formatDateTime(datetimePublication)}</time>
              {` · ${source?.name ?? newsCategory?.name ?? 'Redaktion'}`}
              {premium === true && ' · für Abonnenten'}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Underlying({ product }: { readonly product: Schema<'DerivativeOverview'> | undefined }) {
  const instrument = product?.list[0]?.instrument;
  return instrument === undefined ? null : <a href={safeHref(instrument.urls.WEBSITE)}>{displayName(instrument)}</a>;
}
