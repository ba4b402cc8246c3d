import { OG_IMAGE } from '#domain/constants.ts';
import { asksForSize, fillImageTemplate, imageAddress, imageSrcSet } from '#domain/image/template.ts';
import type { Site } from '#documents/generated/types.ts';

/** Address of a picture of the image service, for a width in device pixels. */
export function siteImageUrl(site: Site, id: string, width: number): string {
  return fillImageTemplate(imageAddress(site.images.template, id), { width });
}

export interface SiteImageProps {
  readonly site: Site;
  readonly id: string;
  /** Empty when the picture only decorates. */
  readonly alt: string;
  readonly className?: string;
  /** Own size of the picture; reserves its space before it is loaded. */
  readonly width?: number;
  readonly height?: number;
  /** How wide it is shown, for services that deliver several widths. */
  readonly sizes?: string;
  /** Widths that such services are asked for; those of the portal unless told otherwise. */
  readonly widths?: readonly number[];
  /** Pictures above the fold are loaded at once. */
  readonly eager?: boolean;
}

/** A picture of the image service, in 1200 × 630 unless told otherwise. */
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
