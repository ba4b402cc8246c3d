import { slugOf } from '../text/slug.ts';
import { hintWords } from './hint-words.ts';
import { plainSigns } from './plain-signs.ts';
import { distanceOf } from './typo.ts';

const FILLERS: ReadonlySet<string> = new Set(
  [...hintWords()].flatMap(([word, { kind }]) => (kind === 'FILLER' ? slugOf(word).split('-') : [])),
);
/** From so many letters on a word may have a typing error, and fits words that go on after it. */
const SHORTEST_MISTYPED = 6;
const SHORTEST_BEGINNING = 4;
/** Letters of the last part of a compound, and of what stands before it, from which on it may stand for the whole. */
const SHORTEST_END = 6;
const SHORTEST_BEFORE = 3;
/** Letters that an ending has at most: `Steuer` and `Steuern`, `vergleich` and `vergleichen`. */
const LONGEST_ENDING = 3;
/** A word of so many letters, as German makes them of several, says alone what is meant. */
const TELLING = 12;
/** Share of a title that a query must contain to rank before a guessed instrument. */
const MOSTLY = 0.4;
const EXPLAIN = /\b(?:was (?:ist|sind|bedeutet|heißt)|wie funktionier\w*|erkl(?:är|aer)\w*|verstehen|einfach gesagt)/iu;

/** A page of the portal, or a piece of its editors, that may answer a search. */
export interface Titled {
  readonly path: string;
  readonly title: string;
  /** Kind of the page in German, „Seite“ or „Ratgeber“. */
  readonly kind: string;
  /** Explains something, as guides and answers of the help do. */
  readonly isExplanation: boolean;
}

/** How an answer of instruments fits a text; without hits it does not. */
export interface InstrumentFit {
  readonly hasHits: boolean;
  readonly isGuess: boolean;
  readonly ignored: readonly string[];
}

export interface TitledAnswers {
  /** The best first. */
  readonly list: readonly Titled[];
  /** They answer the text better than instruments do. */
  readonly areFirst: boolean;
}

/**
 * Titles that have every word of a text, the best first, and whether they go before instruments: where these fit by guess only, lack
 * words that a title has alone, or where the text asks for an explanation.
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

/** Tells whether a word of the text stands in the title without a typing error: else the title is a guess, too. */
function isTyped(text: string, title: string): boolean {
  const all = wordsOf(title);
  return wordsOf(plainSigns(text)).some((word) => all.some((other) => isForm(word, other)));
}

/** Whether a title is the text, word by word. */
function isSameQuestion(text: string, title: string): boolean {
  const slug = slugOf(plainSigns(text));
  return slug.includes('-') && slug === slugOf(title);
}

/** How well something explains: best what says so in its title. */
function explaining({ isExplanation, title }: Titled): number {
  return (isExplanation ? 1 : 0) + (EXPLAIN.test(title) ? 0.5 : 0);
}

/**
 * How much of a title's beginning, up to its colon, a text says, up to 1; 0 when the title lacks a word of the text, unless its
 * beginning has one that is long enough to be meant by itself.
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
  // Something is said, if only behind the colon.
  return Math.max(begins ? 0.5 : 0.1, head.length === 0 ? 0 : said / head.length);
}

/** Words that say something; all of them where none does. */
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

/** Whether a word is what a compound is about: `Kalender` of `Finanzkalender`. */
function isEndOf(word: string, compound: string): boolean {
  return word.length >= SHORTEST_END && compound.length >= word.length + SHORTEST_BEFORE && compound.endsWith(word);
}

/** Whether two words differ by an ending at most. */
function isForm(word: string, other: string): boolean {
  if (word === other) return true;
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  const ending = long.length - short.length;
  return long.startsWith(short) && ending <= LONGEST_ENDING && short.length >= (ending === 1 ? 3 : SHORTEST_BEGINNING);
}
