import type { Sharp } from 'sharp';
import { Refusal, refuse } from '../refusal.ts';
import { kindOfPicture, type PictureKind } from './kind.ts';
import { imageLibrary } from './library.ts';
import { sanitiseSvg } from './svg/sanitise-svg.ts';

/** Crop in pixels of the picture as displayed, after the camera's rotation is applied. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PictureLimits {
  readonly crop?: Crop | undefined;
  /** Maximum width, in pixels. */
  readonly to?: number | undefined;
}

export interface MadePicture {
  readonly bytes: Buffer;
  readonly kind: PictureKind;
  readonly removed: readonly string[];
}

/** Maximum number of pixels, the size of current cameras. */
const MOST_PIXELS = 50_000_000;
/** Maximum number of pixels for AVIF, which is decoded as a whole: 50 megapixels took 1,019 MB and five times as long as a JPEG. */
const MOST_PIXELS_AVIF = 16_000_000;
/** Maximum width and height in pixels that a page shows, on screens with a pixel ratio of two. */
const MOST_EDGE = 2_400;
/** Size in bytes above which lossless compression costs visitors more than it gives them. */
const HEAVY = 500_000;
/** Timeout of the image library in seconds. It stops by itself where it can; its process is killed after five seconds. */
const SECONDS = 4;

const tooLarge = (kind: PictureKind): string =>
  kind === 'avif'
    ? 'Ein Bild als AVIF darf höchstens 16 Megapixel haben. Verkleinere es, oder bringe es als JPEG oder WebP.'
    : 'Das Bild hat mehr als 50 Megapixel. Verkleinere es, bevor du es hochlädst.';

/**
 * Converts an uploaded picture to a file for the portal: cropped, rotated upright, at most 2,400 pixels wide and high, without the metadata
 * of cameras (place, time, owner). Drawings are sanitized and otherwise unchanged. Runs in a job process, since its libraries may hang or
 * crash.
 * @throws Refusal 413 for too many pixels, 415 for a file that is not a picture, 422 for one that cannot be read
 */
export async function makePicture(bytes: Buffer, request: PictureLimits): Promise<MadePicture> {
  const kind = kindOfPicture(bytes) ?? refuse(415, 'Das ist kein Bild, das hier geht: PNG, JPEG, WebP, AVIF oder SVG.');
  if (kind !== 'svg') return { ...(await readable(kind, () => raster(bytes, kind, request))), removed: [] };
  if (request.crop !== undefined) refuse(422, 'Zeichnungen (SVG) lassen sich hier nicht zuschneiden.');
  const { svg, removed } = sanitiseSvg(bytes);
  const own = Buffer.from(svg);
  await readable(kind, async () => (await imageLibrary())(own).resize(64).timeout({ seconds: SECONDS }).toBuffer());
  return { bytes: own, kind, removed };
}

async function raster(bytes: Buffer, kind: PictureKind, { crop, to }: PictureLimits): Promise<Omit<MadePicture, 'removed'>> {
  const sharp = await imageLibrary();
  const most = kind === 'avif' ? MOST_PIXELS_AVIF : MOST_PIXELS;
  const open = (): Sharp => sharp(bytes, { limitInputPixels: most, failOn: 'error' });
  const { autoOrient: size, hasAlpha } = await open().metadata();
  if (size.width * size.height > most) refuse(413, tooLarge(kind));
  const part = crop === undefined ? undefined : within(crop, size);
  const edge = Math.min(to ?? MOST_EDGE, MOST_EDGE);
  const shown = (): Sharp =>
    (part === undefined ? open().autoOrient() : open().autoOrient().extract(part))
      .resize({ width: edge, height: MOST_EDGE, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: SECONDS });
  if (kind !== 'png') return { bytes: await encoded(shown(), kind), kind };
  const png = await encoded(shown(), 'png');
  if (png.length <= HEAVY) return { bytes: png, kind };
  return {
    bytes: await shown()
      .webp({ quality: 85, ...(hasAlpha && { alphaQuality: 100 }) })
      .toBuffer(),
    kind: 'webp',
  };
}

function encoded(picture: Sharp, kind: PictureKind): Promise<Buffer> {
  switch (kind) {
    case 'avif':
      return picture.avif({ quality: 60, effort: 3 }).toBuffer();
    case 'jpg':
      return picture.jpeg({ quality: 85, mozjpeg: true }).toBuffer();
    case 'webp':
      return picture.webp({ quality: 85 }).toBuffer();
    default:
      return picture.png({ compressionLevel: 9 }).toBuffer();
  }
}

function within({ x, y, width, height }: Crop, size: { readonly width: number; readonly height: number }) {
  if (x + width > size.width || y + height > size.height) refuse(400, 'Der Ausschnitt reicht über das Bild hinaus.');
  return { left: x, top: y, width, height };
}

async function readable<T>(kind: PictureKind, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (error instanceof Error && /pixel limit/iu.test(error.message)) refuse(413, tooLarge(kind));
    return refuse(422, 'Das Bild lässt sich nicht lesen. Vielleicht ist die Datei beschädigt.');
  }
}
