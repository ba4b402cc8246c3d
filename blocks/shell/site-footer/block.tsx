import { pathOf } from '#documents/routes/path-of.ts';
import { isUnder } from '#documents/rules/evaluate.ts';
import type { SiteFooterProps } from '../../generated/props.ts';
import type { BlockView, WithConfig } from '../../kit/block.ts';
import { SiteLink } from '../../kit/links/site-link.tsx';
import { copyrightOf } from './copyright.ts';
import { FooterGroups } from './footer-groups.tsx';

/**
 * Groups of links, legal notices and the copyright, all from footer.yaml and site.yaml. Apps get only the legal part, and nothing on paths
 * without a request for consent. Source: portal.md §2 "Footer".
 */
export function SiteFooter({ config, page }: BlockView<SiteFooterProps> & WithConfig<'consent' | 'footer' | 'routeLists' | 'site'>) {
  const { consent, footer, routeLists, site } = config;
  const isMinimal = page.visitor.isApp;
  if (isMinimal && routeLists.skipConsent.some((start) => isUnder(page.path, start))) return null;
  const { notices, links, privacy } = footer.legal;
  return (
    <footer className="site-footer" data-under-menu="">
      <div className="site-footer__inner">
        {!isMinimal && <FooterGroups footer={footer} site={site} />}
        <div className="site-footer__legal">
          {notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
          <ul className="site-footer__legal-links">
            {links.map(({ name, ...link }) => (
              <li key={name}>
                <SiteLink link={{ ...link, label: name }} site={site} />
              </li>
            ))}
            {privacy !== undefined && (
              <li>
                <a
                  href={`${pathOf(page.routes, 'privacy-center')}#${consent.tool.privacyManagerId}`}
                  data-privacy={consent.tool.script === 'parkett' ? '' : undefined}
                >
                  {privacy.name}
                </a>
              </li>
            )}
          </ul>
          <p>{copyrightOf(site, page.now)}</p>
        </div>
      </div>
    </footer>
  );
}
