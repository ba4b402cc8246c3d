import type { BlockView, WithConfig } from '../../kit/block.ts';
import type { SiteHeaderProps } from '../../generated/props.ts';
import { navigationTree } from './navigation-tree.ts';
import { MainNavigation, SectionNavigation } from './main-navigation.tsx';
import { MobileNavigation } from './mobile-navigation.tsx';
import { ThemeToggle } from '../theme-toggle.tsx';

/** Wordmark, navigation and theme switch. Works without JavaScript: the mobile menu is a `<details>`. */
export function SiteHeader({ config, page }: BlockView<SiteHeaderProps> & WithConfig<'navigation' | 'site'>) {
  const groups = navigationTree(config, page);
  return (
    <header className="site-header">
      <div className="site-header__bar">
        <a className="site-header__brand" href="/">
          <span className="site-header__name">{config.site.name}</span>
          <span className="site-header__claim">{config.site.claim}</span>
        </a>
        <MainNavigation groups={groups} />
        <ThemeToggle />
        <MobileNavigation groups={groups} />
      </div>
      <SectionNavigation groups={groups} />
    </header>
  );
}
