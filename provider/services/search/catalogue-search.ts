import { uint8At } from '#domain/input/at.ts';
import type { InstrumentRecord } from '#market/catalogue/index.ts';
import { namesOf, ownNamesOf } from '#domain/search/named-instrument.ts';
import { firstIndex } from './dictionary.ts';
import { foldText } from '../../base/fold.ts';
import { BANDS, type Band } from './marker.ts';
import type { Query } from './query.ts';
import { runAtOnce } from './slices.ts';
import { buildWordIndex } from './word-index.ts';

/**
 * Instruments by kind of match, the best first in each list; no instrument is in two of them. `wanted` have the class that the text names.
 * `late` are securities without a WKN that match words or parts, but not a full name. `bonds` do not match by full name either: the name of
 * a company means its share. `over` has been repaid.
 */
export type CatalogueHits = Readonly<Record<Place, readonly InstrumentRecord[]>>;
/** Hits, and those without a code that do not match exactly: third-party clients reject a whole answer with such a hit. */
type CatalogueFinds = CatalogueHits & { readonly notAsked: ReadonlySet<InstrumentRecord> };
type Place = Band | 'codes' | 'wanted' | 'late' | 'bonds' | 'over';

/** Conditions of a search besides its words. */
export interface Around {
  /** Queries with more words of the text, up to all; instruments that match them too rank higher. */
  readonly wholes: readonly Query[];
  /** Requested classes; `ETF` are the funds that are ETFs. */
  readonly types?: ReadonlySet<string>;
  readonly accepts: (record: InstrumentRecord) => boolean;
}

export interface CatalogueSearch {
  /** Returns true if a folded word is one of an instrument's names. */
  knows(word: string): boolean;
  /** Returns the instrument with this ISIN or WKN, in upper case. */
  byCode(code: string): InstrumentRecord | undefined;
  /** Returns hits without typos; with `typos`, only the hits that need them. */
  hits(query: Query, typos: boolean, around: Around): CatalogueFinds;
  /** Returns true if a name has a folded word or a similar word with typos. */
  isNear(word: string): boolean;
  /** Returns true if one of an instrument's names has the folded word. */
  isCalled(record: InstrumentRecord, word: string): boolean;
}

interface Entry {
  readonly record: InstrumentRecord;
  /** The name, then short name, aliases and nicknames, folded. */
  readonly names: readonly string[];
  /** Names without nicknames, which are never searched in part: `SAP` must not match WhatsApp as a nickname of its owner. */
  readonly own: readonly string[];
  /** Names, each joined to one word. */
  readonly joined: ReadonlySet<string>;
  /** Exchange symbols, folded. */
  readonly symbols: readonly string[];
  /** Position in the alphabetical order of names. */
  order: number;
}

// Ranks of matches. A full name comes first; below that, importance decides between close ranks.
const RANK = {
  name: 500,
  symbol: 400,
  alias: 470,
  nameStart: 250,
  aliasStart: 220,
  codeStart: 200,
  wordStart: 160,
  words: 140,
  part: 60,
} as const;
const IMPORTANCE_WEIGHT = 1.2;
/** Extra rank for a match of the words around the name, too. */
const WHOLE = 150;
/** Extra rank for the requested class, which decides among hits with typos. */
const WANTED = 300;
/** Weight of one point of a typo's quality compared with importance. */
const TYPO_WEIGHT = 4;
const SHORTEST_CODE_START = 2;

/**
 * Indexes instruments by names and codes; a few thousand take a few hundredths of a second.
 * @param isOver returns true if an instrument has been repaid by now
 */
