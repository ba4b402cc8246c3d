import { formatInteger, formatNumber, NBSP } from '#domain/format/number.ts';
import type { PictureEntry } from '../../../api.ts';

/** Dimensions and file size, such as „1.200 × 630 Pixel, 34 kB“. */
export function factsOf({ width, height, bytes }: Pick<PictureEntry, 'width' | 'height' | 'bytes'>): string {
  const size = width === undefined || height === undefined ? [] : [pixels(width, height)];
  return [...size, weight(bytes)].join(', ');
}

export function pixels(width: number, height: number): string {
  return `${formatInteger(width)}${NBSP}×${NBSP}${formatInteger(height)}${NBSP}Pixel`;
}

function weight(bytes: number): string {
  if (bytes < 1_000) return `${bytes}${NBSP}Byte`;
  return bytes < 1_000_000
    ? `${formatInteger(Math.round(bytes / 1_000))}${NBSP}kB`
    : `${formatNumber(bytes / 1_000_000, { decimals: 1 })}${NBSP}MB`;
}

/** Pictures whose names contain all words. */
export function findPictures(pictures: readonly PictureEntry[], words: string): readonly PictureEntry[] {
  const wanted = words.toLocaleLowerCase('de').split(/\s+/u).filter(Boolean);
  return pictures.filter(({ file }) => wanted.every((word) => file.includes(word)));
}
