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
