import { GLYPHS } from './glyphs.ts';

/** Colors of monograms; white has a contrast of at least 4.5 to 1 on each. */
const TONES = [
  '#0c5261',
  '#7a2e2e',
  '#2f5d3a',
  '#4a3f8f',
  '#8a4b08',
  '#1f4e8c',
  '#6b2c6e',
  '#385a0f',
  '#8c2f5b',
  '#3d4a5c',
  '#0b6055',
  '#5a3a22',
] as const;

/** Words that do not distinguish names. */
const EMPTY_WORDS = new Set([
  'AG',
  'SE',
  'KGAA',
  'INC',
  'CORP',
  'CORPORATION',
  'CO',
  'COMPANY',
  'PLC',
  'NV',
  'SA',
  'SPA',
  'LTD',
  'THE',
  'GROUP',
  'HOLDING',
  'UCITS',
  'ETF',
  'CLASS',
  'AKTIE',
]);

/** Width in pixels of the largest monogram, and of one without a requested size. */
const LARGEST = 512;
const USUAL = 64;

/** Letters and color of a name. */
export interface Monogram {
  /** One or two capital letters or digits. */
  readonly letters: string;
  /** Index of a color, from 0. */
  readonly tone: number;
}

/** Returns the monogram of a name: the first letters of its first two distinguishing words; undefined for a name without any. */
export function monogramOf(name: string): Monogram | undefined {
  const words = plainWords(name).filter((word) => !EMPTY_WORDS.has(word));
  const letters = words
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('');
  return letters === '' ? undefined : { letters, tone: toneOf(words.slice(0, 2).join(' ')) };
}

/** Returns the address of a monogram with `{width}` and `{height}` to fill in. */
export const monogramTemplate = ({ letters, tone }: Monogram): string => `/logos/${letters}-${tone}.svg?b={width}&h={height}`;

/** Returns the monogram in a path; undefined for every other path. */
export function askedMonogram(path: string): Monogram | undefined {
  const [, letters = '', number = ''] = /^\/logos\/([A-Z0-9]{1,2})-(\d{1,2})\.svg$/u.exec(path) ?? [];
  const tone = Number(number);
  // Rejects other spellings of a number, which would be further addresses of the same picture.
  return letters === '' || tone >= TONES.length || String(tone) !== number ? undefined : { letters, tone };
}

/**
 * Returns a monogram as SVG: strokes on a colored field with round corners.
 * @param size requested width in pixels; from 1 to 512, anything else counts as 64
 */
export function drawMonogram({ letters, tone }: Monogram, size: number): string {
  const side = Number.isInteger(size) && size >= 1 && size <= LARGEST ? size : USUAL;
  const scale = letters.length === 1 ? 1.15 : 0.85;
  const step = 26 * scale;
  const left = 32 - (20 * scale + step * (letters.length - 1)) / 2;
  const top = 32 - 14 * scale;
  const strokes = Array.from(letters)
    .map(
      (letter, index) =>
        `<path transform="translate(${rounded(left + index * step)} ${rounded(top)}) scale(${scale})" d="${GLYPHS[letter]}"/>`,
    )
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${side}" height="${side}">` +
    `<rect width="64" height="64" rx="14" fill="${TONES[tone]}"/>` +
    `<g fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">${strokes}</g></svg>`
  );
}

const rounded = (number: number): number => Math.round(number * 100) / 100;

/** Returns the words of a name in capital letters without accents: „Münchener Rück“ becomes MUNCHENER and RUCK. */
function plainWords(name: string): readonly string[] {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/[.'’]/gu, '').toUpperCase();
  return plain.match(/[A-Z0-9]+/gu) ?? [];
}

/** Returns the index of a color, always the same for a text. */
function toneOf(text: string): number {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return sum % TONES.length;
}
