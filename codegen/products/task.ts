import type { Products } from '#documents/generated/types.ts';
import { namesOfProduct, withIncluded } from '#domain/user/included.ts';
import { CODE, codeFiles, type CodeFile } from '../code-files.ts';
import { checkedDocument, constant } from '../checked-document.ts';
import { formatted } from '../output.ts';
import type { Task } from '../task.ts';

const source = 'config/products.yaml';
const schema = 'documents/kinds/products/products.schema.json';
const target = 'domain/user/generated/';

/** Generates constants from products and their entitlements, so that provider and portal decide by the same rules. */
export const productsTask: Task = {
  name: 'products',
  owns: [target],
  reads: (path) => path === source || path === schema || (CODE.test(path) && !path.includes('/generated/')),
  async run(root) {
    const document = checkedDocument<Products>(root, { source, schema });
    if (document === undefined) return { files: [], problems: [] };
    return { files: [await formatted(`${target}products.ts`, sourceOf(document, codeFiles(root)))], problems: [] };
  },
};

function sourceOf({ ranking, features, products }: Products, files: readonly CodeFile[]): string {
  const codes = Object.fromEntries(features.map(({ name, code }) => [name, code]));
  const systems = products.flatMap(({ code, name, features: own, tradingSystem }) =>
    tradingSystem === undefined ? [] : [{ entitlement: tradingSystem.entitlement, productId: code, name, feature: own[0] }],
  );
  const bought = products.map((product) => ({
    productId: product.code,
    name: product.name,
    names: namesOfProduct(product, products),
    features: [...new Set(withIncluded(product, products).flatMap((each) => each.features))],
  }));
  return [
    constant('Codes of features by their names in the code.', 'featureCodes', codes),
    constant(
      'Every feature.',
      'features',
      features.map(({ code }) => code),
    ),
    constant(
      'Features that code asks for, by their names or their codes.',
      'featuresInCode',
      features.filter((feature) => files.some(({ text }) => isRead(feature, text))).map((feature) => feature.code),
    ),
    constant('Tiers from the highest to the lowest.', 'ranking', ranking),
    constant('What can be bought, with the names and features of all that comes with it.', 'products', bought),
    constant('The products that are trading systems, each with its entitlement and feature.', 'tradingSystems', systems),
  ].join('\n\n');
}

function isRead({ name, code }: Products['features'][number], text: string): boolean {
  return text.includes(`'${code}'`) || new RegExp(`\\bfeatureCodes\\.${name}\\b`, 'u').test(text);
}
