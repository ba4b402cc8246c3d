import { safeHref } from '#documents/rules/safe-href.ts';
import type { Person } from '#domain/user/visitor.ts';
import type { Menu, MenuLink } from './menu.ts';

/** Logged-in user and their highest product; the style sheet shows the first product that is not hidden. */
export function MenuOwner({ menu, who }: { readonly menu: Menu; readonly who: Person | undefined }) {
  return (
    <div className="user-entry__owner">
      <p className="user-entry__email" data-user-email="">
        {who?.email}
      </p>
      <p className="user-entry__product">
        {menu.products.map((product) => (
          <Link key={product.id} link={product} />
        ))}
      </p>
    </div>
  );
}

export function MenuLinks({ menu: { links } }: { readonly menu: Menu }) {
  return (
    <ul className="user-entry__links">
      {links.map((link) => (
        <li key={link.id}>
          <Link link={link} />
        </li>
      ))}
    </ul>
  );
}

function Link({ link: { id, label, href, product, hidden } }: { readonly link: MenuLink }) {
  return (
    <a href={safeHref(href)} data-needs={product} hidden={hidden} data-logout={id === 'logout' ? '' : undefined}>
      {label}
    </a>
  );
}
