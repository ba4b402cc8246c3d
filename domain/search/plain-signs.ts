/** Invisible characters: soft hyphens, joiners, direction marks. */
const UNSEEN = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/gu;

/** Normalizes a text: full-width letters, ligatures and no-break spaces become plain characters (NFKC). */
export function plainSigns(text: string): string {
  return text.normalize('NFKC').replaceAll(UNSEEN, '');
}
