import type { Stats } from 'node:fs';
import { isRecord } from '#documents/reader/path.ts';
import { readable } from '../../documents/open-document.ts';

interface Name {
  readonly title: string | undefined;
  readonly route: string | undefined;
}

/** Names of published documents, cached per state of their files. */
export interface Names {
  of(file: string, written: Stats | undefined, read: () => string | null): Name;
}

export function createNames(): Names {
  const known = new Map<string, { readonly stamp: string; readonly name: Name }>();
  return {
    of(file, written, read) {
      const stamp = `${written?.mtimeMs} ${written?.ino} ${written?.size}`;
      const found = known.get(file);
      if (found?.stamp === stamp) return found.name;
      const name = nameIn(read() ?? '');
      known.set(file, { stamp, name });
      return name;
    },
  };
}

const TITLES = ['title', 'headline', 'name', 'label'] as const;

/** Extracts the name of a document from its text. */
export function nameIn(text: string): Name {
  return { title: topLevel(text, TITLES), route: topLevel(text, ['route']) };
}

/** Value of the first of some top-level keys that has a text. Reads single lines instead of parsing the whole document. */
function topLevel(text: string, keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const line = new RegExp(`^${key}:[^\\n]*$`, 'mu').exec(text)?.[0];
    const value = line === undefined ? undefined : readable(line);
    const found = isRecord(value) ? value[key] : undefined;
    if (typeof found === 'string' && found !== '') return found;
  }
  return undefined;
}
