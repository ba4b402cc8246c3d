import type { ReactNode } from 'react';
import { safeHref } from '#documents/rules/safe-href.ts';
import type { Site } from '#documents/generated/types.ts';
import { NewTabNote } from '../new-tab.tsx';
import { linkAddress } from './link-address.ts';

/** A link as the documents of header and footer write it. */
export interface WrittenLink {
  readonly label: string;
  readonly link: string;
  readonly host?: keyof Site['hosts'];
  readonly target?: '_self' | '_blank';
}

interface SiteLinkProps {
  readonly link: WrittenLink;
  readonly site: Pick<Site, 'hosts'>;
  readonly className?: string;
  /** In front of the label. */
  readonly icon?: ReactNode;
}

/** One configured link on the host that it belongs to. A new tab is announced. */
export function SiteLink({ link: { label, link, host, target }, site, className, icon }: SiteLinkProps) {
  const opensTab = target === '_blank';
  return (
    <a
      className={className}
      href={safeHref(linkAddress(link, host, site))}
      target={opensTab ? '_blank' : undefined}
      rel={opensTab ? 'noopener' : undefined}
    >
      {icon}
      {label}
      {opensTab && <NewTabNote />}
    </a>
  );
}
