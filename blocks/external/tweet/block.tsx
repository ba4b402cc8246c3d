import type { TweetProps } from '../../generated/props.ts';
import type { BlockView, WithConfig } from '../../kit/block.ts';
import { Gate } from '../gate.tsx';

const ID = /^\d{1,20}$/u;
const ADDRESS = /^https:\/\/(?:www\.|mobile\.)?(?:twitter|x)\.com\/\w{1,20}\/status\/(?<id>\d{1,20})(?:[/?#]|$)/u;
/** Height of a post of a few lines, in CSS pixels; a longer one scrolls in its frame. */
const HEIGHT = 520;

/** Post of the network X behind the gate of its host; renders nothing without a readable id. */
export function Tweet({
  props: { tweetId = '', url = '', title = 'Beitrag bei X' },
  config,
}: BlockView<TweetProps> & WithConfig<'consent'>) {
  const id = ID.test(tweetId) ? tweetId : ADDRESS.exec(url)?.groups?.['id'];
  if (id === undefined) return null;
  return (
    <div className="tweet">
      <Gate
        url={`https://platform.twitter.com/embed/Tweet.html?id=${id}&dnt=true&lang=de`}
        link={`https://x.com/i/status/${id}`}
        title={title}
        what="ein Beitrag"
        shape={{ height: HEIGHT }}
        hosts={config.consent.externalHosts}
      />
    </div>
  );
}
