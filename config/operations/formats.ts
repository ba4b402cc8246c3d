/** How a value of an answer can be written, by its kind. What a format needs besides (unit, decimals, notation) stands beside the value. */
export const FORMATS = {
  number: ['number', 'integer', 'percent', 'change', 'difference', 'price', 'money', 'year'],
  string: ['text', 'date', 'date-time', 'time', 'country', 'quality', 'link'],
  boolean: ['yes-no'],
  object: ['instrument'],
} as const;
export type Kind = keyof typeof FORMATS;
export type Format = (typeof FORMATS)[Kind][number];
