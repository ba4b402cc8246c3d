import type { InstrumentRecord } from '#market/catalogue/index.ts';
import { attemptsOf, type Attempt } from './attempts.ts';
import { createCatalogueSearch, lacksCodes, type CatalogueHits } from './catalogue-search.ts';
import { codeIn } from '#domain/search/code-forms.ts';
import { codeList } from './code-list.ts';
import { hitsOf, listed, type Hits, type Segment } from './hits.ts';
import { PRODUCT_BANDS, type MarkRange, type ProductHits, type ProductSearch } from './product-search.ts';
import type { Query } from './query.ts';
import { runAtOnce } from './slices.ts';
import { ignoredWords, understand } from './understanding.ts';

export type { HitGroup, Hits } from './hits.ts';

export interface SearchRequest {
  /** Filter of instruments; default: all. */
  readonly accepts?: (record: InstrumentRecord) => boolean;
  /** Whether hits include derivatives of the book; default: true. */
  readonly products?: boolean;
  /** Whether repaid instruments are left out, unless the text is their code. */
  readonly living?: boolean;
  /** Whether instruments without ISIN or WKN are left out of the best hits if there are others with both, unless they match exactly. */
  readonly complete?: boolean;
}

/** Interpretation of the text. */
export interface Reading {
  /** Words of the text, as typed, that the best hit does not have. */
  readonly ignored: readonly string[];
  /** Whether nothing matches the text as typed, so that the hits match with typos, or without some of the words. */
  readonly isGuess: boolean;
}

type LimitedSearch = SearchRequest & { readonly limit: number };

export interface InstrumentSearch {
  /** Resolves once searches may start; this takes a moment only right after the start of the provider. */
  ready(): Promise<void>;
  /** Returns the best hits for a text. */
  find(text: string, request: LimitedSearch): InstrumentRecord[];
  /** Returns the best hits with the interpretation of the text. */
  suggest(text: string, request: LimitedSearch): Suggestions;
  /** Returns every hit, best first, without a limit. */
  hits(text: string, request?: SearchRequest): Hits & Reading;
  /** Searches in steps of a few milliseconds, between which other searches may run. */
  readonly inSteps: {
    suggest(text: string, request: LimitedSearch): Generator<void, Suggestions>;
    hits(text: string, request?: SearchRequest): Generator<void, Hits & Reading>;
  };
}

/** Best hits with the interpretation of the text. */
export interface Suggestions extends Reading {
  readonly list: InstrumentRecord[];
}

export interface SearchOptions {
  /** Current time in milliseconds since 1970; without it nothing counts as repaid. */
  readonly now?: () => number;
}

/** Minimum number of exact hits; with fewer, hits with typos are added. */
const FEW = 5;
const EXACT_READING: Reading = { ignored: [], isGuess: false };

/**
 * Searches instruments and, if given, derivatives of `products`. The order is: codes, instruments of the class that the text names, names
 * by whole words, by parts of words, and if there are few, with typos; derivatives come after instruments with an equal match, and repaid
 * instruments after living ones. Words around a name need not match. A list of ISINs and WKNs returns their instruments in the order of the
 * list.
 */
export function createSearch(
  records: readonly InstrumentRecord[],
  products?: ProductSearch,
  { now }: SearchOptions = {},
): InstrumentSearch {
  const isOver = ({ details }: InstrumentRecord): boolean =>
    now !== undefined && details.bond !== undefined && Date.parse(details.bond.maturity) < now();
  const catalogue = createCatalogueSearch(records, isOver);
  const knows = (word: string): boolean => catalogue.knows(word) || (products?.knows(word) ?? false);

  function* search(text: string, request: SearchRequest, enough: number): Generator<void, Found> {
    const accepts = request.accepts ?? ((): boolean => true);
    const book = request.products === false ? undefined : products;
    const listedByCode = byCodes(codeList(text), accepts, book);
    if (listedByCode.length > 0) return { segments: [listed(listedByCode)], ...EXACT_READING };
    const meant = understand(text, knows);
    const code = codeIn(meant.text, (wkn) => byCode(wkn, book) !== undefined);
    const coded = code === undefined ? [] : byCodes([code], accepts, book);
    if (coded.length > 0) return { segments: [listed(coded)], ...EXACT_READING };
    for (const attempt of attemptsOf(meant, (word) => knows(word) || catalogue.isNear(word))) {
      yield;
      if (attempt === undefined) continue;
      const segments = tried(attempt, { accepts, book, enough, living: request.living === true });
      const best = hitsOf(segments).slice(0, 1)[0];
      if (best === undefined) continue;
      const ignored = ignoredWords(meant, attempt.tokens, best, catalogue.isCalled);
      return { segments, ignored, isGuess: attempt.isGuess };
    }
    return { segments: [], ...EXACT_READING };
  }

  const tried = (attempt: Attempt, { accepts, book: all, enough, living }: Way): Segment[] => {
    const { query, wholes, types, typos, bookQuery, asksForProducts, soft } = attempt;
    const book = all !== undefined && soft.every(all.knows) ? all : undefined;
    const around = { wholes, accepts, ...(types.size === 0 ? {} : { types }) };
    const none = { codes: [], wanted: [], words: [], parts: [], late: [], bonds: [], over: [], typos: [] };
    const lively = (hits: CatalogueHits): CatalogueHits => (living ? { ...hits, over: [] } : hits);
    const isProductLike = asksForProducts || isForProducts(bookQuery, book);
    if (typos) {
      const hits = { ...none, typos: catalogue.hits(query, true, around).typos };
      return inOrder(hits, book?.hits(bookQuery, true), isProductLike, asksForProducts);
    }
    const { notAsked, ...everything } = catalogue.hits(query, false, around);
    const exact = lively(everything);
    // Further hits rank lower, so the search for products is skipped if there are enough.
    const best = exact.codes.length + exact.wanted.length + exact.words.length;
    if (best >= enough && !asksForProducts && book?.isCode(query) !== true)
      return [listed(exact.codes), listed(exact.wanted), besides(exact.words, notAsked)];
    const found = book?.hits(bookQuery, false);
    const already = new Set(Object.values(exact).flat());
    const count = already.size + (found?.count(WITHOUT_TYPOS) ?? 0);
    if (count === 0 || count >= FEW) return inOrder(exact, found, isProductLike, asksForProducts, notAsked);
    const more = catalogue.hits(query, true, around).typos.filter((record) => !already.has(record));
    return inOrder({ ...exact, typos: more }, book?.hits(bookQuery, true), isProductLike, asksForProducts, notAsked);
  };

  const byCode = (code: string, book?: ProductSearch): InstrumentRecord | undefined => catalogue.byCode(code) ?? book?.byCode(code);
  const byCodes = (
    codes: readonly string[] = [],
    accepts: (record: InstrumentRecord) => boolean,
    book?: ProductSearch,
  ): InstrumentRecord[] => {
    const found = codes.flatMap((code) => byCode(code, book) ?? []).filter(accepts);
    return [...new Map(found.map((record) => [record.entityValue, record])).values()];
  };
  // Returns true if a word occurs in names of products but not of instruments: `call dax`.
  const isForProducts = (query: Query, book: ProductSearch | undefined): boolean =>
    book !== undefined && query.readings.some((words) => words.some((word) => book.knows(word) && !catalogue.knows(word)));
  const inSteps: InstrumentSearch['inSteps'] = {
    *suggest(text, { limit, ...request }) {
      const { segments, ignored, isGuess } = yield* search(text, request, limit);
      const list = request.complete === true ? withoutBeside(segments, limit) : hitsOf(segments).slice(0, limit);
      return { list, ignored, isGuess };
    },
    *hits(text, request = {}) {
      const { segments, ignored, isGuess } = yield* search(text, request, Number.POSITIVE_INFINITY);
      return { ...hitsOf(segments), ignored, isGuess };
    },
  };
  return {
    ready: async () => products?.ready(),
    find: (text, request) => runAtOnce(inSteps.suggest(text, request)).list,
    suggest: (text, request) => runAtOnce(inSteps.suggest(text, request)),
    hits: (text, request) => runAtOnce(inSteps.hits(text, request)),
    inSteps,
  };
}

