import { readQuery, type Query } from './query.ts';
import { inWordsOfNames, queryOf, type Token, type Understanding } from './understanding.ts';

/** One way to look for what a text means. */
export interface Attempt {
  /** The tokens that it looks for. */
  readonly tokens: readonly Token[];
  readonly query: Query;
  /** More words of the text, up to all, where there are more. */
  readonly wholes: readonly Query[];
  /** Words, folded, that products are looked for by only when a product has them as they are: `DE` is no `Dez.`. */
  readonly soft: readonly string[];
  /** Classes that are wanted, those of products aside. */
  readonly types: ReadonlySet<string>;
  /** Query for products: each way to call the wanted class is a reading. */
  readonly bookQuery: Query;
  /** The text names a class of products. */
  readonly asksForProducts: boolean;
  readonly typos: boolean;
  /** Its hits do not match the whole text as it was typed. */
  readonly isGuess: boolean;
}

/**
 * The ways to read a text, the most literal first: its words without hints; those in the words of names; without words that are only
 * now and then part of a name; without numbers; with typing errors; as the beginning of a code; without words that nothing is called; and its
 * first words alone. The first way that finds something is the right one. `undefined` stands between two looks for words like one of the
 * text, which take some milliseconds together.
 */
export function* attemptsOf(understood: Understanding, isNear: (word: string) => boolean): Generator<Attempt | undefined, void, undefined> {
  const { core } = understood;
  const hard = core.filter(({ hint }) => hint === undefined);
  const hasSoft = hard.length > 0 && hard.length < core.length;
  yield* attempt(understood, core, { typos: false, isGuess: false });
  yield* inOtherWords(understood);
  if (hasSoft) yield* attempt(understood, hard, { typos: false, isGuess: false });
  // `Call SAP 200`: no such strike.
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
  // `DO & CO`, `Dividende Welt`: what is a hint elsewhere may be part of a name.
  const named = all.filter(({ hint, folded }) => (hint?.kind === 'TOPIC' ? isName(folded) : !NEVER_NAMES.has(hint?.kind ?? '')));
  // `MSCI Japan UCITS ETF Acc Kurs`: the name itself has the word of a class.
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
