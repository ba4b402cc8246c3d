import type { Fault } from '../fault.ts';
import { suggested } from '../suggest.ts';
import { oneOfWords } from '../words.ts';
import type { References } from './context.ts';
import type { Named } from './walk.ts';

/** Reports several names written as one, where a list was meant. */
export function missingComma(name: string, place: Fault['path'], exists: (part: string) => boolean): Fault | undefined {
  const parts = name.split(/\s+/u);
  if (parts.length < 2 || !parts.every(exists)) return undefined;
  const message = `Zwischen „${parts[0]}“ und „${parts[1]}“ fehlt ein Komma; so ist es ein einziger Name.`;
  return { rule: 'missing-comma', path: place, part: 'value', message, suggestion: parts.join(', ') };
}

interface Existing {
  readonly names: ReadonlySet<string>;
  readonly expected: string;
}

/** Lists of names of one check: built for the first name of each kind, not for each of thousands. */
const lists = new WeakMap<References, Map<string, Existing | undefined>>();

type ListOf = (references: References) => Iterable<string | number> | undefined;
type ExpectedOf = (references: References) => string | undefined;

function existing(kind: string, references: References, listOf: ListOf, expectedOf?: ExpectedOf): Existing | undefined {
  const kinds = lists.get(references) ?? new Map<string, Existing | undefined>();
  lists.set(references, kinds);
  if (!kinds.has(kind)) {
    const list = listOf(references);
    const names = list && new Set([...list].map(String));
    kinds.set(kind, names && { names, expected: expectedOf?.(references) ?? oneOfWords([...names]) });
  }
  return kinds.get(kind);
}

/** Reports a name that does not exist; names of a kind whose list is undefined are not checked. */
export function among(
  { reference, value, path: place }: Named,
  references: References,
  listOf: ListOf,
  message: (value: string) => string,
  expectedOf?: ExpectedOf,
  bareOf: (name: string) => string = (name) => name,
): Fault | undefined {
  const exist = existing(reference, references, listOf, expectedOf);
  const name = String(value);
  if (exist === undefined || exist.names.has(name)) return undefined;
  return (
    missingComma(name, place, (part) => exist.names.has(part)) ?? {
      rule: `unknown-${reference}`,
      path: place,
      part: 'value',
      message: message(name),
      expected: exist.expected,
      suggest: () => (exist.names.has(bareOf(name)) ? { suggestion: bareOf(name) } : suggested(name, exist.names)),
    }
  );
}
