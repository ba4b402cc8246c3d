import { NavLink } from './nav-link.tsx';
import type { NavigationNode } from './navigation-tree.ts';

/** The desktop navigation: groups, the entries of the active group, and the entries below the active one. */
export function MainNavigation({ groups }: { readonly groups: readonly NavigationNode[] }) {
  const group = groups.find(({ isActive }) => isActive) ?? groups[0];
  const entry = group?.items.find(({ isActive }) => isActive);
  return (
    <nav className="site-header__main" aria-label="Hauptnavigation">
      <Level nodes={groups} level="1" />
      {group !== undefined && group.items.length > 0 && <Level nodes={group.items} level="2" />}
      {entry !== undefined && entry.items.length > 0 && <Level nodes={entry.items} level="3" />}
    </nav>
  );
}

function Level({ nodes, level }: { readonly nodes: readonly NavigationNode[]; readonly level: '1' | '2' | '3' }) {
  return (
    <ul className={`site-header__level site-header__level--${level}`}>
      {nodes.map((node) => (
        <li key={node.id}>
          <NavLink node={node} className="site-header__link" />
        </li>
      ))}
    </ul>
  );
}
