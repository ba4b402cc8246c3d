import type { DocumentPath } from '../path.ts';
import type { PlacedFault } from '../fault.ts';
import { repeated } from './context.ts';
import type { Placed } from './placed.ts';

/** Name that may occur in a document only once, and its place. */
export interface Entry {
  readonly name: string;
  readonly path: DocumentPath;
}

/**
 * Reports names that occur again.
 * @param what the kind of name with its article, as the object of the sentence: `Die Kennung`
 */
export function twiceIn({ source }: Placed<unknown>, what: string, entries: readonly Entry[]): PlacedFault[] {
  return repeated(entries, ({ name }) => name).map(({ entry, first }) => ({
    source,
    fault: {
      rule: what === 'Den Alias' ? 'duplicate-alias' : 'duplicate-id',
      path: entry.path,
      part: 'value',
      message: `${what} „${entry.name}“ gibt es schon in Zeile ${source.locate(first.path, 'value').line}.`,
      expected: 'ein Wert, der nur einmal vorkommt',
    },
  }));
}

/** Name that must be unique, followed by its path in the document. */
export type NamedPlace = readonly [name: string | number, ...path: DocumentPath];

/**
 * Reports names that occur again in one document.
 * @param what the kind of name with its article, as the object of the sentence: `Die Kennung`
 */
export function repeatedIn<T>(document: Placed<T> | undefined, what: string, names: (value: T) => readonly NamedPlace[]): PlacedFault[] {
  if (document === undefined) return [];
  const entries = names(document.value).map(([name, ...path]) => ({ name: String(name), path }));
  return twiceIn(document, what, entries);
}
