/**
 * Returns the number of typing errors that a word may have: none in numbers, one from four letters on (three, if other words of the text
 * identify the target too), two from seven: `Hoeywell` lacks a letter and, normalized to `Höywell`, another one.
 */
export function typosAllowed(word: string, isOfSeveral: boolean): 0 | 1 | 2 {
  if (word.length < (isOfSeveral ? 3 : 4) || /\d/.test(word)) return 0;
  return word.length < 7 ? 1 : 2;
}

/** Number of edits from a word to another, and to the nearest beginning of it. */
export interface Distance {
  readonly whole: number;
  readonly beginning: number;
}

/**
 * Returns the number of edits (insert, delete, replace, swap of neighbors: optimal string alignment) from `word` to `other`, and to the
 * nearest beginning of `other`. Only distances up to `most` are exact; longer ones are any number above it.
 */
export function distanceOf(word: string, other: string, most: number): Distance {
  const width = Math.min(other.length, word.length + most);
  let [beforeLast, last, current] = [ROWS[0], ROWS[1], ROWS[2]];
  for (let column = 0; column <= width; column += 1) last[column] = column;
  for (let row = 1; row <= word.length; row += 1) {
    current.fill(FAR, 0, width + 1);
    if (row <= most) current[0] = row;
    const letter = word.charCodeAt(row - 1);
    let least = row <= most ? row : FAR;
    const end = Math.min(width, row + most);
    for (let column = Math.max(1, row - most); column <= end; column += 1) {
      const isSame = letter === other.charCodeAt(column - 1);
      let best = (last[column - 1] ?? FAR) + (isSame ? 0 : 1);
      best = Math.min(best, (current[column - 1] ?? FAR) + 1, (last[column] ?? FAR) + 1);
      if (row > 1 && column > 1 && letter === other.charCodeAt(column - 2) && word.charCodeAt(row - 2) === other.charCodeAt(column - 1)) {
        best = Math.min(best, (beforeLast[column - 2] ?? FAR) + 1);
      }
      current[column] = best;
      least = Math.min(least, best);
    }
    if (least > most) return { whole: FAR, beginning: FAR };
    if (end < width) current[end + 1] = FAR;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  let beginning = FAR;
  for (let column = 0; column <= width; column += 1) beginning = Math.min(beginning, last[column] ?? FAR);
  return { whole: width === other.length ? (last[width] ?? FAR) : FAR, beginning };
}

const FAR = 99;
const LONGEST = 256;
// Shared buffers: the code is synchronous, so only one call at a time uses them.
const ROWS = [new Uint8Array(LONGEST), new Uint8Array(LONGEST), new Uint8Array(LONGEST)] as const;

/** Returns a bit set of the letters in a word; other characters share the remaining bits. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) {
    const letter = word.charCodeAt(index) - 97;
    bits |= 1 << (letter >= 0 && letter < 26 ? letter : 26 + (word.charCodeAt(index) % 6));
  }
  return bits >>> 0;
}

/** Returns the number of set bits. */
export function countBits(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x5555_5555);
  rest = (rest & 0x3333_3333) + ((rest >>> 2) & 0x3333_3333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
