import type { InstrumentRecord } from '../../data/catalogue/types.ts';
import { firstIndex } from './dictionary.ts';
import { foldText } from '../../base/fold.ts';
import { BANDS, type Band } from './marker.ts';
import type { Query } from './query.ts';
import { runAtOnce } from './slices.ts';
import { buildWordIndex } from './word-index.ts';

/**
 * Instruments by the way they fit a text, the likeliest first in each list. No instrument is in two of them. `late` are securities
 * without a WKN that fit in words or parts, but are not called what was typed: programs of others refuse all hits for one without.
 */
export type CatalogueHits = Readonly<Record<Band | 'codes' | 'late', readonly InstrumentRecord[]>>;

export interface CatalogueSearch {
  /** Whether a word (folded) is one of an instrument's names. */
  knows(word: string): boolean;
  /** The instrument with this ISIN or WKN, in upper case. */
  byCode(code: string): InstrumentRecord | undefined;
  /** What fits without typing errors, or with them what fits only so. */
  hits(query: Query, typos: boolean, accepts: (record: InstrumentRecord) => boolean): CatalogueHits;
}

interface Entry {
  readonly record: InstrumentRecord;
  /** The name, then short name and aliases, folded. */
  readonly names: readonly string[];
  /** Exchange symbols, folded. */
  readonly symbols: readonly string[];
  /** Place in the alphabetical order of names. */
  order: number;
}

// The name that someone types entirely is what is meant; below that, importance decides between near equals.
const RANK = { name: 500, symbol: 400, alias: 350, nameStart: 220, codeStart: 200, wordStart: 160, words: 140, part: 60 } as const;
const IMPORTANCE_WEIGHT = 1.2;
/** What a point of a typing error's quality weighs against importance. */
const TYPO_WEIGHT = 4;
const SHORTEST_CODE_START = 2;

/** Indexes instruments by names and codes; some thousands take some hundredths of a second. */
export function createCatalogueSearch(records: readonly InstrumentRecord[]): CatalogueSearch {
  const entries = records.map(entryOf);
  const collator = new Intl.Collator('de');
  for (const [order, entry] of entries.toSorted((a, b) => collator.compare(a.record.name, b.record.name)).entries()) entry.order = order;
  const index = runAtOnce(buildWordIndex(entries.length, (document) => ({ own: '', shared: textsOf(records[document]) })));
  const codes = codesOf(records);
  const quality = new Uint8Array(entries.length);
  return {
    knows: index.dictionary.has,
    byCode(code) {
      const [document] = codes.find(foldText(code)).whole;
      return document === undefined ? undefined : entries[document]?.record;
    },
    hits(query, typos, accepts) {
      quality.fill(0);
      for (const words of query.readings) index.mark(quality, words, false);
      const byCode = typos ? undefined : codes.find(query.folded);
      if (typos) {
        for (const words of query.readings) index.mark(quality, words, true);
        if (query.readings[0]?.length !== 1) index.mark(quality, [query.together], true);
      }
      const found: Record<Band | 'codes' | 'late', { readonly entry: Entry; readonly score: number }[]> = {
        codes: [],
        late: [],
        words: [],
        parts: [],
        typos: [],
      };
      for (const [document, entry] of entries.entries()) {
        const mark = quality[document] ?? 0;
        const isCode = byCode?.whole.has(document) ?? false;
        const isCodeStart = byCode?.beginning.has(document) ?? false;
        if ((mark === 0 && !isCode && !isCodeStart) || (typos && mark > BANDS.typos[1]) || !accepts(entry.record)) continue;
        const rank = Math.max(nameRank(entry, query, mark), isCodeStart ? codeStartRank(entry, query) : 0);
        const band = isCode ? 'codes' : isCodeStart ? 'words' : bandOf(mark);
        const isCalledSo = rank === RANK.name || rank === RANK.alias;
        const isLate = band !== 'codes' && band !== 'typos' && !isCalledSo && lacksWkn(entry.record);
        found[isLate ? 'late' : band].push({ entry, score: rank + entry.record.importance * IMPORTANCE_WEIGHT });
      }
      const { codes: whole, words, parts, late, typos: wrong } = found;
      return { codes: sorted(whole), words: sorted(words), parts: sorted(parts), late: sorted(late), typos: sorted(wrong) };
    },
  };
}

function sorted(hits: { readonly entry: Entry; readonly score: number }[]): InstrumentRecord[] {
  return hits.toSorted((a, b) => b.score - a.score || a.entry.order - b.entry.order).map(({ entry }) => entry.record);
}

/** Currencies, coins and rates have none by their nature; a share, fund, bond, index or future could. */
function lacksWkn({ entityType, wkn }: InstrumentRecord): boolean {
  return wkn === undefined && ['STOCK', 'FUND', 'BOND', 'INDEX', 'FUTURE'].includes(entityType);
}

function bandOf(mark: number): Band {
  return mark >= BANDS.words[0] ? 'words' : mark >= BANDS.parts[0] ? 'parts' : 'typos';
}

function textsOf(record: InstrumentRecord | undefined): string[] {
  return record === undefined ? [] : [record.name, record.tinyName, ...record.aliases];
}

function present(values: readonly (string | undefined)[]): string[] {
  return [...new Set(values.flatMap((value) => value ?? []).map(foldText))];
}

function entryOf(record: InstrumentRecord): Entry {
  return { record, names: present(textsOf(record)), symbols: present([record.symbol, record.homeSymbol]), order: 0 };
}

function nameRank({ names }: Entry, { folded }: Query, mark: number): number {
  if (mark <= BANDS.typos[1]) return mark * TYPO_WEIGHT;
  if (names[0] === folded) return RANK.name;
  if (names.includes(folded)) return RANK.alias;
  if (names.some((name) => name.startsWith(folded))) return RANK.nameStart;
  if (names.some((name) => name.includes(` ${folded}`))) return RANK.wordStart;
  return mark >= BANDS.words[0] ? RANK.words : RANK.part;
}

function codeStartRank({ symbols }: Entry, { folded }: Query): number {
  return symbols.includes(folded) ? RANK.symbol : RANK.codeStart;
}

interface CodeHits {
  /** Instruments whose number, ISIN or WKN is the text. */
  readonly whole: ReadonlySet<number>;
  /** Instruments with a code that begins with it, or a symbol that is it. */
  readonly beginning: ReadonlySet<number>;
}

function codesOf(records: readonly InstrumentRecord[]): { find(folded: string): CodeHits } {
  const codes = records
    .flatMap((record, document) =>
      [record.isin, record.wkn, record.entityValue, record.symbol, record.homeSymbol].flatMap((code, kind) =>
        code === undefined ? [] : [{ code: foldText(code), document, isUnique: kind < 3 }],
      ),
    )
    .toSorted((a, b) => (a.code < b.code ? -1 : 1));
  return {
    find(folded) {
      const whole = new Set<number>();
      const beginning = new Set<number>();
      for (let index = firstIndex(codes.length, (at) => (codes[at]?.code ?? '') >= folded); index < codes.length; index += 1) {
        const entry = codes[index];
        if (entry?.code.startsWith(folded) !== true) break;
        if (entry.code === folded && entry.isUnique) whole.add(entry.document);
        else if (entry.code === folded || folded.length >= SHORTEST_CODE_START) beginning.add(entry.document);
      }
      return { whole, beginning };
    },
  };
}
