import { FILES, FOLDERS, LISTS, MANY_KINDS } from '../../generated/kinds.ts';
import type { NamedBy } from '../../kinds/kind.ts';
import type { Fault } from '../fault.ts';
import { MANY_KIND_NAMES, SINGLE_KIND_NAMES } from '../single-files.ts';
import { oneOfWords } from '../words.ts';
import { among } from './among.ts';
import type { References } from './context.ts';
import { entriesIn, nameIn, quoted } from './entry-names.ts';
import type { Named } from './walk.ts';

/** Thing that documents may name, as its kind of configuration declares it. */
interface Declared extends NamedBy {
  /** File or folder that it would have to be in. */
  readonly home: string;
  /** Returns all entries; undefined while their document, or one of several, is faulty. */
  entries(references: References): readonly unknown[] | undefined;
}

/** Declared names by the reference that schemas use for them (`x-reference`). */
const DECLARED: ReadonlyMap<string, Declared> = new Map([...lists(), ...documents()].map((each) => [each.reference, each]));

function lists(): Declared[] {
  return SINGLE_KIND_NAMES.flatMap((kind) =>
    Object.entries(LISTS[kind]).flatMap(([list, { named } = {}]) =>
      named === undefined
        ? []
        : [{ ...named, home: FILES[kind], entries: (references) => inDocument(kind === 'site' ? undefined : references[kind], list) }],
    ),
  );
}

function inDocument(document: { readonly value: unknown } | undefined, list: string): readonly unknown[] | undefined {
  return document && entriesIn(document.value, list);
}

function documents(): Declared[] {
  return MANY_KIND_NAMES.flatMap((kind) => {
    const { named } = MANY_KINDS[kind];
    const { folder, part } = FOLDERS[kind];
    if (named === undefined) return [];
    return [
      {
        ...named,
        home: `${folder}/`,
        entries: (references) => (references.allKnown[kind] ? references[part].map(({ value }) => value) : undefined),
      },
    ];
  });
}

/** Checks the name of a thing that a kind of configuration declares. */
export function declaredFault(name: Named, references: References): Fault | undefined {
  const declared = DECLARED.get(name.reference);
  if (declared === undefined) return undefined;
  const { by, as, home, entries } = declared;
  const message = (): string => `${as} ${quoted(name.value)} gibt es in ${home} nicht.`;
  return among(
    name,
    references,
    () => entries(references)?.flatMap((entry) => by.flatMap((key) => nameIn(entry, key) ?? [])),
    message,
    () => expectedOf(declared, entries(references) ?? []),
  );
}

/** Numbers say nothing by themselves, so they are shown with their labels. */
function expectedOf({ by, label = [] }: Declared, entries: readonly unknown[]): string {
  const [key = ''] = by;
  const [word] = label;
  const names = entries.flatMap((entry) => {
    const name = nameIn(entry, key);
    return name === undefined ? [] : [{ name, word: word === undefined ? undefined : nameIn(entry, word) }];
  });
  return names.every(({ name }) => typeof name === 'number')
    ? names.map(({ name, word: text }) => (text === undefined ? String(name) : `${name} (${text})`)).join(', ')
    : oneOfWords(names.map(({ name }) => String(name)));
}
