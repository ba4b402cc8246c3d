// ä is found by ä, ae and a; so both spellings of the query and of the name are folded to the shortest one.
const GERMAN: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/**
 * Folds text for comparison: lower case, no accents, German umlauts in either spelling alike (`Münchener`,
 * `Muenchener`), and every run of other signs as one blank (`Hannover Rück`, `E.ON` → `hannover ruck`, `e on`).
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

/** Text between two blanks, folded. */
export interface Chunk {
  /** Its words: `e` and `on` of `E.ON`, `24` and `000` of `24.000`. */
  readonly parts: readonly string[];
  /** The same written together: `eon`, `24000`. */
  readonly joined: string;
}

/** The chunks of a text in their order; those without a letter or digit are left out. */
export function chunksOf(text: string): Chunk[] {
  return text.split(/\s+/u).flatMap((chunk) => {
    const parts = foldText(chunk).split(' ');
    if (parts[0] === '' || parts[0] === undefined) return [];
    return [{ parts, joined: parts.length === 1 ? parts[0] : foldText(chunk.replaceAll(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '')) }];
  });
}

/** Every word by which a chunk can be found. */
export function wordsOf({ parts, joined }: Chunk): string[] {
  return [...new Set([...parts, joined])];
}
