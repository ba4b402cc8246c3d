/** Characters that are invisible or change the writing direction; those that join parts of an emoji are allowed. */
const UNSEEN = /(?!\u200D|\uFE0F)[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
/** Maximum length of a name, and of a publication message, in characters. */
const LONGEST_NAME = 80;
const LONGEST_SENTENCE = 300;

/** Text on one line, without invisible characters. */
function oneLine(text: string, most: number): string {
  const clean = text.toWellFormed().replaceAll(/\s+/gu, ' ').replaceAll(UNSEEN, ' ').replaceAll(/ {2,}/gu, ' ').trim();
  return Array.from(clean).slice(0, most).join('').trim();
}

/**
 * Name under which an editor is shown and publishes. Since it is self-chosen, the address replaces a name that is empty, has no letter, or
 * could pass for an address.
 */
export function shownName({ name, email }: { readonly name: string; readonly email: string }): string {
  const clean = oneLine(name.replaceAll(/[<>]/gu, ''), LONGEST_NAME);
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(clean) && !/[@＠﹫]/u.test(clean) ? clean : email;
}

/** Publication message for the history, on one line; empty when nothing in it is visible. */
export function sentenceIn(text: string): string {
  return oneLine(text, LONGEST_SENTENCE);
}
