import type { MediaType } from '../constants.ts';

/** How wide the content may get: 1023, 1279 and 1600 pixels. */
export type WidthLimit = 'medium' | 'large' | 'extra-large';

export interface WidthFacts {
  /** The app asks, or a page for mobiles. */
  readonly isApp: boolean;
  /** The route is in the list of wide or of medium pages. */
  readonly isWide: boolean;
  readonly isMedium: boolean;
}

/** The width limit of a page on one kind of screen; undefined: none. The first rule that fits decides. Source: portal.md §2 "Page width and layout rules". */
export function widthLimit({ isApp, isWide, isMedium }: WidthFacts, media: MediaType): WidthLimit | undefined {
  if (isApp) return 'extra-large';
  if (isWide && media === 'xl') return 'large';
  const isLarge = media === 'lg' || media === 'xl';
  if (isMedium && isLarge) return 'medium';
  if (!isLarge) return undefined;
  return media === 'lg' ? 'large' : 'extra-large';
}
