import { safeHref } from '#documents/rules/safe-href.ts';
import { classNames } from '#domain/web/class-names.ts';
import { NewTabNote } from '../../kit/new-tab.tsx';
import { NavIcon } from './nav-icon.tsx';
import type { NavigationNode } from './navigation-tree.ts';

/** Entry of the navigation: a link, or plain text without an address. A new tab is announced. */
export function NavLink({ node, className }: { readonly node: NavigationNode; readonly className: string }) {
  const { href, label, isActive, isCurrent, isNew, opensTab, customClass, icon } = node;
  const classes = classNames(className, customClass);
  const content = (
    <>
      {icon !== undefined && <NavIcon name={icon} />}
      {label}
      {isNew && <span className="site-header__new">Neu</span>}
      {opensTab && <NewTabNote />}
    </>
  );
  if (href === undefined)
    return (
      <span className={classes} data-active={isActive || undefined}>
        {content}
      </span>
    );
  return (
    <a
      className={classes}
      href={safeHref(href)}
      target={opensTab ? '_blank' : undefined}
      rel={opensTab ? 'noopener' : undefined}
      aria-current={isCurrent ? 'page' : undefined}
      data-active={isActive || undefined}
    >
      {content}
    </a>
  );
}
