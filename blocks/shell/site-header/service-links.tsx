import type { WithConfig } from '../../kit/block.ts';
import { SiteLink } from '../../kit/links/site-link.tsx';

/** Links of header.yaml to the app, portal news, help and the bank's web trading. */
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
