import type { BlockView, WithConfig } from '../../kit/block.ts';
import type { SiteHeaderProps } from '../../generated/props.ts';
import { SearchBox } from '../search-box/block.tsx';
import { ThemeToggle } from '../theme-toggle.tsx';
import { UserEntry } from '../user-entry/block.tsx';
import { Announcement } from './announcement.tsx';
import { FullNavigation } from './full-navigation.tsx';
import { MainNavigation, SectionNavigation } from './main-navigation.tsx';
import { navigationTree } from './navigation-tree.ts';
import { NewsletterLink } from './newsletter-link.tsx';
import { Promotions } from './promotions.tsx';
import { ServiceLinks } from './service-links.tsx';

/**
 * Wordmark, services, search, user and navigation. All of it works without JavaScript: the search is a form, and all levels of the
 * navigation are in a `<details>`. Source: portal.md §2 "Shell shared by all pages".
 */
export function SiteHeader(view: BlockView<SiteHeaderProps> & WithConfig<'navigation' | 'header' | 'site' | 'userMenu' | 'products'>) {
  const { config, page } = view;
  const groups = navigationTree(config, page);
  return (
    <header className="site-header">
      <div className="site-header__bar">
        <a className="site-header__brand" href="/">
          <span className="site-header__name">{config.site.name}</span>
          <span className="site-header__claim">{config.site.claim}</span>
        </a>
        <div className="site-header__aside no-print">
          {page.headerTitle?.replaceAll(' %', '\u00A0%') ?? <NewsletterLink config={config} page={page} />}
        </div>
        <div className="site-header__search">
          <SearchBox {...view} props={{ type: 'search-box' }} />
        </div>
        <ServiceLinks config={config} />
        <div className="site-header__user">
          <UserEntry {...view} props={{ type: 'user-entry', place: 'bar' }} />
        </div>
        <ThemeToggle />
        <FullNavigation groups={groups}>
          <UserEntry {...view} props={{ type: 'user-entry', place: 'navigation' }} />
          <Promotions config={config} page={page} viewport="small" />
          <ServiceLinks config={config} />
          <ThemeToggle />
        </FullNavigation>
      </div>
      <div className="site-header__groups no-print" data-under-menu="">
        <MainNavigation groups={groups} />
        <div className="site-header__offers">
          <Promotions config={config} page={page} viewport="large" />
          <NewsletterLink config={config} page={page} />
        </div>
      </div>
      <SectionNavigation groups={groups} />
      <Announcement config={config} page={page} />
    </header>
  );
}
