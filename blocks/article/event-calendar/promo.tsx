import type { Site } from '#documents/generated/types.ts';
import type { Header } from '#documents/generated/types.ts';
import { isActive } from '#documents/rules/evaluate.ts';
import type { PageFacts } from '../../kit/block.ts';
import { SiteLink } from '../../kit/links/site-link.tsx';
import { safeHref } from '#documents/rules/safe-href.ts';

/** Promotion by an editor or an article in the middle of a list of events. */
export interface Promo {
  readonly text?: string;
  readonly label: string;
  readonly link: string;
}

interface PromoRowProps {
  readonly promo: Promo | undefined;
  readonly page: Pick<PageFacts, 'path' | 'visitor'>;
  readonly config: { readonly header: Header; readonly site: Site };
}

/** Row that an editor wrote for the middle of a list of events. */
export function writtenPromo(promo: Promo) {
  const href = safeHref(promo.link);
  return href === undefined ? undefined : (
    <>
      {promo.text} <a href={href}>{promo.label}</a>
    </>
  );
}

/**
 * Row in the middle of an article's list: the promotion written for it, else the newsletter of the header; undefined if neither may be
 * shown.
 */
export function promoOf({ promo, page: { path, visitor }, config: { header, site } }: PromoRowProps) {
  if (promo !== undefined) return writtenPromo(promo);
  const { newsletter } = header;
  const isHidden = newsletter?.hiddenOn !== undefined && isActive(newsletter.hiddenOn, { path, host: visitor.host });
  return newsletter === undefined || isHidden ? undefined : <SiteLink link={newsletter} site={site} />;
}
