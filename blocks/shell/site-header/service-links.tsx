import type { WithConfig } from '../../kit/block.ts';
import { SiteLink } from '../../kit/links/site-link.tsx';

/** App, news of the portal, help and the bank's web trading, as header.yaml names them. */
export function ServiceLinks({ config: { header, site } }: WithConfig<'header' | 'site'>) {
  if (header.links.length === 0) return null;
  return (
    <ul className="site-header__services no-print">
      {header.links.map((link) => (
        <li key={link.label}>
          <SiteLink link={link} site={site} className="site-header__service" />
        </li>
      ))}
    </ul>
  );
}
