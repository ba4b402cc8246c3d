import type { YoutubeVideoProps } from '../../generated/props.ts';
import type { BlockView, WithConfig } from '../../kit/block.ts';
import { Gate } from '../gate.tsx';
import { youtubeId } from './youtube-id.ts';

/** YouTube video behind the gate of a host that sets no cookies before playback; renders nothing without a readable id. */
export function YoutubeVideo({ props: { videoId, url, title = 'Video' }, config }: BlockView<YoutubeVideoProps> & WithConfig<'consent'>) {
  const id = youtubeId(videoId) ?? youtubeId(url);
  if (id === undefined) return null;
  return (
    <div className="youtube-video">
      <Gate
        url={`https://www.youtube-nocookie.com/embed/${id}`}
        link={`https://www.youtube.com/watch?v=${id}`}
        title={title}
        what="ein Video"
        hosts={config.consent.externalHosts}
      />
    </div>
  );
}
