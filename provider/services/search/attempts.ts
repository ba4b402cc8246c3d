import { readQuery, type Query } from './query.ts';
import { inWordsOfNames, queryOf, type Token, type Understanding } from './understanding.ts';

/** One interpretation of a text, tried as a search. */
export interface Attempt {
  /** Tokens to search for. */
  readonly tokens: readonly Token[];
  readonly query: Query;
  /** Queries with more words of the text, up to all, if there are more. */
  readonly wholes: readonly Query[];
  /** Folded words for which products are searched only if a product has exactly this word: `DE` does not match `Dez.`. */
  readonly soft: readonly string[];
  /** Requested classes, apart from classes of products. */
  readonly types: ReadonlySet<string>;
  /** Query for products; each name of the requested class is one reading. */
  readonly bookQuery: Query;
  /** Whether the text names a class of products. */
  readonly asksForProducts: boolean;
  readonly typos: boolean;
  /** Whether hits do not match the whole text as typed. */
  readonly isGuess: boolean;
}

/**
 * Yields the interpretations of a text, the most literal first: its words without hints; with the wording of names; without words that are
 * only sometimes part of a name; without numbers; with typos; as the beginning of a code; without words that occur in no name; and single
 * parts of the text. The first one with hits wins. Yields `undefined` between two searches for similar words, which take a few ms each.
 */
export function* attemptsOf(understood: Understanding, isNear: (word: string) => boolean): Generator<Attempt | undefined, void, undefined> {
  const { core } = understood;
  const hard = core.filter(({ hint }) => hint === undefined);
  const hasSoft = hard.length > 0 && hard.length < core.length;
  yield* attempt(understood, core, { typos: false, isGuess: false });
  yield* inOtherWords(understood);
  if (hasSoft) yield* attempt(understood, hard, { typos: false, isGuess: false });
  // `Call SAP 200` finds the product even if there is no such strike.
  const words = core.filter(({ folded }) => !/^[\d ]+$/u.test(folded));
  if (words.length > 0 && words.length < core.length) yield* attempt(understood, words, { typos: false, isGuess: true });
  yield* attempt(understood, core, { typos: true, isGuess: true });
  if (hasSoft) yield* attempt(understood, hard, { typos: true, isGuess: true });
  const compact = understood.text.replaceAll(/[^\p{Letter}\p{Number}]+/gu, '');
  if (compact !== understood.text && /\d/u.test(compact))
    yield* attempt(understood, [{ text: compact, folded: compact }], { typos: false, isGuess: true });
  const known = core.filter(({ folded }) => folded.split(' ').every(understood.isName));
  if (known.length > 0 && known.length < core.length) yield* loosely(understood, known);
  const near: Token[] = [];
  for (const token of core) {
    yield undefined;
    if (token.folded.split(' ').every(isNear)) near.push(token);
  }
  if (near.length > 0 && near.length < core.length) yield* loosely(understood, near);
  const some = known.length > 0 ? known : near.length > 0 ? near : core;
  for (let count = some.length - 1; count > 0; count -= 1) yield* loosely(understood, some.slice(0, count));
  for (let from = 1; from < some.length; from += 1) yield* loosely(understood, some.slice(from));
}

const NEVER_NAMES: ReadonlySet<string> = new Set(['CLASS', 'FILLER', 'LABEL']);
const AROUND_NAMES: ReadonlySet<string> = new Set(['TOPIC', 'FILLER', 'LABEL']);

function* loosely(understood: Understanding, tokens: readonly Token[]): Generator<Attempt, void, undefined> {
  yield* attempt(understood, tokens, { typos: false, isGuess: true });
  yield* attempt(understood, tokens, { typos: true, isGuess: true });
}

function* attempt(
  { text, types, products, tokens: all, isName }: Understanding,
  tokens: readonly Token[],
  way: Pick<Attempt, 'typos' | 'isGuess'>,
): Generator<Attempt, void, undefined> {
  const query = queryOf(tokens);
  if (query === undefined) return;
  // `DO & CO`, `Dividende Welt`: words that are hints elsewhere may be part of a name.
  const named = all.filter(({ hint, folded }) => (hint?.kind === 'TOPIC' ? isName(folded) : !NEVER_NAMES.has(hint?.kind ?? '')));
  // `MSCI Japan UCITS ETF Acc Kurs`: the name itself contains the word of a class.
  const said = all.filter(({ hint }) => hint === undefined || !AROUND_NAMES.has(hint.kind));
  const wholes = [readQuery(text), queryOf(named), said.some(({ hint }) => hint === undefined) ? queryOf(said) : undefined].flatMap(
    (whole) => whole ?? [],
  );
  const bookReadings = products.flatMap((words) => readQuery(`${query.folded} ${words}`)?.readings ?? []);
  yield {
    ...way,
    tokens,
    query,
    wholes: wholes.filter(({ folded }) => folded !== query.folded),
    soft: tokens.flatMap(({ folded, hint }) => (hint?.kind === 'SOFT' ? folded : [])),
    types: new Set([...types].filter((type) => type !== 'DERIVATIVE')),
    bookQuery: bookReadings.length === 0 ? query : { ...query, readings: bookReadings },
    asksForProducts: types.has('DERIVATIVE'),
  };
}

function* inOtherWords(understood: Understanding): Generator<Attempt, void, undefined> {
  const other = inWordsOfNames(understood);
  if (other !== undefined) yield* attempt(other, other.core, { typos: false, isGuess: false });
}
