import { safeHref } from '#documents/rules/safe-href.ts';
import type { BlockView } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import type { LinkListProps } from '../../generated/props.ts';

/** Groups of links, each with a sentence; side by side if there is space. Links to the page itself are left out. */
export function LinkList({ props, page }: BlockView<LinkListProps>) {
  const { headline } = props;
  const groups = props.groups.map(({ title, links }) => ({ title, links: links.filter(({ link }) => link !== page.path) }));
  return (
    <section className="link-list">
      <BlockHead title={headline} />
      <div className={groups.length > 1 ? 'link-list__groups link-list__groups--several' : 'link-list__groups'}>
        {groups.map(({ title, links }) => (
          <div key={title ?? links[0]?.link}>
            {title !== undefined && <h3 className="link-list__title">{title}</h3>}
            <ul className="link-list__links">
              {links.map(({ name, link, text }) => (
                <li key={link}>
                  <a href={safeHref(link)}>{name}</a>
                  {text !== undefined && <span className="link-list__text">{text}</span>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
