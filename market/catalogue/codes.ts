import { isinCheckDigit } from '#domain/instrument/check-digit.ts';
import { hashOfName } from './chance.ts';

const LETTERS = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Codes for instruments that exist only in this catalogue. */
export interface Codes {
  /** WKN that begins with two given characters. */
  wkn(prefix: string, name: string): string;
  /** ISIN of a country: the given beginning, then digits that begin with 9, which real registers have not reached. */
  isin(beginning: string, name: string): string;
}

/** Creates a generator of unique codes. The same names in the same order give the same codes. */
export function createCodes(): Codes {
  const used = new Set<string>();
  const unused = (make: (salt: number) => string): string => {
    let code = make(0);
    for (let salt = 1; used.has(code); salt += 1) code = make(salt);
    used.add(code);
    return code;
  };
  return {
    wkn: (prefix, name) => unused((salt) => prefix + characters(hashOfName(`wkn/${name}/${salt}`), 6 - prefix.length)),
    isin: (beginning, name) =>
      unused((salt) => {
        const digits = 11 - beginning.length;
        if (digits === 0) return withCheckDigit(beginning);
        const number = hashOfName(`isin/${name}/${salt}`) % 10 ** Math.min(9, digits);
        return withCheckDigit(beginning + String(number).padStart(digits, '0'));
      }),
  };
}

/** Appends the check digit: `DE000A9F1XY` → `DE000A9F1XY3`. */
export function withCheckDigit(body: string): string {
  return `${body}${isinCheckDigit(body)}`;
}

function characters(number: number, length: number): string {
  let text = '';
  for (let rest = number; text.length < length; rest = Math.floor(rest / LETTERS.length)) text += LETTERS[rest % LETTERS.length];
  return text;
}
