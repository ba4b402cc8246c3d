import type { Products } from '#config/generated/types.ts';
import { withIncluded } from '#domain/user/included.ts';
import { checkedDocument, constant } from '../checked-document.ts';
import { formatted } from '../output.ts';
import type { Task } from '../task.ts';

const source = 'config/products.yaml';
const schema = 'config/schemas/products.schema.json';
const target = 'domain/user/generated/';

/** What can be bought and what it entitles to → constants that provider and portal decide by, so that both say the same. */
export const productsTask: Task = {
  name: 'products',
  owns: [target],
  reads: (path) => path === source || path === schema,
  async run(root) {
    const document = checkedDocument(root, { source, schema }) as Products | undefined;
    if (document === undefined) return { files: [], problems: [] };
    return { files: [await formatted(`${target}products.ts`, sourceOf(document))], problems: [] };
  },
};

function sourceOf({ ranking, features, products }: Products): string {
  const codes = Object.fromEntries(features.map(({ name, code }) => [name, code]));
  const systems = products.flatMap(({ code, name, features: own, tradingSystem }) =>
    tradingSystem === undefined ? [] : [{ entitlement: tradingSystem.entitlement, productId: code, name, feature: own[0] }],
  );
  const bought = products.map((product) => ({
    productId: product.code,
    key: product.key,
    name: product.name,
    // The product itself comes last.
    brings: withIncluded(product, products).map(({ code }) => code),
    features: [...new Set(withIncluded(product, products).flatMap((each) => each.features))],
  }));
  return [
    constant('Codes of features by their names in the code.', 'featureCodes', codes),
    constant(
      'Every feature.',
      'features',
      features.map(({ code }) => code),
    ),
    constant('Tiers from the highest to the lowest.', 'ranking', ranking),
    constant('What can be bought, with all products and features that come with it.', 'products', bought),
    constant('The products that are trading systems, each with its entitlement and feature.', 'tradingSystems', systems),
  ].join('\n\n');
}
