import type { BlockView } from '../../kit/block.ts';
import { NewTabNote } from '../../kit/new-tab.tsx';
import type { LinkProps } from '../../generated/props.ts';
import { safeHref } from '#documents/rules/safe-href.ts';

/** Link on a line of its own; external ones open a new tab and say so. */
export function Link({ props: { url, value, title, linkType } }: BlockView<LinkProps>) {
  const href = safeHref(url);
  const label = value ?? title ?? url;
  if (href === undefined) return <p className="link">{label}</p>;
  const isExternal = linkType === 'EXTERNAL';
  return (
    <p className="link">
      <a className="link__anchor" href={href} {...(isExternal ? { target: '_blank', rel: 'noopener' } : {})}>
        {label}
        {isExternal && <NewTabNote />}
      </a>
    </p>
  );
}
