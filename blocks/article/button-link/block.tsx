import type { BlockView } from '../../kit/block.ts';
import { NewTabNote } from '../../kit/new-tab.tsx';
import type { ButtonLinkProps } from '../../generated/props.ts';
import { safeHref } from '#documents/rules/safe-href.ts';

/** Link that looks like a button; external ones open a new tab and say so. Renders nothing without a safe address. */
export function ButtonLink({ props: { url, value, title, linkType } }: BlockView<ButtonLinkProps>) {
  const href = safeHref(url);
  if (href === undefined) return null;
  const isExternal = linkType === 'EXTERNAL';
  return (
    <p className="button-link">
      <a className="button-link__anchor" href={href} {...(isExternal ? { target: '_blank', rel: 'noopener' } : {})}>
        {value ?? title ?? url}
        {isExternal && <NewTabNote />}
      </a>
    </p>
  );
}
