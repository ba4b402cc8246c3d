import type { ReactNode } from 'react';
import { NavIcon } from './nav-icon.tsx';
import { NavLink } from './nav-link.tsx';
import type { NavigationNode } from './navigation-tree.ts';

interface FullNavigationProps {
  readonly groups: readonly NavigationNode[];
  /** Content below the tree. */
  readonly children: ReactNode;
}

/** All four levels as a tree that opens and closes without JavaScript: over the whole page on phones, in columns on desktops. */
export function FullNavigation({ groups, children }: FullNavigationProps) {
  return (
    <details className="site-header__full no-print" data-sheet="">
      <summary className="site-header__burger">
        <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
          <path className="site-header__lines" d="M3 6h16M3 11h16M3 16h16" />
          <path className="site-header__cross" d="m5 5 12 12M17 5 5 17" />
        </svg>
        <span className="site-header__burger-label">Menü</span>
      </summary>
      <div className="site-header__sheet">
        <nav aria-label="Alle Bereiche">
          <Tree nodes={groups} />
        </nav>
        <div className="site-header__foot">{children}</div>
      </div>
    </details>
  );
}

function Tree({ nodes }: { readonly nodes: readonly NavigationNode[] }) {
  return (
    <ul className="site-header__tree">
      {nodes.map((node) => (
        <li key={node.id} {...node.shown}>
          {node.items.length === 0 ? <NavLink node={node} className="site-header__leaf" /> : <Branch node={node} />}
        </li>
      ))}
    </ul>
  );
}

/** Entry that opens its children. Its own page is added as the first child unless a child already leads there. */
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
