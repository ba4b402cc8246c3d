import type { Schema } from '#client/operations.ts';
import type { BlockView } from '../../kit/block.ts';
import type { PodcastPlayerProps } from '../../generated/props.ts';
import { safeHref } from '#documents/rules/safe-href.ts';
import { Island } from '../../kit/island.tsx';
import { Island as Chapters } from './chapters.client.tsx';
import { asClock } from './clock.ts';
import type { PlayerQueries } from './data.ts';

type Teaser = Pick<Schema<'ArticleTeaser'>, 'headline' | 'urls' | 'podcastEpisode'>;

/**
 * Plays an episode in the browser's own player: the episode of the page, or the newest of the page's podcast. Chapters link to their start
 * times.
 */
export function PodcastPlayer({ data, subject }: BlockView<PodcastPlayerProps, PlayerQueries>) {
  const isOwn = subject?.kind === 'article';
  const article: Teaser | undefined = isOwn ? subject.article : data.newest?.list[0];
  const { audio, chapters = [], title, number } = article?.podcastEpisode ?? {};
  const source = safeHref(audio?.url);
  if (article === undefined || audio === undefined || source === undefined) return null;
  return (
    <section className="podcast-player" aria-labelledby="podcast-player">
      <p className="podcast-player__kicker">
        {isOwn ? 'Diese Folge hören' : 'Die neueste Folge hören'} · {title}, Folge {number}
      </p>
      <h2 id="podcast-player" className="podcast-player__title">
        {isOwn ? article.headline : <a href={safeHref(article.urls.WEBSITE)}>{article.headline}</a>}
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the linked article is the transcript */}
      <audio className="podcast-player__audio" controls preload="none" src={source} aria-label={article.headline}>
        <a href={source}>Aufnahme herunterladen</a>
      </audio>
      <p className="podcast-player__facts">
        {asClock(audio.seconds)} Minuten, von einer Computerstimme gelesen ·{' '}
        <a href={source} download>
          Herunterladen ({megabytes(audio.bytes)}&nbsp;MB)
        </a>
        {!isOwn && (
          <>
            {' '}
            · <a href={safeHref(article.urls.WEBSITE)}>Folge nachlesen</a>
          </>
        )}
      </p>
      {chapters.length > 0 && (
        <details className="podcast-player__chapters" open={isOwn}>
          <summary>Kapitel ({chapters.length})</summary>
          <Island
            name="podcast-player/chapters"
            of={Chapters}
            props={{ source, chapters: chapters.map(({ start, title: chapter }) => ({ start, title: chapter })) }}
            rule="interaction"
          />
        </details>
      )}
    </section>
  );
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toLocaleString('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
