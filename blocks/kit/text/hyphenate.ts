import createHyphenator from 'hyphen';
import german from 'hyphen/patterns/de-1996.js';

/** Words shorter than this fit into any column. Source: portal.md §9 "words longer than 15". */
const LONG = 16;
/** Nothing longer is a word. */
const LONGEST = 80;
/** A text beyond this many characters is none that anybody wrote. */
const MOST = 20_000;
const SOFT = '\u00AD';
const hyphenated = createHyphenator(german, { hyphenChar: SOFT, minWordLength: LONG });
/** Tags, and what stands between them and spaces. */
const PARTS = /<[^<>]*>|[^\s<>]+/gu;
const WORDS = new RegExp(`&[#\\w]{1,12};|[\\p{L}${SOFT}]{${LONG},}`, 'gu');

/** A German text with soft hyphens in its long words; markup, entities and addresses stay as they are. */
export function hyphenate(text: string): string {
  if (text.length > MOST) return text;
  return text.replaceAll(PARTS, (part) => (part.startsWith('<') || /[/@]/u.test(part) ? part : part.replaceAll(WORDS, parted)));
}

function parted(word: string): string {
  // Where an author has said where it parts, he is right.
  if (word.startsWith('&') || word.includes(SOFT) || word.length > LONGEST) return word;
  const parts = hyphenated(word);
  // Only one made with `async: true` promises its answer.
  if (typeof parts !== 'string') return word;
  const syllables = parts.split(SOFT);
  // A syllable of one letter is none: at a joint of two words the patterns sometimes find one on either side.
  return syllables.reduce((before, next, index) => {
    const isTorn = next.length === 1 || syllables[index - 1]?.length === 1;
    return `${before}${isTorn ? '' : SOFT}${next}`;
  });
}
