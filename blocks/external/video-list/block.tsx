import { pathOf } from '#documents/routes/path-of.ts';
import { safeHref } from '#documents/rules/safe-href.ts';
import { formatLongDate } from '#domain/format/date.ts';
import type { BlockView, WithConfig } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { pageOf, Paging } from '../../kit/paging.tsx';
import type { VideoListProps } from '../../generated/props.ts';
import { Gate } from '../gate.tsx';
import { PER_PAGE, type needs } from './data.ts';

/** Videos of a format, newest first, each with its player behind the gate of its host and a link to its text. */
export function VideoList({
  props: { headline = 'Alle Folgen' },
  data: { videos },
  config: { consent },
  page,
}: BlockView<VideoListProps, ReturnType<typeof needs>> & WithConfig<'consent'>) {
  const { list, total = list.length } = videos;
  return (
    <section className="video-list">
      <BlockHead title={headline} aside={total === 0 ? undefined : `${total} ${total === 1 ? 'Folge' : 'Folgen'}`} />
      {list.length === 0 ? (
        <EmptyState>
          {total === 0 ? 'In diesem Format ist noch nichts erschienen.' : 'So weit reicht die Liste nicht.'}{' '}
          <a href={pathOf(page.routes, 'videos')}>Alle Videos</a>
        </EmptyState>
      ) : (
        <ol className="video-list__entries">
          {list.map(({ entityValue, urls, headline: title, teaser, datetimePublication, video }) => (
            <li key={entityValue} className="video-list__entry">
              <h3 className="video-list__headline">
                <a href={safeHref(urls.WEBSITE)}>{title}</a>
              </h3>
              <p className="video-list__facts">
                <time dateTime={datetimePublication}>{formatLongDate(datetimePublication)}</time>
              </p>
              {teaser !== undefined && <p>{teaser}</p>}
              {video !== undefined && (
                <Gate url={video.url} link={video.link} title={title} what="ein Video" hosts={consent.externalHosts} />
              )}
            </li>
          ))}
        </ol>
      )}
      <Paging path={page.path} page={pageOf(page.query)} perPage={PER_PAGE} total={total} />
    </section>
  );
}
