import { eachNamed, named, type Instances } from '#documents/reader/references/instances.ts';

/** Trading systems of trading-systems.yaml. */
export const instances: Instances<'system'> = {
  all: ({ parameter }, { tradingSystems }) =>
    eachNamed(
      parameter,
      tradingSystems?.systems.map(({ alias }) => alias),
    ),
  missing({ subject: { parameter }, params }, { tradingSystems }) {
    const asked = named(params, parameter);
    const isUnknown = tradingSystems?.systems.some(({ alias }) => alias === asked) === false;
    return isUnknown ? `Das Handelssystem „${asked}“ gibt es in trading-systems.yaml nicht.` : undefined;
  },
  isSure: () => true,
};
