/** Signs that nobody sees: soft hyphens, joiners, marks of direction. */
const UNSEEN = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/gu;

/** A text in the signs of names: full-width letters, ligatures and no-break spaces as plain ones (NFKC). */
export function plainSigns(text: string): string {
  return text.normalize('NFKC').replaceAll(UNSEEN, '');
}