interface Found extends Reading {
  readonly segments: readonly Segment[];
}

/** Options of an attempt. */
interface Way {
  readonly accepts: (record: InstrumentRecord) => boolean;
  readonly book: ProductSearch | undefined;
  /** Number of best hits that the caller wants. */
  readonly enough: number;
  readonly living: boolean;
}

const WITHOUT_TYPOS: MarkRange = [PRODUCT_BANDS.parts[0], PRODUCT_BANDS.code[1]];

function inOrder(
  exact: CatalogueHits,
  found: ProductHits | undefined,
  productLike: boolean,
  productsFirst: boolean,
  notAsked: ReadonlySet<InstrumentRecord> = new Set(),
): Segment[] {
  const ofBook = (range: MarkRange): Segment => counted(found, range);
  const words = ofBook(PRODUCT_BANDS.words);
  const parts = besides(exact.parts, notAsked);
  const best = [listed(exact.wanted), besides(exact.words, notAsked), ofBook(PRODUCT_BANDS.codeStart)];
  return [
    listed(exact.codes),
    ofBook(PRODUCT_BANDS.code),
    ...(productsFirst ? [words, ...best] : best),
    ...(productsFirst ? [parts] : productLike ? [words, parts] : [parts, words]),
    ofBook(PRODUCT_BANDS.parts),
    { ...besides(exact.late, notAsked), isLate: true },
    listed(exact.bonds),
    listed(exact.over),
    { ...listed(exact.typos), isBeside: lacksCodes },
    ofBook(PRODUCT_BANDS.typos),
  ];
}

function besides(records: readonly InstrumentRecord[], notAsked: ReadonlySet<InstrumentRecord>): Segment {
  return { ...listed(records), isBeside: (record) => notAsked.has(record) };
}

/**
 * Returns the best hits. If one of them has all codes, hits without codes are left out, unless they match exactly. Currency pairs, which
 * have no codes and many names, are only left out if they come after such a hit.
 */
function withoutBeside(segments: readonly Segment[], limit: number): InstrumentRecord[] {
  const list: { readonly record: InstrumentRecord; readonly isBeside: boolean }[] = [];
  let complete = 0;
  // Worse matches, such as the bonds of a named company, come before instruments without a code.
  for (const segment of [...segments.filter(({ isLate }) => isLate !== true), ...segments.filter(({ isLate }) => isLate === true)]) {
    // Reads such a segment completely, because its later hits replace those that are left out.
    for (const record of segment.slice(0, segment.isBeside === undefined ? limit : segment.size)) {
      const isBeside = segment.isBeside?.(record) ?? false;
      if (isBeside && complete > 0) continue;
      list.push({ record, isBeside: isBeside && record.entityType !== 'CURRENCY' });
      if (!lacksCodes(record)) complete += 1;
      if (complete >= limit) break;
    }
  }
  const kept = complete === 0 ? list : list.filter(({ isBeside }) => !isBeside);
  return kept.slice(0, limit).map(({ record }) => record);
}

function counted(found: ProductHits | undefined, range: MarkRange): Segment {
  return { size: found?.count(range) ?? 0, isBook: true, slice: (from, to) => found?.list(range, from, to) ?? [] };
}
