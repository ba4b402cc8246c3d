import { IMAGE_WIDTHS } from '../constants.ts';

export interface ImageSize {
  /** Width in pixels. */
  readonly width: number;
  /** Height in pixels; equal to the width when left out. */
  readonly height?: number;
}

/** Screens draw up to two pixels per CSS pixel, so pictures are asked for in double size. */
const DEVICE_PIXELS = 2;

/** Kinds of pictures by the ending of their files. */
const ENDING = /\.(?:avif|jpe?g|png|svg|webp)$/u;

/**
 * The address of a picture by its name, with `{width}` and `{height}` left to be filled. A name without an ending gets that of the
 * template (`/bilder/{id}.svg` and `gold`: `/bilder/gold.svg`), one with an ending keeps its own (`foto.webp`: `/bilder/foto.webp`).
 */
export function imageAddress(template: string, id: string): string {
  const fitting = ENDING.test(id) ? template.replace(/\{id\}\.[a-z]+$/u, '{id}') : template;
  return fitting.replaceAll('{id}', encodeURIComponent(id));
}

/** Whether a template asks for pictures in a size: by its width, or by the transformation of an image service. */
export function asksForSize(template: string): boolean {
  return /\{(?:width|transformation)\}/u.test(template);
}

/**
 * Fills an image template with the size that is asked for, in pixels of the picture: `{width}` and `{height}`, and `{transformation}` of
 * an image service: filled by cutting around faces, as WebP, in double resolution, so by half of the pixels.
 */
export function fillImageTemplate(template: string, { width, height = width }: ImageSize): string {
  const [shownWidth, shownHeight] = [width, height].map((pixels) => Math.round(pixels / DEVICE_PIXELS));
  return template
    .replaceAll('{transformation}', `w_${shownWidth},h_${shownHeight},c_fill,dpr_${DEVICE_PIXELS}.0,g_face,f_webp`)
    .replaceAll('{width}', String(width))
    .replaceAll('{height}', String(Math.round(height)));
}

/** Address of an instrument's logo in double size; undefined when the instrument has no template, then no logo is shown. */
export function logoUrl(instrument: { readonly logo?: { readonly cloudinaryUrlTemplate?: string } }, size: ImageSize): string | undefined {
  const template = instrument.logo?.cloudinaryUrlTemplate;
  const { width, height = width } = size;
  if (!template) return undefined;
  return fillImageTemplate(template, { width: width * DEVICE_PIXELS, height: height * DEVICE_PIXELS });
}

/**
 * A `srcset` with every width the portal offers, or those given; `ratio` is width divided by height. An image service is asked for them
 * as they are shown, and delivers twice as many pixels.
 */
export function imageSrcSet(template: string, ratio: number, widths: readonly number[] = IMAGE_WIDTHS): string {
  const pixels = template.includes('{transformation}') ? widths.map((width) => width * DEVICE_PIXELS) : widths;
  return pixels.map((width) => `${fillImageTemplate(template, { width, height: width / ratio })} ${width}w`).join(', ');
}
