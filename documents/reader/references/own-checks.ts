import { checkMany, checkSingles } from '../../generated/kind-checks.ts';
import { FOLDERS, LISTS, MANY_KINDS, type PlacedSingles } from '../../generated/kinds.ts';
import type { EntryKind, UniqueKey } from '../../kinds/kind.ts';
import type { PlacedFault } from '../fault.ts';
import { MANY_KIND_NAMES, SINGLE_KIND_NAMES, type ManyKind } from '../single-files.ts';
import { repeated, type References } from './context.ts';
import { entriesIn, nameIn, quoted } from './entry-names.ts';
import type { Placed } from './placed.ts';
import { twiceIn } from './twice.ts';

/** Checks the documents of each kind by themselves: duplicate names, and the kind's own checks. */
export function kindFaults(singles: PlacedSingles, references: References): PlacedFault[] {
  const ofMany = checkMany(references);
  return [
    ...SINGLE_KIND_NAMES.flatMap((kind) => twiceInDocument(singles[kind], Object.entries(LISTS[kind]))),
    ...checkSingles(singles, references),
    ...MANY_KIND_NAMES.flatMap((kind) => [...faultsOfNames(kind, references[FOLDERS[kind].part], ofMany[kind]), ...ofMany[kind]]),
  ];
}

function twiceInDocument(
  document: Placed<object> | undefined,
  lists: readonly (readonly [string, EntryKind | undefined])[],
): PlacedFault[] {
  if (document === undefined) return [];
  return lists.flatMap(([list, { unique = {} } = {}]) =>
    Object.entries(unique).flatMap(([key, what]) => {
      const named = entriesIn(document.value, list).flatMap((entry, index) => {
        const name = nameIn(entry, key);
        return name === undefined ? [] : [{ name: String(name), path: [list, index, key] }];
      });
      return what === undefined ? [] : twiceIn(document, what, named);
    }),
  );
}

/** Reports names that two documents have, and files whose name differs from that of their document. */
function faultsOfNames(kind: ManyKind, documents: readonly Placed<object>[], own: readonly PlacedFault[]): PlacedFault[] {
  const { key, unique } = MANY_KINDS[kind];
  const twice = Object.entries(unique).flatMap(([each, told]) =>
    told === undefined ? [] : twiceAmong(documents, each, told, each === key ? 'duplicate-alias' : 'duplicate-id'),
  );
  // A name with another fault is reported for that alone.
  const named = documents.filter(({ source }) => !own.some((found) => found.source === source && found.fault.path.join('.') === key));
  return [...twice, ...named.flatMap((document) => otherFileName(document, key, FOLDERS[kind].folder, unique[key]))];
}

function twiceAmong(documents: readonly Placed<object>[], key: string, { as, expected }: UniqueKey, rule: string): PlacedFault[] {
  const named = documents.flatMap(({ value, source }) => {
    const name = nameIn(value, key);
    return name === undefined ? [] : [{ name, source }];
  });
  return repeated(named, ({ name }) => String(name)).map(({ entry, first }) => ({
    source: entry.source,
    fault: {
      rule,
      path: [key],
      part: 'value',
      message: `${as} ${quoted(entry.name)} hat schon ${first.source.file}, Zeile ${first.source.locate([key], 'value').line}.`,
      expected,
    },
  }));
}

function otherFileName({ value, source }: Placed<object>, key: string, folder: string, told: UniqueKey | undefined): PlacedFault[] {
  const name = nameIn(value, key);
  const file = `${folder}/${name}.yaml`;
  if (name === undefined || told === undefined || source.file === file) return [];
  const message = `${told.as.replace(/^Den /u, 'Der ')} ${quoted(name)} weicht vom Namen der Datei ab.`;
  return [
    { source, fault: { rule: 'file-name', severity: 'warning', path: [key], part: 'value', message, expected: `die Datei ${file}` } },
  ];
}
