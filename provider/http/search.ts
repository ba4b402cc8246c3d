import type { InstrumentRecord } from '../catalogue/types.ts';
import { foldText } from './fold.ts';

export interface InstrumentSearch {
  /** Instruments that match the text, best first. Equal matches are ranked by importance, then by name. */
  find(text: string, options: { readonly accepts?: (record: InstrumentRecord) => boolean; readonly limit: number }): InstrumentRecord[];
}

interface Entry {
  readonly record: InstrumentRecord;
  /** ISIN, WKN and symbols, folded. */
  readonly codes: readonly string[];
  /** Name, short name and aliases, folded to words. */
  readonly names: readonly string[];
}

// A code that fits entirely is what was asked for; below that, importance decides between near equals.
const RANK = { code: 400, name: 300, nameStart: 220, symbolStart: 200, wordStart: 160, allWords: 140, part: 60 } as const;
const IMPORTANCE_WEIGHT = 1.2;

/** Prepares instruments for being found by code or name, the likeliest first. */
export function createSearch(records: readonly InstrumentRecord[]): InstrumentSearch {
  const entries = records.map(entryOf);
  return {
    find(text, { accepts, limit }) {
      const wanted = foldText(text);
      if (wanted === '') return [];
      const words = wanted.split(' ');
      return entries
        .filter(({ record }) => accepts?.(record) ?? true)
        .map((entry) => ({ entry, score: scoreOf(entry, wanted, words) }))
        .filter(({ score }) => score > 0)
        .toSorted((a, b) => b.score - a.score || a.entry.record.name.localeCompare(b.entry.record.name, 'de'))
        .slice(0, limit)
        .map(({ entry }) => entry.record);
    },
  };
}

function entryOf(record: InstrumentRecord): Entry {
  const present = (values: readonly (string | undefined)[]): string[] => [...new Set(values.flatMap((value) => value ?? []).map(foldText))];
  return {
    record,
    codes: present([record.isin, record.wkn, record.symbol, record.homeSymbol, record.entityValue]),
    names: present([record.name, record.tinyName, ...record.aliases]),
  };
}

function scoreOf({ record, codes, names }: Entry, wanted: string, words: readonly string[]): number {
  const best = Math.max(codeRank(codes, wanted), ...names.map((name) => nameRank(name, wanted, words)));
  return best === 0 ? 0 : best + record.importance * IMPORTANCE_WEIGHT;
}

function codeRank(codes: readonly string[], wanted: string): number {
  if (codes.includes(wanted)) return RANK.code;
  return wanted.length >= 2 && codes.some((code) => code.startsWith(wanted)) ? RANK.symbolStart : 0;
}

function nameRank(name: string, wanted: string, words: readonly string[]): number {
  if (name === wanted) return RANK.name;
  if (name.startsWith(wanted)) return RANK.nameStart;
  if (name.includes(` ${wanted}`)) return RANK.wordStart;
  const parts = name.split(' ');
  if (words.length > 1 && words.every((word) => parts.some((part) => part.startsWith(word)))) return RANK.allWords;
  return wanted.length >= 3 && name.includes(wanted) ? RANK.part : 0;
}