export function createCatalogueSearch(
  records: readonly InstrumentRecord[],
  isOver: (record: InstrumentRecord) => boolean,
): CatalogueSearch {
  const entries = records.map(entryOf);
  const collator = new Intl.Collator('de');
  for (const [order, entry] of entries.toSorted((a, b) => collator.compare(a.record.name, b.record.name)).entries()) entry.order = order;
  const index = runAtOnce(buildWordIndex(entries.length, (document) => ({ own: '', shared: entries[document]?.names ?? [] })));
  const codes = codesOf(records);
  const quality = new Uint8Array(entries.length);
  const byJoined = joinedNames(entries);
  const byRecord = new Map(entries.map((entry) => [entry.record, entry]));
  return {
    knows: index.dictionary.has,
    isNear: (word) =>
      [...index.dictionary.fits(word), ...index.dictionary.fitsWithTypos(word, true)].some(({ words }) => [...words].length > 0),
    isCalled: (record, word) => byRecord.get(record)?.names.some((name) => ` ${name} `.includes(` ${word} `)) ?? false,
    byCode(code) {
      const [document] = codes.find(foldText(code)).whole;
      return document === undefined ? undefined : entries[document]?.record;
    },
    hits(query, typos, { wholes, types, accepts }) {
      quality.fill(0);
      for (const words of query.readings) index.mark(quality, words, false);
      const whole = typos ? [] : wholes.map(marked);
      const joined = byJoined.get(query.together) ?? NONE;
      const byCode = typos ? undefined : codes.find(query.folded);
      if (typos) {
        for (const words of query.readings) index.mark(quality, words, true);
        if (query.readings[0]?.length !== 1) index.mark(quality, [query.together], true);
      }
      const found: Record<Place, Ranked[]> = { codes: [], wanted: [], words: [], parts: [], late: [], bonds: [], over: [], typos: [] };
      const [notAsked, nearly] = [new Set<InstrumentRecord>(), new Set<InstrumentRecord>()];
      let hasExact = false;
      for (const [document, entry] of entries.entries()) {
        const isJoined = joined.has(document);
        const isCode = byCode?.whole.has(document) ?? false;
        const isCodeStart = byCode?.beginning.has(document) ?? false;
        const mark = uint8At(quality, document);
        const inWhole = whole.filter(({ marks, together }) => uint8At(marks, document) >= BANDS.words[0] || together.has(document));
        if (mark === 0 && !isJoined && !isCode && !isCodeStart && inWhole.length === 0) continue;
        const { record } = entry;
        const core = isJoined ? Math.max(mark, BANDS.words[0]) : mark;
        const fit = inWhole.length > 0 ? Math.max(core, BANDS.words[0]) : core;
        if ((typos && fit > BANDS.typos[1]) || !accepts(record)) continue;
        if (!isCode && !isCodeStart && bandOf(fit) === 'parts' && !hasParts(entry, query)) continue;
        const wholeScore = Math.max(0, ...inWhole.map(({ text, marks }) => wholeRank(entry, text, uint8At(marks, document))));
        const isOfType = types !== undefined && isAmongTypes(record, types);
        const rank = Math.max(nameRank(entry, query, core), wholeScore, isCodeStart ? codeStartRank(entry, query) : 0);
        const band = isCode ? 'codes' : isCodeStart ? 'words' : bandOf(fit);
        // A word may be a symbol by chance: `tech` does not mean Bio-Techne.
        const isExact = rank >= RANK.symbol && !(isCodeStart && lacksWkn(record));
        const isCalledSo = isExact || [query, ...wholes].some((text) => isNearlyCalled(entry, text));
        const score = rank + record.importance * IMPORTANCE_WEIGHT + (isOfType ? WANTED : 0);
        found[placeOf(record, band, isOfType, isCalledSo)].push({ entry, score });
        hasExact ||= isExact && !isCode;
        if (!lacksCodes(record) || isOfType || isCode || isExact) continue;
        (isCalledSo ? nearly : notAsked).add(record);
      }
      return {
        codes: sorted(found.codes),
        wanted: sorted(found.wanted),
        words: sorted(found.words),
        parts: sorted(found.parts),
        late: sorted(found.late),
        bonds: sorted(found.bonds),
        over: sorted(found.over),
        typos: sorted(found.typos),
        // A search for `bitcoin` does not mean Bitcoin SV.
        notAsked: hasExact ? new Set([...notAsked, ...nearly]) : notAsked,
      };
    },
  };

  function marked(text: Query): Marked {
    const marks = new Uint8Array(entries.length);
    for (const words of text.readings) index.mark(marks, words, false);
    return { text, marks, together: byJoined.get(text.together) ?? NONE };
  }

  function placeOf(record: InstrumentRecord, band: Band | 'codes', isOfType: boolean, isCalledSo: boolean): Place {
    if (band === 'codes') return band;
    if (isOver(record)) return 'over';
    if (band === 'typos') return band;
    if (isOfType) return 'wanted';
    if (record.entityType === 'BOND' && !isCalledSo) return 'bonds';
    return lacksWkn(record) && !isCalledSo ? 'late' : band;
  }
}

