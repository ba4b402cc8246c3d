import type { Footer, Site } from '#config/generated/types.ts';
import type { BlockView, WithConfig } from '../../kit/block.ts';
import { NewTabNote } from '../../kit/new-tab.tsx';
import type { SiteFooterProps } from '../../generated/props.ts';
import { linkAddress } from '../link-address.ts';
import { copyrightOf } from './copyright.ts';

type Link = Footer['legal']['links'][number];

/** Groups of links, legal notices and the copyright, all from footer.yaml and site.yaml. */
export function SiteFooter({ config, page }: BlockView<SiteFooterProps> & WithConfig<'footer' | 'site'>) {
  const { letters, groups, legal, appStores = [], social = [] } = config.footer;
  const elsewhere = [...appStores, ...social];
  return (
    <footer className="site-footer">
      <div className="site-footer__inner">
        <div className="site-footer__groups">
          {groups.map((group) => (
            <Group key={group.id} title={group.title} links={group.links} site={config.site} />
          ))}
          {elsewhere.length > 0 && (
            <Group
              title="Parkett unterwegs"
              links={elsewhere.map(({ name, link }) => ({ name, link, target: '_blank' }))}
              site={config.site}
            />
          )}
        </div>
        {letters !== undefined && <Letters title={letters.title} link={letters.link} />}
        <div className="site-footer__legal">
          {legal.notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
          <ul className="site-footer__legal-links">
            {legal.links.map((link) => (
              <li key={link.name}>
                <FooterLink link={link} site={config.site} />
              </li>
            ))}
          </ul>
          <p>{copyrightOf(config.site, page.now)}</p>
        </div>
      </div>
    </footer>
  );
}

function Group({ title, links, site }: { readonly title: string; readonly links: readonly Link[]; readonly site: Site }) {
  return (
    <section>
      <h2 className="site-footer__title">{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.name}>
            <FooterLink link={link} site={site} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Letters({ title, link }: { readonly title: string; readonly link: string }) {
  const letters = Array.from({ length: 26 }, (_none, index) => String.fromCodePoint('a'.charCodeAt(0) + index));
  return (
    <section className="site-footer__letters">
      <h2 className="site-footer__title">{title}</h2>
      <ul>
        {letters.map((letter) => (
          <li key={letter}>
            <a href={link.replace('{letter}', letter)}>
              <span className="visually-hidden">{title} mit </span>
              {letter.toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FooterLink({ link: { name, link, host, target }, site }: { readonly link: Link; readonly site: Site }) {
  const opensTab = target === '_blank';
  return (
    <a href={linkAddress(link, host, site)} target={opensTab ? '_blank' : undefined} rel={opensTab ? 'noopener' : undefined}>
      {name}
      {opensTab && <NewTabNote />}
    </a>
  );
}
