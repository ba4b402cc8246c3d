import type { Sharp } from 'sharp';
import { Refusal, refuse } from '../refusal.ts';
import { kindOfPicture, type PictureKind } from './kind.ts';
import { imageLibrary } from './library.ts';
import { sanitiseSvg } from './svg/sanitise-svg.ts';

/** A part of a picture in its own pixels, as it is seen: turned as the camera noted it. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PictureLimits {
  readonly crop?: Crop | undefined;
  /** Largest width in pixels that is wanted. */
  readonly to?: number | undefined;
}

export interface MadePicture {
  readonly bytes: Buffer;
  readonly kind: PictureKind;
  readonly removed: readonly string[];
}

/** Pixels of the largest picture: what a camera of these years makes. */
const MOST_PIXELS = 50_000_000;
/** The same for AVIF, which is decoded as a whole: 50 megapixels took 1,019 MB and five times as long as a JPEG. */
const MOST_PIXELS_AVIF = 16_000_000;
/** Width and height that no page shows more of, on screens with two pixels for one. */
const MOST_EDGE = 2_400;
/** Bytes from which a picture without loss costs visitors more than it gives them. */
const HEAVY = 500_000;
/** Seconds after which the image library stops by itself where it can; its process is ended at five. */
const SECONDS = 4;

const tooLarge = (kind: PictureKind): string =>
  kind === 'avif'
    ? 'Ein Bild als AVIF darf höchstens 16 Megapixel haben. Verkleinere es, oder bringe es als JPEG oder WebP.'
    : 'Das Bild hat mehr als 50 Megapixel. Verkleinere es, bevor du es hochlädst.';

/**
 * Makes a file for the portal from what somebody brought: cut, turned upright, at most 2,400 pixels wide and high, without what cameras
 * note (place, time, owner). Drawings are sanitised and otherwise as they were. Runs in a job process: its libraries may hang or fall.
 * @throws Refusal 413 for too many pixels, 415 for what is no picture, 422 for one that cannot be read
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
