import { MARK } from '../mistake.ts';
import { isPlain, lineOf, spliced, withKey, without, type Change } from './change.ts';
import type { Site } from './sites.ts';
import { otherCase, otherNumber, shortened, swapped } from './words.ts';

/** Misspells a key to a name that its section does not have. */
const misspelt =
  (other: (key: string, random: () => number) => string | undefined): Change =>
  (site, random) => {
    const { key, section } = site;
    const known = Object.keys(section['properties'] ?? {});
    const word = key.value.length < 4 ? undefined : other(key.value, random);
    if (section['additionalProperties'] !== false || word === undefined || known.includes(word) || !known.includes(key.value))
      return undefined;
    return { text: withKey(site, word), says: 'nicht bekannt', suggestion: key.value };
  };

const isRequired = ({ section, key }: Site): boolean => Array.isArray(section['required']) && section['required'].includes(key.value);

const missing: Change = (site) => {
  const { text, key, keyAt, valueAt, isFlow, isFirst, schema } = site;
  // Skips keys that distinguish branches: without them, every other key is wrong.
  if (!isRequired(site) || isFirst || schema['const'] !== undefined) return undefined;
  const says = `fehlt „${key.value}“`;
  if (isFlow) return { text: without(site, [text.lastIndexOf(',', keyAt[0]), valueAt[1]]), says };
  const line = lineOf(site);
  return line && { text: without(site, [line.start, line.end + 1]), says };
};

const empty: Change = (site) => {
  const { key, keyAt, valueAt } = site;
  if (lineOf(site) === undefined) return undefined;
  return { text: spliced(site, [keyAt[0], valueAt[1]], `${MARK}${key.value}:`), says: 'leer' };
};

const twice: Change = (site) => {
  const line = lineOf(site);
  if (line === undefined) return undefined;
  const again = site.text.slice(line.start + line.indent.length, line.end);
  return { text: spliced(site, [line.end, line.end], `\n${line.indent}${MARK}${again}`), says: 'zum zweiten Mal' };
};

/** Removes the colon, or the space after it. */
const joined =
  (between: string, says: string): Change =>
  (site) => {
    const { key, keyAt, valueAt, written } = site;
    if (lineOf(site) === undefined || !isPlain(site) || /[:#]/u.test(written)) return undefined;
    const text = spliced(site, [keyAt[0], valueAt[1]], `${MARK}${key.value}${between}${written}`);
    return { text, says, suggestion: `${key.value}: ${written}` };
  };

const tabbed: Change = (site) => {
  const line = lineOf(site);
  if (line === undefined || line.indent === '') return undefined;
  return { text: spliced(site, [line.start, line.start + line.indent.length], `${MARK}\t`), says: 'Tabulator' };
};

const deeper: Change = (site, random) => {
  const line = lineOf(site);
  if (line === undefined || site.isFirst || !site.followsPlain) return undefined;
  return {
    text: withKey(site, site.key.value).replace(MARK, () => `${' '.repeat(random() < 0.5 ? 1 : 2)}${MARK}`),
    says: 'zu weit eingerückt',
  };
};

const shallower: Change = (site) => {
  const line = lineOf(site);
  if (line === undefined || site.isFirst || line.indent.length < 2) return undefined;
  return { text: spliced(site, [site.keyAt[0] - 1, site.keyAt[0]], MARK), says: 'Die Einrückung passt nicht', more: 1 };
};

/** Mistakes in keys and in their lines. */
export const keyChanges: Readonly<Record<string, Change>> = {
  'letters of a key swapped': misspelt(swapped),
  'a letter of a key forgotten': misspelt((key, random) => (key.length < 6 ? undefined : shortened(key, random))),
  'a key in other letters': misspelt(otherCase),
  'a key in the other number': misspelt(otherNumber),
  'a key missing': missing,
  'a key without value': empty,
  'a key twice': twice,
  'no space behind the colon': joined(':', 'Nach dem Doppelpunkt fehlt ein Leerzeichen'),
  'no colon': joined(' ', 'Doppelpunkt'),
  'a tab for spaces': tabbed,
  'indented too far': deeper,
  'indented too little': shallower,
};
