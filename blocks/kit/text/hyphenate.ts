import createHyphenator from 'hyphen';
import german from 'hyphen/patterns/de-1996.js';

/** Minimum length of words to hyphenate; shorter ones fit into any column. Source: portal.md §9 "words longer than 15". */
const LONG = 16;
/** Maximum length of a word; longer ones are not language. */
const LONGEST = 80;
/** Maximum length of a text in characters; longer ones were not written by people. */
const MOST = 20_000;
const SOFT = '\u00AD';
const hyphenated = createHyphenator(german, { hyphenChar: SOFT, minWordLength: LONG });
/** Tags, and the text between tags and spaces. */
const PARTS = /<[^<>]*>|[^\s<>]+/gu;
const WORDS = new RegExp(`&[#\\w]{1,12};|[\\p{L}${SOFT}]{${LONG},}`, 'gu');

/** Adds soft hyphens to the long words of a German text; markup, entities and addresses are unchanged. */
export function hyphenate(text: string): string {
  if (text.length > MOST) return text;
  return text.replaceAll(PARTS, (part) => (part.startsWith('<') || /[/@]/u.test(part) ? part : part.replaceAll(WORDS, parted)));
}

function parted(word: string): string {
  // Soft hyphens of the author take precedence.
  if (word.startsWith('&') || word.includes(SOFT) || word.length > LONGEST) return word;
  const parts = hyphenated(word);
  // The hyphenator returns a promise only with `async: true`.
  if (typeof parts !== 'string') return word;
  const syllables = parts.split(SOFT);
  // Joins syllables of one letter: at the joint of two words the patterns sometimes split a letter off.
  return syllables.reduce((before, next, index) => {
    const isTorn = next.length === 1 || syllables[index - 1]?.length === 1;
    return `${before}${isTorn ? '' : SOFT}${next}`;
  });
}
