import { isOneOf } from '#domain/input/typed-entries.ts';

/** Formats of an answer's values, by their kind. Further settings of a format (unit, decimals, notation) are stored beside the value. */
export const FORMATS = {
  number: ['number', 'integer', 'percent', 'change', 'difference', 'price', 'amount', 'per-share', 'money', 'cover-ratio', 'year'],
  string: ['text', 'date', 'date-time', 'time', 'country', 'quality', 'link'],
  boolean: ['yes-no'],
  object: ['instrument'],
  array: ['course'],
} as const;
export type Kind = keyof typeof FORMATS;
export type Format = (typeof FORMATS)[Kind][number];

/** Returns all formats for values of the same kind. */
export function formatsLike(format: Format): readonly Format[] {
  const kinds: readonly (readonly Format[])[] = Object.values(FORMATS);
  return kinds.find((formats) => formats.includes(format)) ?? [];
}

/** Returns true for formats of figures, which are right-aligned in their column. */
export function isFigure(format: Format): boolean {
  return format !== 'year' && isOneOf(FORMATS.number, format);
}
