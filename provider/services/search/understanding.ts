import { COMPOUND_ENDS, hintWords, SYNONYMS, type Hint } from '#domain/search/hint-words.ts';
import type { InstrumentRecord } from '#market/catalogue/index.ts';
import { foldText } from '../../base/fold.ts';
import { isAmount, isCurrency, isUnit } from '#domain/search/amount.ts';
import { symbolIn, withoutLabels } from '#domain/search/code-forms.ts';
import { plainSigns } from '#domain/search/plain-signs.ts';
import { readQuery, type Query } from './query.ts';
import { distanceOf } from '#domain/search/typo.ts';

/** A word of a text, with what it says if it is a hint. */
export interface Token {
  /** As typed. */
  readonly text: string;
  readonly folded: string;
  readonly hint?: Hint;
}

/** A text taken apart into what is looked for and what is said around it. */
export interface Understanding {
  /** In plain signs and without labels of codes. */
  readonly text: string;
  /** A label says that it is a code. */
  readonly isLabelled: boolean;
  readonly tokens: readonly Token[];
  /** The words that are looked for. */
  readonly core: readonly Token[];
  /** Classes of instruments that the text asks for; empty when nothing in it says so. */
  readonly types: ReadonlySet<string>;
  /** Further words of products that are wanted, each a way of its own. */
  readonly products: readonly string[];
  /** Whether something is called by a word (folded). */
  readonly isName: (word: string) => boolean;
}

const HINTS: ReadonlyMap<string, Hint> = new Map([...hintWords()].map(([word, hint]) => [foldText(word), hint]));
/** Whether a word (folded) says nothing of what is looked for: `wie`, `ist`, `und`. */
export function isFiller(word: string): boolean {
  return HINTS.get(word)?.kind === 'FILLER';
}

/** Longer ones are recognized with a typing error too. */
const SHORTEST_MISTYPED = 5;
const MISTYPED = [...HINTS].filter(([word, { kind }]) => word.length >= SHORTEST_MISTYPED && (kind === 'CLASS' || kind === 'TOPIC'));
const ENDS = COMPOUND_ENDS.map(foldText);
const WORDS_OF_NAMES: ReadonlyMap<string, string> = new Map(Object.entries(SYNONYMS).map(([word, other]) => [foldText(word), other]));
/** Further words of a text are not looked at. */
const MOST_TOKENS = 16;

/** Reads a text; `knows` says whether something is called by a word (folded), so that it is no hint with a typing error. */
export function understand(typed: string, knows: (word: string) => boolean): Understanding {
  const { text, isLabelled } = withoutLabels(plainSigns(typed));
  const symbol = symbolIn(text);
  const tokens = withAmounts(withYears(tokensOf(symbol ?? text.replaceAll(/[€$£¥]/gu, (sign) => ` ${SIGNS[sign]} `), knows)));
  const core = coreOf(tokens);
  // A hint alone is what is looked for: `KO` is a share.
  const hints = tokens.flatMap((token) => (token.hint === undefined || core.includes(token) ? [] : token.hint));
  return {
    text: symbol ?? text,
    isLabelled,
    tokens,
    core,
    types: new Set(hints.flatMap(({ types = [] }) => types)),
    products: hints.flatMap(({ products = [] }) => products),
    isName: knows,
  };
}

const YEAR = /^(?:19|20)\d\d$/u;
/** Classes whose instruments have a year in their name. */
const DATED: ReadonlySet<string> = new Set(['BOND', 'FUTURE', 'DERIVATIVE']);

/** A year belongs to what is asked for (`Dividende 2026`), but not beside a class whose names have one. */
function withYears(tokens: readonly Token[]): readonly Token[] {
  const isDated = tokens.some(({ hint }) => hint?.types?.some((type) => DATED.has(type)));
  if (isDated || !tokens.some(({ hint }) => hint?.kind === 'TOPIC')) return tokens;
  return tokens.map((token) => (YEAR.test(token.folded) ? { ...token, hint: { kind: 'TOPIC' } } : token));
}

const SIGNS: Readonly<Record<string, string>> = { '€': 'euro', $: 'dollar', '£': 'pfund', '¥': 'yen' };
/** Words of products, whose numbers are strikes: `Call SAP 200 Euro`. */
const OF_PRODUCTS: ReadonlySet<string> = new Set('call put turbo long short mini discount bonus express faktor inline'.split(' '));

