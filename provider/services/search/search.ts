import type { InstrumentRecord } from '../../data/catalogue/types.ts';
import { codeList } from './code-list.ts';
import { createCatalogueSearch, type CatalogueHits } from './catalogue-search.ts';
import { PRODUCT_BANDS, type MarkRange, type ProductHits, type ProductSearch } from './product-search.ts';
import { readQuery, type Query } from './query.ts';

export interface SearchWish {
  /** Only instruments that this accepts; by default all. */
  readonly accepts?: (record: InstrumentRecord) => boolean;
  /** Whether derivatives of the book are among the hits; by default they are. */
  readonly products?: boolean;
}

export interface Hits {
  readonly total: number;
  /** Hits from one place (inclusive) to another (exclusive), best first. */
  slice(from: number, to: number): InstrumentRecord[];
  /** Those of the same hits that are accepted; of derivatives all or none. */
  only(accepts: (record: InstrumentRecord) => boolean): Hits;
  /** Hits by group: how many each has and the first of it; the group of the best hit first. */
  groups<Group extends string>(groupOf: (record: InstrumentRecord) => Group, first: number): HitGroup<Group>[];
}

export interface HitGroup<Group extends string> {
  readonly group: Group;
  readonly total: number;
  readonly first: readonly InstrumentRecord[];
}

export interface InstrumentSearch {
  /** To be awaited before a search; takes a moment right after the start only. */
  ready(): Promise<void>;
  /** The best hits of a text. */
  find(text: string, wish: SearchWish & { readonly limit: number }): InstrumentRecord[];
  /** All hits of a text. */
  hits(text: string, wish?: SearchWish): Hits;
}

/** When exact ways find fewer than this, what fits with typing errors follows. */
const FEW = 5;

/**
 * Searches instruments and, once `products` has them, derivatives. What has the text as its code comes first, then names by
 * whole words, by parts of words, and if that is little, with typing errors; derivatives after instruments that fit as well.
 * A list of ISINs and WKNs finds what has them, in the order of the list.
 */
export function createSearch(records: readonly InstrumentRecord[], products?: ProductSearch): InstrumentSearch {
  const catalogue = createCatalogueSearch(records);
  const segmentsOf = (text: string, wish: SearchWish, enough: number): Segment[] => {
    const query = readQuery(text);
    if (query === undefined) return [];
    const accepts = wish.accepts ?? ((): boolean => true);
    const book = wish.products === false ? undefined : products;
    const listedByCode = byCodes(codeList(text), accepts, book);
    if (listedByCode.length > 0) return [listed(listedByCode)];
    const exact = catalogue.hits(query, false, accepts);
    // What follows ranks below: whoever wants no more need not look for it.
    if (exact.codes.length + exact.words.length >= enough && book?.isCode(query) !== true)
      return [listed(exact.codes), listed(exact.words)];
    const found = book?.hits(query, false);
    const already = new Set([...exact.codes, ...exact.words, ...exact.parts, ...exact.late]);
    if (already.size + (found?.count(WITHOUT_TYPOS) ?? 0) >= FEW) return inOrder(exact, found, isProductLike(query, book));
    const { typos } = catalogue.hits(query, true, accepts);
    const more = typos.filter((record) => !already.has(record));
    return inOrder({ ...exact, typos: more }, book?.hits(query, true), isProductLike(query, book));
  };
  const byCodes = (
    codes: readonly string[] = [],
    accepts: (record: InstrumentRecord) => boolean,
    book?: ProductSearch,
  ): InstrumentRecord[] => {
    const found = codes.flatMap((code) => catalogue.byCode(code) ?? book?.byCode(code) ?? []).filter(accepts);
    return [...new Map(found.map((record) => [record.entityValue, record])).values()];
  };
  // `call dax`: a word that no instrument is called, but products are.
  const isProductLike = (query: Query, book: ProductSearch | undefined): boolean =>
    book !== undefined && query.readings.some((words) => words.some((word) => book.knows(word) && !catalogue.knows(word)));
  return {
    ready: async () => products?.ready(),
    find: (text, { limit, ...wish }) => hitsOf(segmentsOf(text, wish, limit)).slice(0, limit),
    hits: (text, wish = {}) => hitsOf(segmentsOf(text, wish, Number.POSITIVE_INFINITY)),
  };
}

/** Hits that fit alike. */
interface Segment {
  readonly size: number;
  /** Derivatives are all of one group. */
  readonly isBook: boolean;
  slice(from: number, to: number): readonly InstrumentRecord[];
}

const WITHOUT_TYPOS: MarkRange = [PRODUCT_BANDS.parts[0], PRODUCT_BANDS.code[1]];

function inOrder(exact: CatalogueHits, found: ProductHits | undefined, productLike: boolean): Segment[] {
  const ofBook = (range: MarkRange): Segment => counted(found, range);
  const words = ofBook(PRODUCT_BANDS.words);
  return [
    listed(exact.codes),
    ofBook(PRODUCT_BANDS.code),
    listed(exact.words),
    ofBook(PRODUCT_BANDS.codeStart),
    ...(productLike ? [words, listed(exact.parts)] : [listed(exact.parts), words]),
    ofBook(PRODUCT_BANDS.parts),
    listed(exact.late),
    listed(exact.typos),
    ofBook(PRODUCT_BANDS.typos),
  ];
}

function listed(records: readonly InstrumentRecord[]): Segment {
  return { size: records.length, isBook: false, slice: (from, to) => records.slice(from, to) };
}

function counted(found: ProductHits | undefined, range: MarkRange): Segment {
  return { size: found?.count(range) ?? 0, isBook: true, slice: (from, to) => found?.list(range, from, to) ?? [] };
}

function hitsOf(segments: readonly Segment[]): Hits {
  const filled = segments.filter(({ size }) => size > 0);
  return {
    total: filled.reduce((sum, { size }) => sum + size, 0),
    slice(from, to) {
      let before = 0;
      return filled.flatMap((segment) => {
        const [start, end] = [Math.max(0, from - before), Math.min(segment.size, to - before)];
        before += segment.size;
        return start < end ? segment.slice(start, end) : [];
      });
    },
    only: (accepts) =>
      hitsOf(
        filled.flatMap((segment) => {
          if (!segment.isBook) return [listed(segment.slice(0, segment.size).filter(accepts))];
          return segment.slice(0, 1).every(accepts) ? [segment] : [];
        }),
      ),
    groups<Group extends string>(groupOf: (record: InstrumentRecord) => Group, first: number) {
      const groups = new Map<Group, { total: number; first: InstrumentRecord[] }>();
      const add = (record: InstrumentRecord, count: number, next: () => readonly InstrumentRecord[]): void => {
        const name = groupOf(record);
        const group = groups.get(name) ?? { total: 0, first: [] };
        groups.set(name, group);
        group.total += count;
        if (group.first.length < first) group.first.push(...next().slice(0, first - group.first.length));
      };
      for (const segment of filled) {
        if (!segment.isBook) for (const record of segment.slice(0, segment.size)) add(record, 1, () => [record]);
        const [product] = segment.isBook ? segment.slice(0, 1) : [];
        if (product !== undefined) add(product, segment.size, () => segment.slice(0, first));
      }
      return [...groups].map(([group, { total, first: records }]) => ({ group, total, first: records }));
    },
  };
}
