import { isMissing, type Parsed } from './fault.ts';

/** `de`: 1.234,56 · `en`: 1,234.56 */
export type NumberFormat = 'de' | 'en';

const SHAPES: Readonly<Record<NumberFormat, RegExp>> = {
  de: /^[+-]?(\d+|\d{1,3}([.' ]\d{3})+)?(,\d+)?(e[+-]?\d+)?$/i,
  en: /^[+-]?(\d+|\d{1,3}([,' ]\d{3})+)?(\.\d+)?(e[+-]?\d+)?$/i,
};

export type NumberFormatResult = { readonly format: NumberFormat } | { readonly ambiguous: string };

/**
 * Detects the number format of a column from all its values: the format that fits more of them. `ambiguous` has a value that reads
 * differently in both if nothing in the column decides (`1.234` may be a thousand or 1.234).
 */
export function detectNumberFormat(values: readonly string[]): NumberFormatResult {
  const texts = values.filter((value) => !isMissing(value)).map((value) => SCALED.exec(clean(value))?.[1] ?? clean(value));
  const fits = (format: NumberFormat): number => texts.filter((text) => isShape(text, format)).length;
  const [german, english] = [fits('de'), fits('en')];
  if (german !== english) return { format: german > english ? 'de' : 'en' };
  const unclear = texts.find((text) => isShape(text, 'de') && isShape(text, 'en') && read(text, 'de') !== read(text, 'en'));
  return unclear === undefined ? { format: 'en' } : { ambiguous: unclear };
}

/** Suffixes by which vendors shorten volumes: `190.28M`, `1,5 Mio.` */
const SCALES: Readonly<Record<string, number>> = { k: 1e3, tsd: 1e3, m: 1e6, mio: 1e6, b: 1e9, mrd: 1e9 };
const SCALED = /^(.*\d)\s?(k|tsd|m|mio|b|mrd)\.?$/iu;

/** Reads a traded volume (number of shares), which may have a scale suffix. */
export function parseVolume(text: string, format: NumberFormat): Parsed<number> {
  const [, digits, letters = ''] = SCALED.exec(clean(text)) ?? [];
  if (digits === undefined) return parseNumber(text, format);
  const number = parseNumber(digits, format);
  // Rounds off the floating-point error of products such as 190.28 times a million.
  return 'reason' in number ? number : { value: Number((number.value * (SCALES[letters.toLowerCase()] ?? 1)).toPrecision(12)) };
}

/** Reads one number; the sign may be − (U+2212), thousands may be separated by narrow spaces or apostrophes. */
export function parseNumber(text: string, format: NumberFormat): Parsed<number> {
  const cleaned = clean(text);
  if (!isShape(cleaned, format)) return { reason: `keine Zahl (erwartet wie ${format === 'de' ? '1.234,56' : '1,234.56'})` };
  const value = read(cleaned, format);
  return Number.isFinite(value) ? { value } : { reason: 'keine endliche Zahl' };
}

function clean(text: string): string {
  return text
    .trim()
    .replaceAll('\u2212', '-')
    .replaceAll(/[\u00A0\u202F\u2009]/g, ' ')
    .replaceAll('’', "'")
    .replace(/^([+-]?) ?(?:€|EUR|\$|USD|£|GBP)\s?/, '$1')
    .replace(/(?:€|EUR|\$|USD|£|GBP|%)$/, '')
    .trimEnd();
}

function isShape(text: string, format: NumberFormat): boolean {
  return /\d/.test(text) && SHAPES[format].test(text);
}

function read(text: string, format: NumberFormat): number {
  const plain = format === 'de' ? text.replaceAll(/[.' ]/g, '').replace(',', '.') : text.replaceAll(/[,' ]/g, '');
  return Number(plain);
}