const NONE: ReadonlySet<number> = new Set();

interface Marked {
  readonly text: Query;
  readonly marks: Uint8Array;
  /** Documents with a name that equals the text as one word. */
  readonly together: ReadonlySet<number>;
}

/** Returns the documents by each of their names as one word. */
function joinedNames(entries: readonly Entry[]): ReadonlyMap<string, ReadonlySet<number>> {
  const found = new Map<string, Set<number>>();
  for (const [document, { joined }] of entries.entries()) {
    for (const name of joined) {
      const documents = found.get(name) ?? new Set();
      found.set(name, documents.add(document));
    }
  }
  return found;
}

interface Ranked {
  readonly entry: Entry;
  readonly score: number;
}

function isAmongTypes({ entityType, entitySubType = '' }: InstrumentRecord, types: ReadonlySet<string>): boolean {
  return types.has(entityType) || types.has(entitySubType);
}

function sorted(hits: readonly Ranked[]): InstrumentRecord[] {
  return hits.toSorted((a, b) => b.score - a.score || a.entry.order - b.entry.order).map(({ entry }) => entry.record);
}

/**
 * Returns true if an instrument has no WKN although its type could have one: a share, fund, bond, index or future, unlike currencies,
 * cryptocurrencies and rates.
 */
function lacksWkn({ entityType, wkn }: InstrumentRecord): boolean {
  return wkn === undefined && ['STOCK', 'FUND', 'BOND', 'INDEX', 'FUTURE'].includes(entityType);
}

/** Returns true if an instrument has no ISIN or no WKN: third-party clients do not read such a hit. */
export function lacksCodes({ isin, wkn }: InstrumentRecord): boolean {
  return isin === undefined || wkn === undefined;
}

function bandOf(mark: number): Band {
  return mark >= BANDS.words[0] ? 'words' : mark >= BANDS.parts[0] ? 'parts' : 'typos';
}

function present(values: readonly (string | undefined)[]): string[] {
  return [...new Set(values.flatMap((value) => value ?? []).map(foldText))];
}

function entryOf(record: InstrumentRecord): Entry {
  const names = present(namesOf(record));
  const joined = new Set(names.map((name) => name.replaceAll(' ', '')));
  return { record, names, own: present(ownNamesOf(record)), joined, symbols: present([record.symbol, record.homeSymbol]), order: 0 };
}

/** Returns true if all words of one reading are part of the instrument's own names, or begin a word of a nickname. */
function hasParts({ names, own }: Entry, { readings }: Query): boolean {
  const isSaid = (word: string): boolean =>
    own.some((name) => name.includes(word)) || names.some((name) => ` ${name}`.includes(` ${word}`));
  return readings.some((words) => words.every(isSaid));
}

function nameRank({ names, joined }: Entry, { folded, together }: Query, mark: number): number {
  if (mark <= BANDS.typos[1]) return mark * TYPO_WEIGHT;
  if (names[0] === folded) return RANK.name;
  if (names.includes(folded) || joined.has(together)) return RANK.alias;
  if (names[0]?.startsWith(folded)) return RANK.nameStart;
  if (names.some((name) => name.startsWith(folded))) return RANK.aliasStart;
  if (names.some((name) => name.includes(` ${folded}`))) return RANK.wordStart;
  return mark >= BANDS.words[0] ? RANK.words : RANK.part;
}

/** Returns the rank by all words of the text; 0 unless the instrument has all of them. */
function wholeRank(entry: Entry, whole: Query, mark: number): number {
  const isJoined = entry.joined.has(whole.together);
  return mark < BANDS.words[0] && !isJoined ? 0 : nameRank(entry, whole, Math.max(mark, BANDS.words[0])) + WHOLE;
}

/** Returns true if the text is the first and larger part of a name: `ibex` of `IBEX 35`, but not `bank` of `Bank of Montreal`. */
function isNearlyCalled({ names }: Entry, { folded }: Query): boolean {
  return names.some((name) => name.startsWith(folded) && folded.length * 2 >= name.length);
}

function codeStartRank({ symbols }: Entry, { folded }: Query): number {
  return symbols.includes(folded) ? RANK.symbol : RANK.codeStart;
}

interface CodeHits {
  /** Instruments whose number, ISIN or WKN equals the text. */
  readonly whole: ReadonlySet<number>;
  /** Instruments with a code that begins with the text, or a symbol that equals it. */
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
