import { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Crop and size that the server applies, in pixels of the original picture; see the composer's server. */
export interface CutRequest {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
  readonly to?: number;
}

/** Aspect ratios of a crop, width divided by height. */
export const RATIOS = [
  { value: 'free', label: 'Frei' },
  { value: '1', label: 'Quadrat' },
  { value: String(4 / 3), label: '4 : 3' },
  { value: String(16 / 9), label: '16 : 9' },
  { value: String(1200 / 630), label: 'Beitrag (1.200 × 630)' },
] as const;

/** Widths that the portal uses, in pixels. */
export const WIDTHS = [2400, 1600, 1200, 800, 400] as const;

/** Largest centered crop of an aspect ratio; undefined without a ratio, which means the whole picture. */
export function partOf(ratio: string, { width, height }: Size): PercentCrop | undefined {
  const aspect = Number(ratio);
  if (Number.isNaN(aspect)) return undefined;
  const isWide = aspect > width / height;
  return centerCrop(makeAspectCrop({ unit: '%', ...(isWide ? { width: 100 } : { height: 100 }) }, aspect, width, height), width, height);
}

/** Crop in whole pixels, within the picture. */
export function cutPixels(part: PercentCrop | undefined, size: Size): Required<Omit<CutRequest, 'to'>> | undefined {
  if (part === undefined || part.width === 0 || part.height === 0) return undefined;
  const x = Math.min(size.width - 1, Math.max(0, Math.round((part.x / 100) * size.width)));
  const y = Math.min(size.height - 1, Math.max(0, Math.round((part.y / 100) * size.height)));
  const width = Math.max(1, Math.min(size.width - x, Math.round((part.width / 100) * size.width)));
  const height = Math.max(1, Math.min(size.height - y, Math.round((part.height / 100) * size.height)));
  return width === size.width && height === size.height ? undefined : { x, y, width, height };
}

/** Size of the resulting file: never larger than the crop. */
export function resultOf(part: Size, to: number): Size {
  const scale = Math.min(1, to / part.width, 2400 / part.height);
  return { width: Math.max(1, Math.round(part.width * scale)), height: Math.max(1, Math.round(part.height * scale)) };
}
