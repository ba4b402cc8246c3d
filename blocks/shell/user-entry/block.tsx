import type { UserEntryProps } from '../../generated/props.ts';
import type { BlockView, WithConfig } from '../../kit/block.ts';
import { LoginButton } from './login-button.tsx';
import { menuOf } from './menu.ts';
import { MenuLinks, MenuOwner } from './menu-parts.tsx';

/**
 * Link to the login, or the menu of the logged-in user. A page rendered for everyone contains both, and the style sheet shows one of them
 * before the first paint. Private pages contain the user's data; on the others `show-menu.ts` fills it in. Source: portal.md §2, "Login
 * button" and "User menu".
 */
export function UserEntry({ props, page, config }: BlockView<UserEntryProps> & WithConfig<'site' | 'userMenu' | 'products'>) {
  const { isAnyone, who } = page.visitor;
  const isUnknown = isAnyone && who === undefined;
  const menu = menuOf(config, page.routes, isUnknown ? undefined : page.visitor);
  return (
    <div className={`user-entry no-print user-entry--${props.place}`} data-known={isUnknown ? undefined : ''}>
      {(isUnknown || who === undefined) && (
        <div data-user={isUnknown ? 'out' : undefined}>
          <LoginButton config={config} page={page} place={props.place} />
        </div>
      )}
      {(isUnknown || who !== undefined) && (
        <div className="user-entry__user" data-user={isUnknown ? 'in' : undefined}>
          {props.place === 'bar' ? (
            <details className="user-entry__menu" data-menu="">
              <summary className="user-entry__toggle">
                <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
                  <path d="M10 10a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8ZM3.4 17c.7-3.6 3.3-5.2 6.6-5.2s5.9 1.6 6.6 5.2" />
                </svg>
                Mein Konto
              </summary>
              <div className="user-entry__panel">
                <MenuOwner menu={menu} who={who} />
                <MenuLinks menu={menu} />
              </div>
            </details>
          ) : (
            <nav aria-label="Mein Konto">
              <MenuOwner menu={menu} who={who} />
              <MenuLinks menu={menu} />
            </nav>
          )}
        </div>
      )}
    </div>
  );
}
