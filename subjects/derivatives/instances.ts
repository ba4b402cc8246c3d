import { eachNamed, named, type Instances } from '#documents/reader/references/instances.ts';
import { oneOfWords } from '#documents/reader/words.ts';
import { DERIVATIVE_TYPES, pathOfType, typeOfPath } from '#domain/derivative/types.ts';

/** Kinds of derivatives. */
export const instances: Instances<'derivatives'> = {
  all: ({ parameter }) => eachNamed(parameter, DERIVATIVE_TYPES.map(pathOfType)),
  missing({ subject: { parameter }, params }) {
    const asked = named(params, parameter);
    return typeOfPath(asked) === undefined
      ? `Derivate der Art „${asked}“ gibt es nicht; es gibt ${oneOfWords(DERIVATIVE_TYPES.map(pathOfType))}.`
      : undefined;
  },
  isSure: () => true,
  isClosed: true,
};
