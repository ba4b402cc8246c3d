import { COMPOUND_ENDS, hintWords, SYNONYMS, type Hint } from '#domain/search/hint-words.ts';
import type { InstrumentRecord } from '#market/catalogue/index.ts';
import { foldText } from '../../base/fold.ts';
import { isAmount, isCurrency, isUnit } from '#domain/search/amount.ts';
import { symbolIn, withoutLabels } from '#domain/search/code-forms.ts';
import { plainSigns } from '#domain/search/plain-signs.ts';
import { readQuery, type Query } from './query.ts';
import { distanceOf } from '#domain/search/typo.ts';

/** Word of a text, with its meaning if it is a hint. */
export interface Token {
  /** Text as typed. */
  readonly text: string;
  readonly folded: string;
  readonly hint?: Hint;
}

/** Parsed text: the words to search for, and the hints around them. */
export interface Understanding {
  /** Text without special characters and labels of codes. */
  readonly text: string;
  /** Whether a label marks the text as a code. */
  readonly isLabelled: boolean;
  readonly tokens: readonly Token[];
  /** Words to search for. */
  readonly core: readonly Token[];
  /** Classes of instruments that the text names; empty if it names none. */
  readonly types: ReadonlySet<string>;
  /** Alternative words for the products that the text requests. */
  readonly products: readonly string[];
  /** Returns true if a folded word occurs in a name. */
  readonly isName: (word: string) => boolean;
}

const HINTS: ReadonlyMap<string, Hint> = new Map([...hintWords()].map(([word, hint]) => [foldText(word), hint]));
/** Returns true if a folded word is a filler that does not help the search: `wie`, `ist`, `und`. */
export function isFiller(word: string): boolean {
  return HINTS.get(word)?.kind === 'FILLER';
}

/** Minimum length of hints that are also recognized with a typo. */
const SHORTEST_MISTYPED = 5;
const MISTYPED = [...HINTS].filter(([word, { kind }]) => word.length >= SHORTEST_MISTYPED && (kind === 'CLASS' || kind === 'TOPIC'));
const ENDS = COMPOUND_ENDS.map(foldText);
const WORDS_OF_NAMES: ReadonlyMap<string, string> = new Map(Object.entries(SYNONYMS).map(([word, other]) => [foldText(word), other]));
/** Maximum number of words of a text; further ones are ignored. */
const MOST_TOKENS = 16;

/** Parses a text; words for which `knows` returns true (folded) occur in names and are not treated as mistyped hints. */
export function understand(typed: string, knows: (word: string) => boolean): Understanding {
  const { text, isLabelled } = withoutLabels(plainSigns(typed));
  const symbol = symbolIn(text);
  const tokens = withAmounts(withYears(tokensOf(symbol ?? text.replaceAll(/[€$£¥]/gu, (sign) => ` ${SIGNS[sign]} `), knows)));
  const core = coreOf(tokens);
  // A hint without other words is the search itself: `KO` is a share.
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

/** Marks a year as part of the topic (`Dividende 2026`), unless the text names a class with years in its names. */
function withYears(tokens: readonly Token[]): readonly Token[] {
  const isDated = tokens.some(({ hint }) => hint?.types?.some((type) => DATED.has(type)));
  if (isDated || !tokens.some(({ hint }) => hint?.kind === 'TOPIC')) return tokens;
  return tokens.map((token) => (YEAR.test(token.folded) ? { ...token, hint: { kind: 'TOPIC' } } : token));
}

const SIGNS: Readonly<Record<string, string>> = { '€': 'euro', $: 'dollar', '£': 'pfund', '¥': 'yen' };
/** Words of products, whose numbers are strikes: `Call SAP 200 Euro`. */
const OF_PRODUCTS: ReadonlySet<string> = new Set('call put turbo long short mini discount bonus express faktor inline'.split(' '));

/** Marks amounts as fillers: `250 Dollar in Euro`, `5 kg Gold`. For products an amount is the strike. */
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

/** Returns the words to search for: all but hints. For a text of hints only, it returns those that are no fillers. */
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
  // `S.A.` and `N.V.` are looked up without dots.
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

/** Splits compounds: `Goldkurs` is `Gold` and `Kurs`. */
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

/** Replaces words by those used in names and parses the text again; undefined if there are none to replace. */
export function inWordsOfNames({ text, isLabelled, isName }: Understanding): Understanding | undefined {
  const words = text.split(/[\s-]+/u);
  if (!words.some((word) => WORDS_OF_NAMES.has(foldText(word)))) return undefined;
  const replaced = words.map((word) => WORDS_OF_NAMES.get(foldText(word)) ?? word).join(' ');
  return { ...understand(replaced, isName), isLabelled };
}

/** Kinds of hints that are never reported as ignored. */
const UNTOLD: ReadonlySet<string> = new Set(['FILLER', 'LABEL']);

/** Returns the words, as typed, that were not searched for and that describe neither the class nor the names of the best hit. */
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
  // A code with spaces was read as one word.
  const isCode = looked.length === 1 && looked[0]?.folded === text.replaceAll(/[^\p{Letter}\p{Number}]+/gu, '');
  return isCode ? [] : tokens.filter(isReported).map((token) => token.text);
}

/** Creates the query of some tokens; undefined if there are none. */
export function queryOf(tokens: readonly Token[]): Query | undefined {
  return readQuery(tokens.map(({ text }) => text).join(' '));
}
