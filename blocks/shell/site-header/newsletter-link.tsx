import { isActive } from '#documents/rules/evaluate.ts';
import type { PageFacts, WithConfig } from '../../kit/block.ts';
import { SiteLink } from '../../kit/links/site-link.tsx';

interface NewsletterLinkView extends WithConfig<'header' | 'site'> {
  readonly page: Pick<PageFacts, 'path' | 'visitor'>;
}

/** Configured link to the newsletter; renders nothing if its condition is not met. */
export function NewsletterLink({ config: { header, site }, page: { path, visitor } }: NewsletterLinkView) {
  const { newsletter } = header;
  if (newsletter === undefined) return null;
  if (newsletter.hiddenOn !== undefined && isActive(newsletter.hiddenOn, { path, host: visitor.host })) return null;
  return <SiteLink link={newsletter} site={site} className="site-header__newsletter" />;
}
