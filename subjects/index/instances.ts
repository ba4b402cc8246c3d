import { eachNamed, named, type Instances } from '#documents/reader/references/instances.ts';

/** Indices of indices.yaml. */
export const instances: Instances<'index'> = {
  all: ({ parameter }, { indices }) =>
    eachNamed(
      parameter,
      indices?.indices.map(({ alias }) => alias),
    ),
  missing({ subject: { parameter }, params }, { indices }) {
    const asked = named(params, parameter);
    const isUnknown = indices?.indices.some(({ alias }) => alias === asked) === false;
    return isUnknown ? `Es gibt keinen Index „${asked}“.` : undefined;
  },
  isSure: () => true,
};
