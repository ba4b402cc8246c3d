import { pathOf, type Routes } from '#documents/routes/path-of.ts';
import type { Visitor } from '#domain/user/visitor.ts';
import type { WithConfig } from '../../kit/block.ts';
import { linkAddress } from '../../kit/links/link-address.ts';

export interface MenuLink {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  /** Code of the product that the user must have bought to see the link. */
  readonly product?: string | undefined;
  /** Whether it is hidden: the user has not bought the product, or the browser does not know the user yet. */
  readonly hidden: boolean;
}

export interface Menu {
  readonly links: readonly MenuLink[];
  /** Products by rank; at most one is visible, the highest that the user has bought. */
  readonly products: readonly MenuLink[];
}

type Config = WithConfig<'site' | 'userMenu' | 'products'>['config'];

/** Menu of the configuration for a visitor; if undefined, for everyone, with all parts hidden that depend on the user. */
export function menuOf({ site, userMenu, products }: Config, routes: Routes, visitor: Visitor | undefined): Menu {
  const { overview, portfolio, entries = [], settings, logout } = userMenu;
  const owned = visitor?.products ?? [];
  const ranked = products.ranking.flatMap((code) => products.products.filter((each) => each.code === code));
  const highest = ranked.find(({ code }) => owned.includes(code));
  const codeOf = (name: string | undefined): string | undefined =>
    name === undefined ? undefined : (products.products.find(({ code, key }) => [code, key].includes(name))?.code ?? name);
  const linkOf = (id: string, { label, path, host, product }: Written): MenuLink => ({
    id,
    label,
    href: linkAddress(path, host, site),
    product: codeOf(product),
    hidden: product !== undefined && !owned.includes(codeOf(product) ?? ''),
  });
  return {
    links: [
      linkOf('overview', overview),
      ...(portfolio ? [linkOf('portfolio', portfolio)] : []),
      ...entries.map((entry) => linkOf(entry.id, entry)),
      linkOf('settings', settings),
      linkOf('logout', logout),
    ],
    products: ranked.map((each) => ({
      id: each.code,
      label: each.name,
      href: pathOf(routes, 'product', { product: each.product }),
      product: each.code,
      hidden: each !== highest,
    })),
  };
}

type Written = Config['userMenu']['settings'] & { readonly product?: string };
