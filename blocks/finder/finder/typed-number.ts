/**
 * Reads a bound of an address, whose dot is a decimal point (`1234.5`). With a comma it is German (`1.234,5`), as people type it there by
 * hand.
 */
export function plainNumber(text: string): string {
  const tight = text.replaceAll(/\s/gu, '').replace('\u2212', '-');
  return tight.includes(',') ? tight.replaceAll('.', '').replace(',', '.') : tight;
}

/**
 * Converts a typed German number to the form of addresses: `1.234,5`, `1.000` and `0,5` → `1234.5`, `1000`, `0.5`. A single dot that cannot
 * be a thousands separator is a decimal point (`0.5`). Other text, such as a day, is returned unchanged.
 */
export function typedNumber(text: string): string {
  const plain = plainNumber(text);
  return !text.includes(',') && /^-?[1-9]\d{0,2}(?:\.\d{3})+$/u.test(plain) ? plain.replaceAll('.', '') : plain;
}
