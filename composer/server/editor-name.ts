/** Characters that show nothing or turn the direction of writing; those that join parts of an emoji stay. */
const UNSEEN = /(?!\u200D|\uFE0F)[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
/** Characters of the longest name, and of the longest sentence about a publication. */
const LONGEST_NAME = 80;
const LONGEST_SENTENCE = 300;

/** A text in one line, of characters that are seen. */
function oneLine(text: string, most: number): string {
  const clean = text.toWellFormed().replaceAll(/\s+/gu, ' ').replaceAll(UNSEEN, ' ').replaceAll(/ {2,}/gu, ' ').trim();
  return Array.from(clean).slice(0, most).join('').trim();
}

/**
 * The name under which an editor is shown and publishes. It is self-chosen, so one that is empty, has no letter, or could pass for an
 * address gives way to the address.
 */
export function shownName({ name, email }: { readonly name: string; readonly email: string }): string {
  const clean = oneLine(name.replaceAll(/[<>]/gu, ''), LONGEST_NAME);
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(clean) && !/[@＠﹫]/u.test(clean) ? clean : email;
}

/** Publication message for the history, on one line; empty when nothing in it is visible. */
export function sentenceIn(text: string): string {
  return oneLine(text, LONGEST_SENTENCE);
}
