/** The check digit of an ISIN's first eleven characters (ISO 6166: letters become two digits, then Luhn). */
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

/** Whether a text is an ISIN with a right check digit. */
export function isIsin(text: string): boolean {
  return /^[A-Z]{2}[A-Z0-9]{9}[0-9]$/.test(text) && isinCheckDigit(text.slice(0, 11)) === Number(text[11]);
}

/** Whether a text can be a WKN: six digits or capital letters without I and O. A WKN has no check digit. */
export function isWkn(text: string): boolean {
  return /^[0-9A-HJ-NP-Z]{6}$/.test(text);
}

/** The WKN inside a German ISIN (`DE000` + WKN + check digit); undefined when the ISIN holds none. */
export function wknOfIsin(isin: string): string | undefined {
  return isIsin(isin) && isin.startsWith('DE000') ? isin.slice(5, 11) : undefined;
}
