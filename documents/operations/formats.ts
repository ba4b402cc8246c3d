import { isOneOf } from '#domain/input/typed-entries.ts';

/** How a value of an answer can be written, by its kind. What a format needs besides (unit, decimals, notation) stands beside the value. */
export const FORMATS = {
  number: ['number', 'integer', 'percent', 'change', 'difference', 'price', 'amount', 'per-share', 'money', 'cover-ratio', 'year'],
  string: ['text', 'date', 'date-time', 'time', 'country', 'quality', 'link'],
  boolean: ['yes-no'],
  object: ['instrument'],
  array: ['course'],
} as const;
export type Kind = keyof typeof FORMATS;
export type Format = (typeof FORMATS)[Kind][number];

/** The formats that a value of this format could have instead: all for values of its kind. */
export function formatsLike(format: Format): readonly Format[] {
  const kinds: readonly (readonly Format[])[] = Object.values(FORMATS);
  return kinds.find((formats) => formats.includes(format)) ?? [];
}

/** Formats of figures, which stand at the end of their column. */
export function isFigure(format: Format): boolean {
  return format !== 'year' && isOneOf(FORMATS.number, format);
}
