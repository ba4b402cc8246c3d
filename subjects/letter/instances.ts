import { eachNamed, named, type Instances } from '#documents/reader/references/instances.ts';
import { isLetter, LETTERS } from '#domain/text/letters.ts';

/** Letters from a to z. */
export const instances: Instances<'letter'> = {
  all: ({ parameter }) => eachNamed(parameter, LETTERS),
  missing: ({ subject: { parameter }, params }) =>
    isLetter(named(params, parameter)) ? undefined : 'Es gibt Seiten für die Buchstaben a bis z.',
  isSure: () => true,
  isClosed: true,
};
