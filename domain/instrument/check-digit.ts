/** Returns the check digit for an ISIN's first eleven characters (ISO 6166: letters become two digits, then Luhn). */
export function isinCheckDigit(body: string): number {
  const digits = Array.from(body, (character) => Number.parseInt(character, 36)).join('');
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const weighted = index % 2 === 0 ? digit * 2 : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return (10 - (sum % 10)) % 10;
}

/** Returns true for an ISIN with a correct check digit. */
export function isIsin(text: string): boolean {
  return /^[A-Z]{2}[A-Z0-9]{9}[0-9]$/.test(text) && isinCheckDigit(text.slice(0, 11)) === Number(text[11]);
}

/** Returns true for a text in the form of a WKN: six digits or capital letters without I and O. A WKN has no check digit. */
export function isWkn(text: string): boolean {
  return /^[0-9A-HJ-NP-Z]{6}$/.test(text);
}

/**
 * Returns the WKN in an ISIN that was built from it: `DE000`, for indices and currencies `EU000`, for non-securities `XC000`, then the WKN
 * and the check digit; undefined for any other ISIN.
 */
export function wknOfIsin(isin: string): string | undefined {
  return isIsin(isin) && /^(?:DE|EU|XC)000/.test(isin) ? isin.slice(5, 11) : undefined;
}
