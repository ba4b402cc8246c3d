const REGIONAL_A = 0x1f1e6;
const LETTER_A = 'A'.charCodeAt(0);

/** Returns the flag of a two-letter country code, `de` → 🇩🇪; undefined for anything else. */
export function flagOf(country: string | undefined): string | undefined {
  if (country === undefined || !/^[A-Za-z]{2}$/.test(country)) return undefined;
  const letters = Array.from(country.toUpperCase(), (letter) => REGIONAL_A + letter.charCodeAt(0) - LETTER_A);
  return String.fromCodePoint(...letters);
}
