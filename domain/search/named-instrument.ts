import { slugOf } from '../text/slug.ts';
import { hintWords, type HintKind } from './hint-words.ts';
import { nicknamesOf } from './nicknames.ts';

interface Called {
  readonly entityType: string;
  readonly name: string;
  readonly tinyName: string;
  readonly aliases: readonly string[];
}

/** Kinds of words that do not identify an instrument; `euro` or `frankfurt` may. */
const SAYING_NOTHING: ReadonlySet<HintKind> = new Set(['CLASS', 'TOPIC', 'LEGAL_FORM', 'LABEL', 'FILLER']);
const IDLE: ReadonlySet<string> = new Set([...hintWords()].flatMap(([word, { kind }]) => (SAYING_NOTHING.has(kind) ? wordsOf(word) : [])));

/** Returns every name of an instrument: its own, the short one, and its nicknames. */
export function namesOf(one: Called): readonly string[] {
  return [...ownNamesOf(one), ...nicknamesOf(one)];
}

/** Returns the names of an instrument in the catalogue. */
export function ownNamesOf(one: Called): readonly string[] {
  return [one.name, one.tinyName, ...one.aliases];
}

/**
 * Returns true if a text names an instrument: by a whole, identifying word of one of its names (`Coke` matches Coca-Cola, but `T-Aktie`
 * does not match every share), or by a whole name of other words (`J&J`).
 */
export function isNamedIn(text: string, one: Called): boolean {
  const said = wordsOf(text);
  const telling = new Set(said.filter((word) => word.length > 1 && !IDLE.has(word)));
  const whole = ` ${said.join(' ')} `;
  return namesOf(one).some((name) => {
    const words = wordsOf(name);
    return words.length > 0 && (words.some((word) => telling.has(word)) || whole.includes(` ${words.join(' ')} `));
  });
}

function wordsOf(text: string): readonly string[] {
  return slugOf(text)
    .split('-')
    .filter((word) => word !== '');
}
