import type { ReactNode } from 'react';
import { safeHref } from '#documents/rules/safe-href.ts';
import type { Site } from '#documents/generated/types.ts';
import { NewTabNote } from '../new-tab.tsx';
import { linkAddress } from './link-address.ts';

/** Link as written in the documents of header and footer. */
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
  /** Icon before the label. */
  readonly icon?: ReactNode;
}

/** Configured link on its host. A new tab is announced. */
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
