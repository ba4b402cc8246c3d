import { IMAGE_WIDTHS } from '../constants.ts';

export interface ImageSize {
  /** Shown width in CSS pixels. */
  readonly width: number;
  /** Shown height in CSS pixels; equal to the width when left out. */
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

/** Fills `{width}` and `{height}` of an image template with the size asked for. */
export function fillImageTemplate(template: string, { width, height = width }: ImageSize): string {
  return template.replaceAll('{width}', String(width)).replaceAll('{height}', String(height));
}

/**
 * Fills `{transformation}` of an address at the image service: the shown size, filled by cutting around faces, in double
 * resolution and as WebP.
 */
function fillTransformation(template: string, { width, height = width }: ImageSize): string {
  return template.replaceAll('{transformation}', `w_${width},h_${height},c_fill,dpr_${DEVICE_PIXELS}.0,g_face,f_webp`);
}

/** Address of an instrument's logo in double size; undefined when the instrument has no template, then no logo is shown. */
export function logoUrl(instrument: { readonly logo?: { readonly cloudinaryUrlTemplate?: string } }, size: ImageSize): string | undefined {
  const template = instrument.logo?.cloudinaryUrlTemplate;
  const { width, height = width } = size;
  if (!template) return undefined;
  return fillImageTemplate(fillTransformation(template, size), { width: width * DEVICE_PIXELS, height: height * DEVICE_PIXELS });
}

/** A `srcset` with every width the portal offers, or those given; `ratio` is width divided by height. */
export function imageSrcSet(template: string, ratio: number, widths: readonly number[] = IMAGE_WIDTHS): string {
  return widths.map((width) => `${fillImageTemplate(template, { width, height: Math.round(width / ratio) })} ${width}w`).join(', ');
}
