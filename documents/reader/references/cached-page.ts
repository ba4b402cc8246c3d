import type { Fault } from '../fault.ts';
import type { DocumentPath } from '../path.ts';

/** Reports a use of the query on a cached page, which is the same for every query. */
export function cachedPageFault(path: DocumentPath, part: Fault['part']): Fault {
  return {
    rule: 'kept-page',
    path,
    part,
    message: 'Diese Seite ist für alle dieselbe (rendering: cached); was in der Abfrage der Adresse steht, sieht sie nicht.',
    expected: 'rendering: request',
  };
}
