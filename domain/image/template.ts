import { IMAGE_WIDTHS } from '../constants.ts';

export interface ImageSize {
  /** Width in pixels. */
  readonly width: number;
  /** Height in pixels; defaults to the width. */
  readonly height?: number;
}

/** Most screens have up to two pixels per CSS pixel, so pictures are requested in double size. */
const DEVICE_PIXELS = 2;

/** Extensions of picture files. */
const ENDING = /\.(?:avif|jpe?g|png|svg|webp)$/u;

/**
 * Returns the address of a picture by its name, with `{width}` and `{height}` to fill in. A name without an extension gets that of the
 * template (`/bilder/{id}.svg` and `gold`: `/bilder/gold.svg`), other names keep their own (`foto.webp`: `/bilder/foto.webp`).
 */
export function imageAddress(template: string, id: string): string {
  const fitting = ENDING.test(id) ? template.replace(/\{id\}\.[a-z]+$/u, '{id}') : template;
  return fitting.replaceAll('{id}', encodeURIComponent(id));
}

/** Returns true if a template has a size: a width, or the transformation of an image service. */
export function asksForSize(template: string): boolean {
  return /\{(?:width|transformation)\}/u.test(template);
}

/**
 * Fills an image template with the requested size, in pixels of the picture: `{width}` and `{height}`, and `{transformation}` of an image
 * service: cropped around faces, as WebP, in double resolution and therefore with half the pixels.
 */
export function fillImageTemplate(template: string, { width, height = width }: ImageSize): string {
  const [shownWidth, shownHeight] = [width, height].map((pixels) => Math.round(pixels / DEVICE_PIXELS));
  return template
    .replaceAll('{transformation}', `w_${shownWidth},h_${shownHeight},c_fill,dpr_${DEVICE_PIXELS}.0,g_face,f_webp`)
    .replaceAll('{width}', String(width))
    .replaceAll('{height}', String(Math.round(height)));
}

/** Returns the address of an instrument's logo in double size; undefined if the instrument has no template, and therefore no logo. */
export function logoUrl(instrument: { readonly logo?: { readonly cloudinaryUrlTemplate?: string } }, size: ImageSize): string | undefined {
  const template = instrument.logo?.cloudinaryUrlTemplate;
  const { width, height = width } = size;
  if (!template) return undefined;
  return fillImageTemplate(template, { width: width * DEVICE_PIXELS, height: height * DEVICE_PIXELS });
}

/**
 * Returns a `srcset` with every width of the portal, or the given ones; `ratio` is width divided by height. An image service receives the
 * shown widths and delivers twice as many pixels.
 */
export function imageSrcSet(template: string, ratio: number, widths: readonly number[] = IMAGE_WIDTHS): string {
  const pixels = template.includes('{transformation}') ? widths.map((width) => width * DEVICE_PIXELS) : widths;
  return pixels.map((width) => `${fillImageTemplate(template, { width, height: width / ratio })} ${width}w`).join(', ');
}