/** An amount is nothing to look for: `250 Dollar in Euro`, `5 kg Gold`. Of a product it is the strike. */
function withAmounts(tokens: readonly Token[]): readonly Token[] {
  if (tokens.some(({ folded, hint }) => OF_PRODUCTS.has(folded) || hint?.types?.includes('DERIVATIVE') === true)) return tokens;
  const counts = tokens.map(({ text }, index) => {
    if (!isAmount(text)) return false;
    const next = tokens.slice(index + 1).find((token) => !isAmount(token.text));
    const before = tokens[index - 1]?.text ?? '';
    return isUnit(next?.text ?? '') || (isCurrency(before) && !isAmount(tokens[index - 2]?.text ?? ''));
  });
  const isAll = tokens.every(({ hint }, index) => counts[index] === true || hint?.kind === 'FILLER');
  return isAll ? tokens : tokens.map((token, index) => (counts[index] === true ? { ...token, hint: { kind: 'FILLER' } } : token));
}

/** Returns the words to search for: all but hints. For a text of hints only, it returns those that say something. */
function coreOf(tokens: readonly Token[]): readonly Token[] {
  const named = tokens.filter(({ hint }) => hint === undefined || hint.kind === 'SOFT');
  if (named.length > 0) return named;
  const telling = tokens.filter(({ hint }) => hint?.kind !== 'FILLER' && hint?.kind !== 'LABEL');
  return telling.length > 0 ? telling : tokens;
}

function tokensOf(text: string, knows: (word: string) => boolean): Token[] {
  const words = text.replaceAll(/knock[\s-]*out/giu, 'knockout').split(/[\s,;?!&+-]+(?=\S)|[\s?!,;]+$/u);
  return words
    .filter((word) => foldText(word) !== '')
    .slice(0, MOST_TOKENS)
    .flatMap((word) => tokenOf(word, knows));
}

function tokenOf(word: string, knows: (word: string) => boolean): Token[] {
  const folded = foldText(word);
  // `S.A.` and `N.V.` are read as one.
  const hint = HINTS.get(folded) ?? HINTS.get(folded.replaceAll(' ', ''));
  if (hint !== undefined) return [{ text: word, folded, hint }];
  if (knows(folded)) return [{ text: word, folded }];
  return compoundOf(word, folded) ?? [{ text: word, folded, ...mistypedHint(folded) }];
}

function withHint(token: Token): Token {
  const hint = HINTS.get(token.folded);
  return hint === undefined ? token : { ...token, hint };
}

const SHORTEST_STEM = 3;

/** `Goldkurs` is `Gold` and `Kurs`. */
function compoundOf(word: string, folded: string): Token[] | undefined {
  const end = ENDS.find((candidate) => folded.endsWith(candidate) && folded.length - candidate.length >= SHORTEST_STEM);
  if (end === undefined || !/^[\p{Letter}\p{Number}]+$/u.test(folded)) return undefined;
  const stem = folded.slice(0, -end.length);
  return [
    { text: word.slice(0, word.length - end.length), folded: stem },
    withHint({ text: word.slice(word.length - end.length), folded: end }),
  ];
}

function mistypedHint(folded: string): { readonly hint?: Hint } {
  if (folded.length < SHORTEST_MISTYPED) return {};
  const [, hint] = MISTYPED.find(([word]) => distanceOf(folded, word, 1).whole <= 1) ?? [];
  return hint === undefined ? {} : { hint };
}

/** The same with words in the form that names have them; undefined when it has none that names have in another. */
export function inWordsOfNames({ text, isLabelled, isName }: Understanding): Understanding | undefined {
  const words = text.split(/[\s-]+/u);
  if (!words.some((word) => WORDS_OF_NAMES.has(foldText(word)))) return undefined;
  const replaced = words.map((word) => WORDS_OF_NAMES.get(foldText(word)) ?? word).join(' ');
  return { ...understand(replaced, isName), isLabelled };
}

/** Kinds of hints that say nothing by themselves, or were understood. */
const UNTOLD: ReadonlySet<string> = new Set(['FILLER', 'LABEL']);

/** The words, as typed, that were not looked for and that the best hit neither is of the class of nor has in its names. */
export function ignoredWords(
  { tokens, text }: Understanding,
  looked: readonly Token[],
  best: InstrumentRecord,
  isCalled: (record: InstrumentRecord, word: string) => boolean,
): string[] {
  const used = new Set(looked.map(({ folded }) => folded));
  const isReported = ({ folded, hint }: Token): boolean =>
    !used.has(folded) &&
    !UNTOLD.has(hint?.kind ?? '') &&
    hint?.types?.some((type) => type === best.entityType || type === best.entitySubType) !== true &&
    !isCalled(best, folded);
  // A code with blanks was read as one word.
  const isCode = looked.length === 1 && looked[0]?.folded === text.replaceAll(/[^\p{Letter}\p{Number}]+/gu, '');
  return isCode ? [] : tokens.filter(isReported).map((token) => token.text);
}

/** The query of some tokens; undefined when there are none. */
export function queryOf(tokens: readonly Token[]): Query | undefined {
  return readQuery(tokens.map(({ text }) => text).join(' '));
}
