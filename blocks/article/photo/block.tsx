import type { BlockView, WithConfig } from '../../kit/block.ts';
import { PHOTO_WIDTHS } from '#domain/constants.ts';
import { SiteImage } from '../../kit/site-image.tsx';
import type { PhotoProps } from '../../generated/props.ts';

/** Widths to request: each layout's photo for screens with one and with two pixels per CSS pixel. */
const WIDTHS = Object.values(PHOTO_WIDTHS)
  .flatMap((width) => [width, 2 * width])
  .toSorted((a, b) => a - b);

/** Picture of the image service or of an address, with caption and credit; its space is reserved before it loads. */
export function Photo({ props, config }: BlockView<PhotoProps> & WithConfig<'site'>) {
  const { cloudinaryId, photoUrl, title = '', caption, credit } = props;
  const shown = { ...sizeOf(props), className: 'photo__image' };
  if (cloudinaryId === undefined && photoUrl === undefined) return null;
  return (
    <figure className="photo">
      {cloudinaryId === undefined ? (
        <img {...shown} alt={title} src={photoUrl} loading="lazy" decoding="async" />
      ) : (
        <SiteImage {...shown} alt={title} site={config.site} id={cloudinaryId} widths={WIDTHS} sizes="(width < 48em) 100vw, 46rem" />
      )}
      {(caption !== undefined || credit !== undefined) && (
        <figcaption className="photo__caption">
          {caption} {credit !== undefined && <span className="photo__credit">{credit}</span>}
        </figcaption>
      )}
    </figure>
  );
}

/** Width and height in CSS pixels; a missing one follows from the ratio (width divided by height). */
function sizeOf({ width, height, ratio = 1200 / 630 }: PhotoProps): { readonly width: number; readonly height: number } {
  if (width !== undefined) return { width, height: height ?? Math.round(width / ratio) };
  return height === undefined ? { width: 1200, height: Math.round(1200 / ratio) } : { width: Math.round(height * ratio), height };
}
