import type { PageDocument } from '../../generated/types.ts';
import { NO_FILTERS } from '../../operations/no-filters.ts';
import type { Fault } from '../fault.ts';
import { schemas } from '../schemas.ts';
import { suggested } from '../suggest.ts';
import { oneOfWords } from '../words.ts';

/** Reports a page about a group whose finder lacks the filter, or whose filter has ranges instead of groups. */
export function groupFaults({ subject }: PageDocument): Fault[] {
  if (subject?.kind !== 'group') return [];
  const { operation, filter } = subject;
  const { parameters } = schemas().operations.operations[operation] ?? {};
  if (parameters === undefined) return [];
  const able = Object.keys(parameters).filter((name) => !NO_FILTERS.has(name) && !name.endsWith('Range'));
  if (able.includes(filter)) return [];
  return [
    {
      rule: 'unknown-filter',
      path: ['subject', 'filter'],
      part: 'value',
      message: filter.endsWith('Range')
        ? `„${filter}“ ist eine Spanne; Gruppen sind die Werte eines Filters, der sie aufzählt.`
        : `Einen Filter „${filter}“ hat der Aufruf „${operation}“ nicht.`,
      expected: oneOfWords(able),
      ...suggested(filter, able),
    },
  ];
}
