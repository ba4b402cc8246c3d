import { eachNamed, named, type Instances } from '#documents/reader/references/instances.ts';

/** Brokers of brokers.yaml. */
export const instances: Instances<'broker'> = {
  all: ({ parameter }, { brokers }) =>
    eachNamed(
      parameter,
      brokers?.brokers.map(({ brokerName }) => brokerName),
    ),
  missing({ subject: { parameter }, params }, { brokers }) {
    const asked = named(params, parameter);
    const isUnknown = brokers?.brokers.some(({ brokerName }) => brokerName === asked) === false;
    return isUnknown ? `Den Broker „${asked}“ gibt es in brokers.yaml nicht.` : undefined;
  },
  isSure: () => true,
};
