import { slugOf } from '../text/slug.ts';
import { hintWords } from './hint-words.ts';
import { plainSigns } from './plain-signs.ts';
import { distanceOf } from './typo.ts';

const FILLERS: ReadonlySet<string> = new Set(
  [...hintWords()].flatMap(([word, { kind }]) => (kind === 'FILLER' ? slugOf(word).split('-') : [])),
);
/** Minimum length of a word that may have a typing error, and that matches words continuing after it. */
const SHORTEST_MISTYPED = 6;
const SHORTEST_BEGINNING = 4;
/** Minimum length of the last part of a compound, and of the part before it, for the last part to match the whole. */
const SHORTEST_END = 6;
const SHORTEST_BEFORE = 3;
/** Maximum length of an ending: `Steuer` and `Steuern`, `vergleich` and `vergleichen`. */
const LONGEST_ENDING = 3;
/** Minimum length of a word, usually a German compound, that is a sufficient query by itself. */
const TELLING = 12;
/** Share of a title that a query must contain to rank before a guessed instrument. */
const MOSTLY = 0.4;
const EXPLAIN = /\b(?:was (?:ist|sind|bedeutet|heißt)|wie funktionier\w*|erkl(?:är|aer)\w*|verstehen|einfach gesagt)/iu;

/** Page of the portal, or article of its editors, as a search answer. */
export interface Titled {
  readonly path: string;
  readonly title: string;
  /** Kind of the page in German, „Seite“ or „Ratgeber“. */
  readonly kind: string;
  /** Whether it explains something, as guides and answers of the help do. */
  readonly isExplanation: boolean;
}

/** Match between a text and the found instruments; without hits there is none. */
export interface InstrumentFit {
  readonly hasHits: boolean;
  readonly isGuess: boolean;
  readonly ignored: readonly string[];
}

export interface TitledAnswers {
  /** Answers, best first. */
  readonly list: readonly Titled[];
  /** Whether they match the text better than instruments do. */
  readonly areFirst: boolean;
}

/**
 * Returns titles with every word of a text, best first, and whether they rank before instruments: if instruments match by guess only, or
 * lack words that only a title has, or if the text requests an explanation.
 */
export function titledAnswers(text: string, titled: readonly Titled[], { hasHits, isGuess, ignored }: InstrumentFit): TitledAnswers {
  const asksWhy = EXPLAIN.test(text);
  const ranked = titled
    .map((one) => ({ one, said: titleScore(text, one.title) }))
    .filter(({ said }) => said > 0)
    .map(({ one, said }) => ({ one, said, score: said + (asksWhy ? explaining(one) : 0) }))
    .toSorted((a, b) => b.score - a.score);
  const [best] = ranked;
  if (best === undefined) return { list: [], areFirst: false };
  const isBetter =
    !hasHits ||
    isSameQuestion(text, best.one.title) ||
    (isGuess && best.said >= MOSTLY && isTyped(text, best.one.title)) ||
    (ignored.length > 0 && best.said === 1) ||
    (asksWhy && best.one.isExplanation);
  return { list: ranked.map(({ one }) => one), areFirst: isBetter };
}

/** Returns true if a word of the text is in the title without a typing error: otherwise the title is a guess too. */
function isTyped(text: string, title: string): boolean {
  const all = wordsOf(title);
  return wordsOf(plainSigns(text)).some((word) => all.some((other) => isForm(word, other)));
}

/** Returns true if a title equals the text, word by word. */
function isSameQuestion(text: string, title: string): boolean {
  const slug = slugOf(plainSigns(text));
  return slug.includes('-') && slug === slugOf(title);
}

/** Returns the explanatory value of an answer: highest if its title says so. */
function explaining({ isExplanation, title }: Titled): number {
  return (isExplanation ? 1 : 0) + (EXPLAIN.test(title) ? 0.5 : 0);
}

/**
 * Returns the share of a title's beginning, up to its colon, that a text contains, up to 1; 0 if the title lacks a word of the text, unless
 * its beginning has a word of the text that is long enough to suffice by itself.
 */
export function titleScore(text: string, title: string): number {
  const words = wordsOf(plainSigns(text));
  if (words.length === 0) return 0;
  const all = wordsOf(title);
  const head = wordsOf(title.split(/[:?]/u, 1)[0] ?? title);
  const isSaid = (word: string, among: readonly string[]): boolean => among.some((other) => isAlike(word, other));
  if (!words.every((word) => isSaid(word, all))) return words.some((word) => word.length >= TELLING && isSaid(word, head)) ? MOSTLY : 0;
  const said = head.filter((other) => isSaid(other, words)).length;
  const begins = words.every((word, at) => isAlike(word, head[at] ?? ''));
  // The text matches at least after the colon.
  return Math.max(begins ? 0.5 : 0.1, head.length === 0 ? 0 : said / head.length);
}

/** Returns the meaningful words; all of them if none is. */
function wordsOf(text: string): string[] {
  const words = slugOf(text)
    .split('-')
    .filter((word) => word !== '');
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
}

function isAlike(word: string, other: string): boolean {
  return (
    isForm(word, other) ||
    isEndOf(word, other) ||
    isEndOf(other, word) ||
    (word.length >= SHORTEST_MISTYPED && distanceOf(word, other, 1).whole <= 1)
  );
}

/** Returns true if a word is the last part of a compound: `Kalender` of `Finanzkalender`. */
function isEndOf(word: string, compound: string): boolean {
  return word.length >= SHORTEST_END && compound.length >= word.length + SHORTEST_BEFORE && compound.endsWith(word);
}

/** Returns true if two words differ by an ending at most. */
function isForm(word: string, other: string): boolean {
  if (word === other) return true;
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  const ending = long.length - short.length;
  return long.startsWith(short) && ending <= LONGEST_ENDING && short.length >= (ending === 1 ? 3 : SHORTEST_BEGINNING);
}
