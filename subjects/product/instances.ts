import { named, type Instance, type Instances } from '#documents/reader/references/instances.ts';

/** Products of products.yaml. Some have a second page, shown after the purchase. */
export const instances: Instances<'product'> = {
  all: ({ parameter }, { products }) =>
    products?.products.flatMap(({ product, tradingSystem }): Instance[] => [
      { values: { [parameter]: product } },
      ...(tradingSystem === undefined ? [] : [{ values: { [parameter]: tradingSystem.slug }, isSecond: true as const }]),
    ]),
  missing({ subject, params }, known) {
    const asked = named(params, subject.parameter);
    const isUnknown = instances.all(subject, known)?.some(({ values }) => values[subject.parameter] === asked) === false;
    return isUnknown ? `Es gibt kein Produkt „${asked}“.` : undefined;
  },
  isSure: () => true,
};
