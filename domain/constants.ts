/** Business constants of the portal. Sources: portal.md §9, contract.md §4 and §9. Lengths in CSS pixels, times in milliseconds unless named otherwise. */

/** Layout classes by their largest viewport width; `xl` has no upper limit. */
export const BREAKPOINTS = { sm: 767, md: 1023, lg: 1279 } as const;
export type MediaType = keyof typeof BREAKPOINTS | 'xl';
/** Width of the grid of the largest layout. */
export const XL_GRID_WIDTH = 1600;

/** Widths that the responsive image helper offers. */
export const IMAGE_WIDTHS = [100, 200, 320, 450, 768, 1024] as const;
/** Width of an article photo by layout. */
export const PHOTO_WIDTHS = { sm: 320, md: 480, lg: 744, xl: 658 } as const satisfies Record<MediaType, number>;
/** Size of the pictures for social previews. */
export const OG_IMAGE = { width: 1200, height: 630 } as const;
export const AD_LOGO_WIDTH = 80;

/** Lifetime of an answer in the browser's data cache. */
export const QUERY_CACHE_MS = 10 * 60 * 1000;

/** Number of entries on a page of a list. */
export const PAGE_SIZES = { derivatives: 30, news: 25, podcasts: 25 } as const;

/** Maximum lifetime of a session's cookies, in days. */
export const LOGIN_COOKIE_DAYS = 30;

export const CLASS_MERGE_CACHE_SIZE = 500;

/** Returns the layout class of a viewport `width` pixels wide. */
export function mediaTypeOf(width: number): MediaType {
  if (width <= BREAKPOINTS.sm) return 'sm';
  if (width <= BREAKPOINTS.md) return 'md';
  return width <= BREAKPOINTS.lg ? 'lg' : 'xl';
}
