import type { ConsentSettings } from './settings.ts';

export interface Visit {
  readonly path: string;
  /** Query string with its question mark. */
  readonly search: string;
  /** Address of the previous page; empty if there is none. */
  readonly referrer: string;
}

type Shop = Pick<ConsentSettings, 'property' | 'serviceProperty' | 'shop' | 'shopMarker'>;

/**
 * Property of the consent tool that applies: that of the service host for paths of the shop, and if the query, the previous page or the
 * address to return to (`from`) belongs to the shop. Source: contract.md §2.
 */
export function propertyOf({ property, serviceProperty, shop, shopMarker }: Shop, { path, search, referrer }: Visit): string {
  const isOfShop = (address: string): boolean => {
    const { pathname, searchParams } = new URL(address, 'https://any.example');
    return (
      shop.some((start) => pathname === start || pathname.startsWith(`${start}/`)) ||
      [...searchParams].some(([name, value]) => name === shopMarker || value === shopMarker)
    );
  };
  const from = new URLSearchParams(search).get('from') ?? '';
  const addresses = [path + search, referrer, from].filter((address) => URL.canParse(address, 'https://any.example'));
  return addresses.some(isOfShop) ? serviceProperty : property;
}
