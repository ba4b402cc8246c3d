import { OG_IMAGE } from '#domain/constants.ts';
import { asksForSize, fillImageTemplate, imageAddress, imageSrcSet } from '#domain/image/template.ts';
import type { Site } from '#documents/generated/types.ts';

/** Address of a picture on the image service, for a width in device pixels. */
export function siteImageUrl(site: Site, id: string, width: number): string {
  return fillImageTemplate(imageAddress(site.images.template, id), { width });
}

export interface SiteImageProps {
  readonly site: Site;
  readonly id: string;
  /** Alternative text; empty for decoration. */
  readonly alt: string;
  readonly className?: string;
  /** Size of the picture in pixels; reserves its space before it loads. */
  readonly width?: number;
  readonly height?: number;
  /** Displayed width (`sizes`), for services that deliver several widths. */
  readonly sizes?: string;
  /** Widths to request from such services; by default those of the portal. */
  readonly widths?: readonly number[];
  /** Whether to load it at once, for pictures above the fold. */
  readonly eager?: boolean;
}

/** Picture of the image service; 1200 × 630 by default. */
export function SiteImage({ site, id, alt, className, widths, ...image }: SiteImageProps) {
  const { width = OG_IMAGE.width, height = OG_IMAGE.height, sizes = '100vw', eager = false } = image;
  const template = imageAddress(site.images.template, id);
  const offersWidths = asksForSize(template);
  return (
    <img
      className={className}
      src={fillImageTemplate(template, { width, height })}
      srcSet={offersWidths ? imageSrcSet(template, width / height, widths) : undefined}
      sizes={offersWidths ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
    />
  );
}
