import type { PodcastEmbedProps } from '../../generated/props.ts';
import type { BlockView, WithConfig } from '../../kit/block.ts';
import { Gate } from '../gate.tsx';

/** Height of the player in CSS pixels. Source: portal.md §2 Article content "A podcast embed is 155 high". */
const HEIGHT = 155;

/** Player of a podcast episode behind the gate of its host. */
export function PodcastEmbed({ props: { url, title = 'Podcast' }, config }: BlockView<PodcastEmbedProps> & WithConfig<'consent'>) {
  return (
    <div className="podcast-embed">
      <Gate url={url} title={title} what="eine Podcastfolge" shape={{ height: HEIGHT }} hosts={config.consent.externalHosts} />
    </div>
  );
}
