/**
 * English words of buttons, labels and messages that German has not adopted (unlike news, filter, login); a text consisting of them is
 * English.
 */
const PLAIN = new Set(
  `loading submit cancel please click search password dismiss untitled unknown error errors failed warning
   invalid required missing yes buy sell price prices quote quotes stocks volume yield maturity today yesterday monday tuesday wednesday
   thursday friday saturday sunday january february march june july october december true false show hide close back previous
   more less read here save delete edit copy sort date change settings page pages`.split(/\s+/u),
);

/** Short English words that are not spelled like a German one; two of them make a sentence English. */
const SMALL = new Set(
  `the of and is are with your you this that from by not has have been for to or at it be as which will can our their all than about
   into no`.split(/\s+/u),
);

/**
 * Returns the English words of a text if they prove it English: half of its words are label words, or two different ones are short words.
 * Names of instruments, companies and persons are not translated: `withoutNames` removes them.
 */
export function englishIn(text: string, without: (text: string) => string = (same) => same): readonly string[] {
  return suspects(text).length === 0 ? [] : suspects(without(text));
}

function suspects(text: string): readonly string[] {
  const words = text.toLowerCase().match(/(?<![\p{L}\d])\p{L}+(?:[-'’]\p{L}+)*(?![\p{L}\d])/gu) ?? [];
  const small = [...new Set(words.filter((word) => SMALL.has(word)))];
  const plain = words.filter((word) => PLAIN.has(word));
  if (small.length > 1) return [...small, ...plain];
  return plain.length > 0 && (plain.length + small.length) * 2 >= words.length ? plain : [];
}

/** Returns a function that removes names from texts; longer names first, to leave no part of one. */
export function withoutNames(names: Iterable<string>): (text: string) => string {
  const known = [...new Set(names)].filter((name) => name.length > 2).toSorted((a, b) => b.length - a.length);
  return (text) => known.reduce((left, name) => (left.includes(name) ? left.replaceAll(name, ' ') : left), text);
}
