/**
 * A number as Germans write it: `1.234,5`, `1234,5`, `−0,75`; a single point with other than three digits behind it is a decimal point,
 * as a number pad types it. Undefined for all else.
 */
export function readDecimal(text: string): number | undefined {
  const plain = text.replaceAll(/[\s\u00A0\u202F]/g, '').replace('−', '-');
  if (/^[+-]?(\d+|\d{1,3}(\.\d{3})+)(,\d+)?$/.test(plain)) return Number(plain.replaceAll('.', '').replace(',', '.'));
  return /^[+-]?\d+\.\d+$/.test(plain) ? Number(plain) : undefined;
}
