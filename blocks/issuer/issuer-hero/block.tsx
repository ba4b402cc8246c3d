import { safeHref } from '#documents/rules/safe-href.ts';
import type { BlockView, NoQueries, WithConfig } from '../../kit/block.ts';
import type { IssuerSubject } from '#subjects/issuer/subject.ts';
import { NEW_TAB } from '../../kit/new-tab.tsx';
import { siteImageUrl } from '../../kit/site-image.tsx';
import type { IssuerHeroProps } from '../../generated/props.ts';

const DEFAULT_HEIGHT = 320;
/** Requested width in pixels. Twice the width of the widest page would load more than it shows. */
const REQUEST_WIDTH = 1600;

/**
 * Large picture of the issuer in full width and configured height. An SVG crops it to any width without an inline style, and its height is
 * known before the picture loads.
 */
export function IssuerHero({ config, subject: { issuer } }: BlockView<IssuerHeroProps, NoQueries, IssuerSubject> & WithConfig<'site'>) {
  const { name, heroImageId, heroImageHeight = DEFAULT_HEIGHT, heroImageUrl } = issuer;
  if (heroImageId === undefined) return null;
  const isLinked = heroImageUrl !== undefined;
  const picture = (
    <svg
      className="issuer-hero__image"
      width="100%"
      height={heroImageHeight}
      {...(isLinked ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      <image href={siteImageUrl(config.site, heroImageId, REQUEST_WIDTH)} width="100%" height="100%" preserveAspectRatio="xMidYMid slice" />
    </svg>
  );
  if (!isLinked) return <div className="issuer-hero">{picture}</div>;
  const isExternal = !heroImageUrl.startsWith('/');
  return (
    <a
      className="issuer-hero"
      href={safeHref(heroImageUrl)}
      aria-label={isExternal ? `${name} ${NEW_TAB}` : name}
      {...(isExternal ? { target: '_blank', rel: 'noopener sponsored' } : {})}
    >
      {picture}
    </a>
  );
}
