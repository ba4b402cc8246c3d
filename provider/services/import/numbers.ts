import { isMissing, type Parsed } from './fault.ts';

/** `de`: 1.234,56 · `en`: 1,234.56 */
export type NumberFormat = 'de' | 'en';

const SHAPES: Readonly<Record<NumberFormat, RegExp>> = {
  de: /^[+-]?(\d+|\d{1,3}([.' ]\d{3})+)?(,\d+)?(e[+-]?\d+)?$/i,
  en: /^[+-]?(\d+|\d{1,3}([,' ]\d{3})+)?(\.\d+)?(e[+-]?\d+)?$/i,
};

export type NumberFormatResult = { readonly format: NumberFormat } | { readonly ambiguous: string };

/**
 * The number format of a column, judged by all its values: the one that fits more of them. `ambiguous` carries a value
 * that reads differently in both when nothing in the column decides (`1.234` may be a thousand or one and a bit).
 */
export function detectNumberFormat(values: readonly string[]): NumberFormatResult {
  const texts = values.filter((value) => !isMissing(value)).map(clean);
  const fits = (format: NumberFormat): number => texts.filter((text) => isShape(text, format)).length;
  const [german, english] = [fits('de'), fits('en')];
  if (german !== english) return { format: german > english ? 'de' : 'en' };
  const unclear = texts.find((text) => isShape(text, 'de') && isShape(text, 'en') && read(text, 'de') !== read(text, 'en'));
  return unclear === undefined ? { format: 'en' } : { ambiguous: unclear };
}

/** Reads one number; signs may be − (U+2212), thousands may be set apart by narrow spaces or apostrophes. */
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
    .replace(/(?:€|EUR|\$|USD|%)$/, '')
    .trimEnd();
}

function isShape(text: string, format: NumberFormat): boolean {
  return /\d/.test(text) && SHAPES[format].test(text);
}

function read(text: string, format: NumberFormat): number {
  const plain = format === 'de' ? text.replaceAll(/[.' ]/g, '').replace(',', '.') : text.replaceAll(/[,' ]/g, '');
  return Number(plain);
}
