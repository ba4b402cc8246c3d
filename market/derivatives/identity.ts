import { isinCheckDigit } from '#domain/instrument/check-digit.ts';
import { ISSUERS, type Issuer } from '../catalogue/issuers.ts';

/**
 * Numbers of a product are computed from its serial number and issuer, and back: a million products need no index. The ranges are next to
 * those of `catalogue/ids.ts`: products 800 000 000 to 849 999 999, notations from 2 000 000 000.
 */
const FIRST_ENTITY = 800_000_000;
const FIRST_NOTATION = 2_000_000_000;
/** Notations per product. */
export const VENUES_PER_PRODUCT = 2;

const ALPHABET = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const BASE = ALPHABET.length;
const BLOCK = BASE ** 4;
/** Highest serial number with a WKN: ten blocks of an issuer. */
export const MAX_SERIAL = 10 * BLOCK - 1;

// Step through the block that shares no divisor with its size (2 and 17), and its inverse: consecutive products get distant WKNs.
const STEP = 823_541;
const SHIFT = 271_829;
const INVERSE = inverseOf(STEP, BLOCK);

const byLetter = new Map<string, Issuer>(ISSUERS.map((one) => [one.letter, one]));

export function entityValueOf(serial: number): string {
  return String(FIRST_ENTITY + serial);
}

/** Serial number of an entityValue; undefined if it is not a product's. */
export function serialOfEntity(entityValue: string): number | undefined {
  return /^8\d{8}$/.test(entityValue) ? serialWithin(Number(entityValue) - FIRST_ENTITY) : undefined;
}

/** Notation of a product at its first (0) or second (1) venue. */
export function notationOf(serial: number, place: number): number {
  return FIRST_NOTATION + serial * VENUES_PER_PRODUCT + place;
}

/** Serial number and place of a notation; undefined if it is not a product's. */
export function serialOfNotation(idNotation: number): { serial: number; place: number } | undefined {
  const offset = idNotation - FIRST_NOTATION;
  const serial = serialWithin(Math.floor(offset / VENUES_PER_PRODUCT));
  return serial === undefined ? undefined : { serial, place: offset % VENUES_PER_PRODUCT };
}

/** WKN: letter of the issuer, digit of the block, four characters of the serial number: `H0K3QX`. */
export function wknOf(issuer: Issuer, serial: number): string {
  let rest = ((serial % BLOCK) * STEP + SHIFT) % BLOCK;
  let tail = '';
  for (let index = 0; index < 4; index += 1) {
    tail = (ALPHABET[rest % BASE] ?? '') + tail;
    rest = Math.floor(rest / BASE);
  }
  return `${issuer.letter}${Math.floor(serial / BLOCK)}${tail}`;
}

/** Serial number and issuer of a WKN; undefined if it is not a product's. */
export function serialOfWkn(wkn: string): { serial: number; issuer: Issuer } | undefined {
  const issuer = byLetter.get(wkn[0] ?? '');
  if (issuer === undefined || !/^.\d[0-9A-HJ-NP-Z]{4}$/.test(wkn)) return undefined;
  const number = Array.from(wkn.slice(2)).reduce((sum, character) => sum * BASE + ALPHABET.indexOf(character), 0);
  const serial = (((number - SHIFT + BLOCK) % BLOCK) * INVERSE) % BLOCK;
  return { serial: Number(wkn[1]) * BLOCK + serial, issuer };
}

/** German ISIN that contains a WKN, with its check digit. */
export function isinOfWkn(wkn: string): string {
  const body = `DE000${wkn}`;
  return `${body}${isinCheckDigit(body)}`;
}

function serialWithin(serial: number): number | undefined {
  return serial >= 0 && serial <= MAX_SERIAL ? serial : undefined;
}

/** Modular inverse: `value` times the result is 1 modulo `modulus` (extended Euclid). */
function inverseOf(value: number, modulus: number): number {
  let [before, now, low, high] = [modulus, value, 0, 1];
  while (now > 0) {
    const times = Math.floor(before / now);
    [before, now] = [now, before - times * now];
    [low, high] = [high, low - times * high];
  }
  return (low + modulus) % modulus;
}
