import type { NavigationNode } from './navigation-tree.ts';

/** One entry: a link, or plain text when it has no address. A new tab is announced. */
export function NavLink({ node, className }: { readonly node: NavigationNode; readonly className: string }) {
  const { href, label, isActive, isCurrent, isNew, opensTab, customClass } = node;
  const classes = [className, customClass].filter(Boolean).join(' ');
  const content = (
    <>
      {label}
      {isNew && <span className="site-header__new">Neu</span>}
      {opensTab && <span className="visually-hidden"> (öffnet in neuem Tab)</span>}
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
      href={href}
      target={opensTab ? '_blank' : undefined}
      rel={opensTab ? 'noopener' : undefined}
      aria-current={isCurrent ? 'page' : undefined}
      data-active={isActive || undefined}
    >
      {content}
    </a>
  );
}
