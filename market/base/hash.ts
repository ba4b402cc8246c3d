/**
 * Hashes of integers, the market's only source of randomness. The same numbers always give the same result, in any order and on any machine
 * (32-bit integer arithmetic only).
 */

/** Bijective scrambler of 32-bit integers ("lowbias32" constants of C. Wellons' public-domain search). */
function scramble(value: number): number {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x21f0aaad);
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97);
  return h ^ (h >>> 15);
}

/** Key of a row of random numbers, for callers that need many with the same first number. */
export function rowOf(key: number, a: number): number {
  return scramble(key ^ Math.imul(a, 0x9e3779b1));
}

/** Hash of an integer in a row. */
export function hashIn(row: number, b: number): number {
  return scramble(row + Math.imul(b, 0x85ebca6b));
}

/** Hash of a key and two integers, as a signed 32-bit integer. */
export function hash(key: number, a: number, b: number): number {
  return hashIn(rowOf(key, a), b);
}

/** Hash of a text, to turn names and the seed into keys. */
export function hashText(text: string): number {
  let h = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) h = Math.imul(h ^ text.charCodeAt(index), 0x01000193);
  return scramble(h);
}

/** Uniform in (0, 1]: safe for logarithms. */
export function uniform(key: number, a: number, b: number): number {
  return uniformIn(rowOf(key, a), b);
}

/** Uniform in (0, 1] in a row. */
export function uniformIn(row: number, b: number): number {
  return ((hashIn(row, b) >>> 0) + 1) / 4294967296;
}

const GAUSS_SCALE = Math.sqrt(3) / 65536;

/** Nearly normal with mean 0 and variance 1: sum of four uniforms, so at most ±3.46. */
export function gauss(key: number, a: number, b: number): number {
  return gaussIn(rowOf(key, a), b);
}

/** Like `gauss`, in a row. */
export function gaussIn(row: number, b: number): number {
  const first = hashIn(row, b);
  const second = scramble(first + 0x6d2b79f5);
  return ((first & 0xffff) + (first >>> 16) + (second & 0xffff) + (second >>> 16) - 131070) * GAUSS_SCALE;
}

const QUICK_SCALE = Math.sqrt(3 / 65_535);
/** Upper bound of the absolute values of `gauss` and `quickGaussIn`. */
export const MOST_GAUSS = 3.465;

/** Like `gaussIn`, from one hash only (four bytes): coarser, for the many small steps within a day. */
export function quickGaussIn(row: number, b: number): number {
  const h = hashIn(row, b);
  return ((h & 0xff) + ((h >>> 8) & 0xff) + ((h >>> 16) & 0xff) + (h >>> 24) - 510) * QUICK_SCALE;
}
