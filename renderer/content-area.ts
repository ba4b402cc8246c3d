import type { RouteLists } from '#documents/generated/types.ts';
import type { MediaType } from '#domain/constants.ts';
import type { Visitor } from '#domain/user/visitor.ts';
import { widthLimit } from '#domain/web/page-width.ts';

export interface ContentAreaFacts {
  /** Pattern of the page; undefined for pages that tell of a fault. */
  readonly route: string | undefined;
  readonly visitor: Visitor;
  /** The page's subject has no advertising beside it. */
  readonly isAdFree?: boolean;
  /** An ad engine is configured. */
  readonly hasAdEngine: boolean;
  readonly hasAnnouncement: boolean;
}

/** Frame of a page's content. */
export interface ContentArea {
  readonly classes: string;
  /** Whether the ad slot beside the content is there. */
  readonly hasSky: boolean;
  /** Whether there may be advertisements in it. */
  readonly hasBanner: boolean;
  /** Whether the page has the larger grid, which its header shares. */
  readonly isExtraLarge: boolean;
}

const MEDIA: readonly MediaType[] = ['lg', 'xl'];
const NO_BANNER = 'no_banner_feature';

/**
 * Width, advertising and announcement of a page as classes of its content area. The server does not know the screen: a class
 * for each kind says its limit, and the style sheet takes the one that fits. Source: portal.md §2 "Page width and layout rules".
 */
export function contentArea(
  { route = '', visitor, isAdFree = false, hasAdEngine, hasAnnouncement }: ContentAreaFacts,
  lists: RouteLists,
): ContentArea {
  const { isApp, features } = visitor;
  const facts = { isApp, isWide: lists.wide.includes(route), isMedium: lists.medium.includes(route) };
  const limits = MEDIA.map((media) => `page-main--${media}-${widthLimit(facts, media)}`);
  const isWithoutSlots = isApp || isAdFree || lists.withoutSky.includes(route);
  const hasSky = !isWithoutSlots && !features.includes(NO_BANNER);
  const hasBanner = hasSky && hasAdEngine;
  const classes = [
    'page-main',
    'page-main--centred',
    hasAnnouncement && !isApp ? 'page-main--announcement' : 'page-main--normal',
    ...(isApp ? ['page-main--app'] : []),
    ...(hasBanner ? [] : ['page-main--ad-free']),
    ...(isWithoutSlots ? ['page-main--without-ad-slots'] : []),
    ...limits,
  ];
  return { classes: classes.join(' '), hasSky, hasBanner, isExtraLarge: widthLimit(facts, 'xl') === 'extra-large' };
}
