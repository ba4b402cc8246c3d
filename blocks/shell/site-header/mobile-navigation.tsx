import { NavIcon } from './nav-icon.tsx';
import { NavLink } from './nav-link.tsx';
import type { NavigationNode } from './navigation-tree.ts';

/** The same entries as a tree that opens and closes without JavaScript. */
export function MobileNavigation({ groups }: { readonly groups: readonly NavigationNode[] }) {
  return (
    <details className="site-header__mobile">
      <summary className="site-header__burger">
        <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
          <path d="M3 6h16M3 11h16M3 16h16" />
        </svg>
        <span className="visually-hidden">Menü</span>
      </summary>
      <nav className="site-header__sheet" aria-label="Navigation">
        <Tree nodes={groups} />
      </nav>
    </details>
  );
}

function Tree({ nodes }: { readonly nodes: readonly NavigationNode[] }) {
  return (
    <ul className="site-header__tree">
      {nodes.map((node) => (
        <li key={node.id} data-device={node.devices}>
          {node.items.length === 0 ? <NavLink node={node} className="site-header__leaf" /> : <Branch node={node} />}
        </li>
      ))}
    </ul>
  );
}

/** A parent opens its children; its own page is the first of them, unless one of them is that page. */
function Branch({ node }: { readonly node: NavigationNode }) {
  const isAmongItems = node.items.some(({ href }) => href === node.href);
  const own: readonly NavigationNode[] =
    node.href === undefined || isAmongItems ? [] : [{ ...node, label: `${node.label}: Übersicht`, items: [], isNew: false }];
  return (
    <details open={node.isActive}>
      <summary className="site-header__leaf">
        {node.icon !== undefined && <NavIcon name={node.icon} />}
        {node.label}
      </summary>
      <Tree nodes={[...own, ...node.items]} />
    </details>
  );
}
