import type { ConsentSettings } from './settings.ts';

export interface Visit {
  readonly path: string;
  /** With its question mark. */
  readonly search: string;
  /** Address of the page before; empty when there is none. */
  readonly referrer: string;
}

type Shop = Pick<ConsentSettings, 'property' | 'serviceProperty' | 'shop' | 'shopMarker'>;

/**
 * The property whose consent holds: that of the service host for a path of the shop, and where the query, the page before or the
 * address to go back to (`from`) tells of the shop. Source: contract.md §2.
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
