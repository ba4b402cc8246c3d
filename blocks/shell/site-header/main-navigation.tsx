import { NavLink } from './nav-link.tsx';
import type { NavigationNode } from './navigation-tree.ts';

interface Groups {
  readonly groups: readonly NavigationNode[];
}

/** Groups of the navigation, beside the wordmark. */
export function MainNavigation({ groups }: Groups) {
  return (
    <nav className="site-header__main" aria-label="Hauptnavigation">
      <Level nodes={groups} level="1" />
    </nav>
  );
}

/** Entries of the active group, and those below the active entry. */
export function SectionNavigation({ groups }: Groups) {
  const group = groups.find(({ isActive }) => isActive) ?? groups[0];
  const entry = group?.items.find(({ isActive }) => isActive);
  if (group === undefined || group.items.length === 0) return null;
  return (
    <nav className="site-header__sections no-print" data-under-menu="" aria-label={group.label}>
      <Level nodes={group.items} level="2" />
      {entry !== undefined && entry.items.length > 0 && <Level nodes={entry.items} level="3" />}
    </nav>
  );
}

function Level({ nodes, level }: { readonly nodes: readonly NavigationNode[]; readonly level: '1' | '2' | '3' }) {
  return (
    <ul className={`site-header__level site-header__level--${level}`}>
      {nodes.map((node) => (
        <li key={node.id} {...node.shown}>
          <NavLink node={node} className="site-header__link" />
        </li>
      ))}
    </ul>
  );
}
