import { safeHref } from '#documents/rules/safe-href.ts';
import type { Footer, Site } from '#documents/generated/types.ts';
import { LETTERS } from '#domain/text/letters.ts';
import { SiteLink, type WrittenLink } from '../../kit/links/site-link.tsx';
import { ServiceIcon } from './service-icon.tsx';

interface FooterGroupsProps {
  readonly footer: Footer;
  readonly site: Site;
}

/** Part of the footer above the legal notices: groups, letters, app stores and social networks. */
export function FooterGroups({ footer: { letters, groups, appStores = [], social = [] }, site }: FooterGroupsProps) {
  return (
    <>
      {letters !== undefined && <Letters title={letters.title} link={letters.link} />}
      <div className="site-footer__groups no-print">
        {groups.map(({ id, title, links }) => (
          <section key={id}>
            <h2 className="site-footer__title">{title}</h2>
            <ul>
              {links.map(({ name, ...link }) => (
                <li key={name}>
                  <SiteLink link={{ ...link, label: name }} site={site} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {appStores.length + social.length > 0 && (
          <section>
            <h2 className="site-footer__title">{site.name} unterwegs</h2>
            <ul className="site-footer__badges">
              {appStores.map(({ store, name, link }) => (
                <Elsewhere key={store} icon={store} link={{ label: name, link }} site={site} className="site-footer__badge" />
              ))}
            </ul>
            <ul className="site-footer__social">
              {social.map(({ network, name, link }) => (
                <Elsewhere key={network} icon={network} link={{ label: name, link }} site={site} className="site-footer__network" />
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}

interface ElsewhereProps {
  readonly icon: 'apple' | 'google' | 'facebook' | 'youtube' | 'instagram';
  readonly link: WrittenLink;
  readonly site: Site;
  readonly className: string;
}

function Elsewhere({ icon, link, site, className }: ElsewhereProps) {
  return (
    <li>
      <SiteLink link={{ ...link, target: '_blank' }} site={site} className={className} icon={<ServiceIcon name={icon} />} />
    </li>
  );
}

function Letters({ title, link }: { readonly title: string; readonly link: string }) {
  return (
    <section className="site-footer__letters no-print">
      <h2 className="site-footer__title">{title}</h2>
      <ul>
        {LETTERS.map((letter) => (
          <li key={letter}>
            <a href={safeHref(link.replace('{letter}', letter))}>
              <span className="visually-hidden">{title} mit </span>
              {letter.toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
