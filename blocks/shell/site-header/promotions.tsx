import type { PageFacts, WithConfig } from '../../kit/block.ts';
import { SiteLink } from '../../kit/links/site-link.tsx';
import { isCurrent } from '#documents/rules/dates.ts';

interface PromotionsView extends WithConfig<'header' | 'site'> {
  readonly page: Pick<PageFacts, 'now'>;
  readonly viewport: 'large' | 'small';
}

/** Links of a viewport whose period includes now. Source: portal.md §2 "Newsletter link". */
export function Promotions({ config: { header, site }, page, viewport }: PromotionsView) {
  return header.promotions
    .filter((promotion) => promotion.viewport === viewport && isCurrent(promotion, page.now))
    .map((promotion) => <SiteLink key={promotion.label} link={promotion} site={site} className="site-header__promotion" />);
}
