import type { NavigationItem } from '#documents/generated/types.ts';

export type IconName = NonNullable<NavigationItem['icon']>;

/** Paths of the icons for entries of the navigation, in a box of 16 by 16. */
const PATHS: Readonly<Record<IconName, string>> = {
  bell: 'M8 2a4 4 0 0 0-4 4v3l-1 2h10l-1-2V6a4 4 0 0 0-4-4M6.5 13.5h3',
  book: 'M8 4.5C6.5 3.3 4.5 3 2.5 3v9.5c2 0 4 .3 5.5 1.5 1.5-1.2 3.5-1.5 5.5-1.5V3c-2 0-4 .3-5.5 1.5zM8 4.5V14',
  chart: 'M2 13.5h12M3 11l3.5-4 2.5 2.5L13.5 4',
  coins:
    'M2.5 5c0-1 1.8-2 4-2s4 1 4 2-1.8 2-4 2-4-1-4-2v4c0 1 1.8 2 4 2M10.5 5v2M5.5 10c0-1 1.8-2 4-2s4 1 4 2-1.8 2-4 2-4-1-4-2v2c0 1 1.8 2 4 2s4-1 4-2v-2',
  globe: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2M2 8h12M8 2c2 2 2.5 4 2.5 6S10 12 8 14c-2-2-2.5-4-2.5-6S6 4 8 2',
  help: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2M6.3 6.3a1.7 1.7 0 1 1 2.5 1.5c-.6.3-.8.7-.8 1.4M8 11.3v.2',
  list: 'M6 4h8M6 8h8M6 12h8M2.5 4h.5M2.5 8h.5M2.5 12h.5',
  news: 'M2.5 3h9v9.5a1 1 0 0 0 2 0V6M2.5 3v9.5a1 1 0 0 0 1 1h9M5 6h4M5 8.5h4M5 11h2.5',
  person: 'M8 8a2.8 2.8 0 1 0 0-5.6A2.8 2.8 0 0 0 8 8M2.5 14c.5-3 2.7-4.5 5.5-4.5s5 1.5 5.5 4.5',
  star: 'M8 2l1.8 3.8 4.2.6-3 2.9.7 4.2L8 11.5l-3.7 2 .7-4.2-3-2.9 4.2-.6z',
  talk: 'M2.5 3h11v7.5H7L4 13.5v-3H2.5z',
};

/** Icon before an entry. Hidden from screen readers, since the label says the same. */
export function NavIcon({ name }: { readonly name: IconName }) {
  return (
    <svg className="site-header__icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={PATHS[name]} fill="none" stroke="currentColor" strokeWidth="1.3" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
