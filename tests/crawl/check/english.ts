/** Words of buttons, labels and messages that German has not taken over (as it has news, filter, login); a text that is made of them is English. */
const PLAIN = new Set(
  `loading submit cancel please click search password dismiss untitled unknown error errors failed warning
   invalid required missing yes buy sell price prices quote quotes stocks volume yield maturity today yesterday monday tuesday wednesday
   thursday friday saturday sunday january february march june july october december true false show hide close back previous
   more less read here save delete edit copy sort date change settings page pages`.split(/\s+/u),
);

/** Small words of which German has none that are spelled alike; two of them make a sentence English. */
const SMALL = new Set(
  `the of and is are with your you this that from by not has have been for to or at it be as which will can our their all than about
   into no`.split(/\s+/u),
);

/**
 * The English words of a text, when there are enough of them that it is not German: half of its words are those of a label, or two
 * different ones are small words. Names of instruments, companies and persons are not translated: `withoutNames` takes them out.
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

/** Takes names out of texts; longer ones first, so that no part of one is left over. */
export function withoutNames(names: Iterable<string>): (text: string) => string {
  const known = [...new Set(names)].filter((name) => name.length > 2).toSorted((a, b) => b.length - a.length);
  return (text) => known.reduce((left, name) => (left.includes(name) ? left.replaceAll(name, ' ') : left), text);
}
