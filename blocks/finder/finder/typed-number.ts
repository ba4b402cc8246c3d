/** A bound of an address, whose dot is a decimal point: `1234.5`, or with a comma as people write it there by hand, `1.234,5`. */
export function plainNumber(text: string): string {
  const tight = text.replaceAll(/\s/gu, '').replace('\u2212', '-');
  return tight.includes(',') ? tight.replaceAll('.', '').replace(',', '.') : tight;
}

/**
 * A bound as people type it here, as addresses have it: `1.234,5` and `1.000` and `0,5` → `1234.5`, `1000`, `0.5`. A single dot that
 * cannot part thousands stands for a decimal (`0.5`). What is no number, such as a day, stays as it is.
 */
export function typedNumber(text: string): string {
  const plain = plainNumber(text);
  return !text.includes(',') && /^-?[1-9]\d{0,2}(?:\.\d{3})+$/u.test(plain) ? plain.replaceAll('.', '') : plain;
}
