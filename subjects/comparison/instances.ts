import { eachNamed, named, type Instances } from '#documents/reader/references/instances.ts';
import { oneOfWords } from '#documents/reader/words.ts';
import { DERIVATIVE_TYPES, pathOfType, typeOfPath } from '#domain/derivative/types.ts';

/** A single comparison, or one for each kind of derivatives if the address names the kind. */
export const instances: Instances<'comparison'> = {
  all: ({ parameter }) => (parameter === undefined ? [{ values: {} }] : eachNamed(parameter, DERIVATIVE_TYPES.map(pathOfType))),
  missing({ subject: { parameter }, params }) {
    const asked = parameter === undefined ? undefined : named(params, parameter);
    return asked !== undefined && typeOfPath(asked) === undefined
      ? `Derivate der Art „${asked}“ gibt es nicht; es gibt ${oneOfWords(DERIVATIVE_TYPES.map(pathOfType))}.`
      : undefined;
  },
  isSure: () => true,
  isClosed: true,
};
