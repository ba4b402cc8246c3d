import { safeHref } from '#documents/rules/safe-href.ts';
import type { ForumFrameProps } from '../../generated/props.ts';
import type { BlockView, WithConfig } from '../../kit/block.ts';

/** Empty container between header and footer for the external forum; until the forum fills it, it has a link. */
export function ForumFrame({ props: { headline }, page, config }: BlockView<ForumFrameProps> & WithConfig<'site'>) {
  const rest = page.path.split('/').slice(3).join('/');
  return (
    <div className="forum-frame">
      <h1 className="visually-hidden">{headline}</h1>
      <div className="forum-frame__content" id="forum-inhalt" data-forum-path={`/${rest}`} />
      <p className="forum-frame__direct">
        <a href={safeHref(`${config.site.hosts.forum}/${rest}`)}>Im Forum weiterlesen</a>
      </p>
    </div>
  );
}
