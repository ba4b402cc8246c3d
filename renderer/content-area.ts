import type { RouteLists } from '#documents/generated/types.ts';
import type { MediaType } from '#domain/constants.ts';
import type { Visitor } from '#domain/user/visitor.ts';
import { widthLimit } from '#domain/web/page-width.ts';

export interface ContentAreaFacts {
  /** Route of the page; undefined for error pages. */
  readonly route: string | undefined;
  readonly visitor: Visitor;
  /** Whether the page's subject forbids advertising. */
  readonly isAdFree?: boolean;
  /** Whether an ad engine is configured. */
  readonly hasAdEngine: boolean;
  readonly hasAnnouncement: boolean;
}

/** Layout of a page's content area. */
export interface ContentArea {
  readonly classes: string;
  /** Whether the page has the ad slot beside the content. */
  readonly hasSky: boolean;
  /** Whether the page may have ad slots in its content. */
  readonly hasBanner: boolean;
  /** Whether page and header use the extra-large grid. */
  readonly isExtraLarge: boolean;
}

const MEDIA: readonly MediaType[] = ['lg', 'xl'];
const NO_BANNER = 'no_banner_feature';

/**
 * Returns width, advertising and announcement of a page as classes of its content area. The server does not know the screen, so there is a
 * class with the width limit of each screen size, and the style sheet picks one. Source: portal.md §2 "Page width and layout rules".
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
