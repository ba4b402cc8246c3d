import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { StoredAnswer } from './answer.ts';
import { readNames, type RenamedNames } from './names.ts';

/** Maximum number of answers shown with their first difference. */
const SHOWN = 40;
/** Number of characters shown around the first difference. */
const AROUND = 80;

export interface CrawlDifferences {
  readonly compared: number;
  readonly same: number;
  readonly different: number;
  /** Addresses that are only in the first crawl. */
  readonly missing: readonly string[];
  /** Addresses that are only in the second crawl. */
  readonly added: readonly string[];
  readonly examples: readonly { readonly path: string; readonly before: string; readonly after: string }[];
}

/** Compares two crawls address by address. @param names renamed built files and classes, which are no difference */
export function compareCrawls(before: string, after: string, names: RenamedNames = readNames('')): CrawlDifferences {
  const [old, now] = [new Set(readdirSync(before)), new Set(readdirSync(after))];
  const both = [...old].filter((name) => now.has(name));
  const examples: CrawlDifferences['examples'][number][] = [];
  let different = 0;
  for (const name of both) {
    const [a, b] = [read(before, name), read(after, name)];
    const [textA, textB] = [names.before(textOf(a)), names.after(textOf(b))];
    if (textA === textB) continue;
    different += 1;
    if (examples.length < SHOWN) examples.push({ path: a.path, ...firstDifference(textA, textB) });
  }
  return {
    compared: both.length,
    same: both.length - different,
    different,
    missing: [...old].filter((name) => !now.has(name)).map((name) => read(before, name).path),
    added: [...now].filter((name) => !old.has(name)).map((name) => read(after, name).path),
    examples,
  };
}

function read(folder: string, name: string): StoredAnswer {
  return JSON.parse(gunzipSync(readFileSync(join(folder, name))).toString()) as StoredAnswer;
}

function textOf({ status, location, cacheControl, html }: StoredAnswer): string {
  return [status, location, cacheControl, html].join('\n');
}

/** Returns the excerpts of both texts around the first different character. */
export function firstDifference(before: string, after: string): { readonly before: string; readonly after: string } {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  const cut = (text: string): string => text.slice(Math.max(0, at - AROUND), at + AROUND);
  return { before: cut(before), after: cut(after) };
}
