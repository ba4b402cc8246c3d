import { uint32At, uint8At } from '#domain/input/at.ts';
import type { InstrumentRecord } from '#market/catalogue/index.ts';
import { buildProductCodes } from './product-codes.ts';
import type { Query } from './query.ts';
import { BANDS, type Marks } from './marker.ts';
import { buildWordIndex } from './word-index.ts';

/** Data that the search reads about derivatives; their book implements it. */
export interface Products {
  readonly size: number;
  row(entityValue: string): number | undefined;
  rowByIsin(isin: string): number | undefined;
  rowByWkn(wkn: string): number | undefined;
  nameOf(row: number): string;
  wknOf(row: number): string;
  instrument(row: number): InstrumentRecord;
  /** Returns the entityValue of a product's underlying. */
  underlyingOf(row: number): string;
  /** Returns true if a product can no longer be bought: it ranks behind living products with an equal match. */
  hasEnded(row: number): boolean;
}

/** Range of marks of one kind of match. */
export type MarkRange = readonly [lowest: number, highest: number];
export const PRODUCT_BANDS = { ...BANDS, codeStart: [254, 254], code: [255, 255] } as const satisfies Record<string, MarkRange>;

/** Products that match a text, counted and listed by quality of the match. */
export interface ProductHits {
  count(range: MarkRange): number;
  /**
   * Lists products with marks in the range, from one position to another: best first, equal ones in the order of the book with ended ones
   * last.
   */
  list(range: MarkRange, from: number, to: number): InstrumentRecord[];
}

export interface ProductSearch {
  /** Waits a moment for data that is not available yet; without waiting, ended products may appear among living ones. */
  ready(): Promise<void>;
  /** Returns true if a folded word is part of a product's name. */
  knows(word: string): boolean;
  /** Returns true if the text is the ISIN, WKN or number of a product. */
  isCode(query: Query): boolean;
  /** Returns the product with this ISIN or WKN, in upper case. */
  byCode(code: string): InstrumentRecord | undefined;
  hits(query: Query, typos: boolean): ProductHits;
}

/**
 * Indexes products by name and WKN. `otherNames` are further names of an underlying by which its products are found too. Yields between
 * steps of a few milliseconds.
 */
export function* buildProductSearch(
  products: Products,
  otherNames: (underlying: string) => readonly string[],
): Generator<void, ProductSearch> {
  const namesOf = remembered(otherNames);
  const index = yield* buildWordIndex(products.size, (row) => ({ own: products.nameOf(row), shared: namesOf(products.underlyingOf(row)) }));
  const codes = yield* buildProductCodes(products.size, (row) => products.wknOf(row));
  const rowOf = ({ code }: Query): number | undefined =>
    code === undefined ? undefined : (products.rowByIsin(code) ?? products.rowByWkn(code) ?? products.row(code));
  return {
    ready: () => Promise.resolve(),
    knows: index.dictionary.has,
    isCode: (query) => rowOf(query) !== undefined,
    byCode(code) {
      const row = products.rowByIsin(code) ?? products.rowByWkn(code);
      return row === undefined ? undefined : products.instrument(row);
    },
    hits(query, typos) {
      const marks = new Uint8Array(products.size);
      let marked = 0;
      for (const words of query.readings) marked += index.mark(marks, words, false);
      if (typos) for (const words of query.readings) marked += index.mark(marks, words, true);
      const byCode = query.code === undefined ? [] : codes.beginningWith(query.code);
      for (const row of byCode) marks[row] = PRODUCT_BANDS.codeStart[0];
      const whole = rowOf(query);
      if (whole !== undefined) marks[whole] = PRODUCT_BANDS.code[0];
      return marked + byCode.length === 0 && whole === undefined ? NONE : hitsOf(products, marks);
    },
  };
}

/** Caches the last result: rows of one underlying are consecutive. */
function remembered(otherNames: (underlying: string) => readonly string[]): (underlying: string) => readonly string[] {
  let last: { readonly underlying: string; readonly names: readonly string[] } | undefined;
  return (underlying) => {
    if (last?.underlying !== underlying) last = { underlying, names: otherNames(underlying) };
    return last.names;
  };
}

const NONE: ProductHits = { count: () => 0, list: () => [] };

function hitsOf(products: Products, marks: Marks): ProductHits {
  const counts = new Uint32Array(256);
  for (let row = 0; row < marks.length; row += 1) {
    const mark = uint8At(marks, row);
    counts[mark] = uint32At(counts, mark) + 1;
  }
  return {
    count: ([lowest, highest]) => counts.subarray(lowest, highest + 1).reduce((sum, count) => sum + count, 0),
    list([lowest, highest], from, to) {
      const found: InstrumentRecord[] = [];
      let place = 0;
      for (let mark = highest; mark >= lowest && place < to; mark -= 1) {
        const end = place + uint32At(counts, mark);
        if (end <= from) {
          place = end;
          continue;
        }
        for (const ended of [false, true]) {
          for (let row = marks.indexOf(mark); row !== -1 && place < to; row = marks.indexOf(mark, row + 1)) {
            if (products.hasEnded(row) !== ended) continue;
            if (place >= from) found.push(products.instrument(row));
            place += 1;
          }
        }
      }
      return found;
    },
  };
}
