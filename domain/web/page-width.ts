import type { MediaType } from '../constants.ts';

/** Maximum width of the content: 1023, 1279 and 1600 pixels. */
export type WidthLimit = 'medium' | 'large' | 'extra-large';

export interface WidthFacts {
  /** Whether the app requests the page, or it is a page for mobiles. */
  readonly isApp: boolean;
  /** Whether the route is in the list of wide pages; the same for medium ones. */
  readonly isWide: boolean;
  readonly isMedium: boolean;
}

/**
 * Returns the width limit of a page on one kind of screen; undefined: none. The first matching rule decides. Source: portal.md §2 "Page
 * width and layout rules".
 */
export function widthLimit({ isApp, isWide, isMedium }: WidthFacts, media: MediaType): WidthLimit | undefined {
  if (isApp) return 'extra-large';
  if (isWide && media === 'xl') return 'large';
  const isLarge = media === 'lg' || media === 'xl';
  if (isMedium && isLarge) return 'medium';
  if (!isLarge) return undefined;
  return media === 'lg' ? 'large' : 'extra-large';
}
