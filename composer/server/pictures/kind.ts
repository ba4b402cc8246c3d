import { headOf } from './svg/decode-svg.ts';

/** Kinds of pictures that editors may upload. */
export type PictureKind = 'avif' | 'jpg' | 'png' | 'svg' | 'webp';

/** Detects the kind of a picture from its bytes alone, because names and headers may be wrong. undefined for other files. */
export function kindOfPicture(bytes: Buffer): PictureKind | undefined {
  const from = (start: number, end: number): string => bytes.toString('latin1', start, end);
  if (from(0, 8) === '\u0089PNG\r\n\u001A\n') return 'png';
  if (from(0, 3) === '\u00FF\u00D8\u00FF') return 'jpg';
  if (from(0, 4) === 'RIFF' && from(8, 12) === 'WEBP') return 'webp';
  if (from(4, 8) === 'ftyp' && /avi[fs]/u.test(from(8, 64))) return 'avif';
  return /^\uFEFF?\s*<(?:\?xml|!DOCTYPE|!--|svg)[\s>-]/iu.test(headOf(bytes)) ? 'svg' : undefined;
}
