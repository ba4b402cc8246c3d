/** Letters with a page of their own in alphabetical lists: a to z. */
export const LETTERS: readonly string[] = 'abcdefghijklmnopqrstuvwxyz'.split('');

export function isLetter(text: unknown): text is string {
  return typeof text === 'string' && LETTERS.includes(text);
}
