import type { BlockView, NoQueries, WithConfig } from '../../kit/block.ts';
import type { ArticleSubject } from '#subjects/article/subject.ts';
import type { VideoPlayerProps } from '../../generated/props.ts';
import { Gate } from '../gate.tsx';

/** Plays the video of the page's article behind the gate of its host; renders nothing without a video. */
export function VideoPlayer({ subject, config }: BlockView<VideoPlayerProps, NoQueries, ArticleSubject> & WithConfig<'consent'>) {
  const { video, headline } = subject.article;
  if (video === undefined) return null;
  return (
    <div className="video-player">
      <Gate url={video.url} link={video.link} title={headline} what="ein Video" hosts={config.consent.externalHosts} />
    </div>
  );
}
