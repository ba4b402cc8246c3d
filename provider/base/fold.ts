// Letters without a decomposition. As ä is found by ä, ae and a, both the query and the name are folded to the shortest spelling.
const GERMAN: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/**
 * Folds text for comparison: lower case, no accents, German umlauts in either spelling alike (`Münchener`,
 * `Muenchener`), and one space for each run of other characters (`Hannover Rück`, `E.ON` → `hannover ruck`, `e on`).
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþı]/gu, (letter) => GERMAN[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/([aou])e(?![aou])/gu, '$1')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}

/** Text between two spaces, folded. */
export interface Chunk {
  /** Words of the chunk: `e` and `on` of `E.ON`, `24` and `000` of `24.000`. */
  readonly parts: readonly string[];
  /** Words of the chunk written together: `eon`, `24000`. */
  readonly joined: string;
}

/** Returns the chunks of a text in order, without those that have no letter or digit. */
export function chunksOf(text: string): Chunk[] {
  return text.split(/\s+/u).flatMap((chunk) => {
    const parts = foldText(chunk).split(' ');
    if (parts[0] === '' || parts[0] === undefined) return [];
    return [{ parts, joined: parts.length === 1 ? parts[0] : foldText(chunk.replaceAll(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '')) }];
  });
}

/** Returns every word by which a chunk can be found. */
export function wordsOf({ parts, joined }: Chunk): string[] {
  return [...new Set([...parts, joined])];
}
