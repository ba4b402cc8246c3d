import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { generate } from '../run.ts';
import { createTestTree } from '../test-tree.ts';
import { productsTask } from './task.ts';

const tree = createTestTree();
afterAll(() => tree.dispose());

const common = 'url: https://a.example, description: A, infoText: A, trackingName: a, thankyouPage: { buttonUrl: /, buttonLabel: A }';
const document = (includes: string) => `
ranking: [gross, klein]
checkout: { steps: [] }
features: [{ code: a_feature, name: first, label: A }, { code: b_feature, name: second, label: B }]
products:
  - { code: klein, product: k, key: k, name: Klein, order: 1, price: 1, paymentProductId: '1', features: [a_feature], ${common} }
  - { code: gross, product: g, key: g, name: Groß, order: 2, price: 2, paymentProductId: '2', includes: [${includes}], features: [b_feature], ${common} }
`;

it('[CONF-016] makes constants of products with all that they bring, and keeps them while the document is wrong', async () => {
  tree.write('config/products.yaml', document('klein'));
  await generate(tree.root, [productsTask]);
  const source = () => readFileSync(join(tree.root, 'domain/user/generated/products.ts'), 'utf8').replaceAll(/\s+/gu, ' ');
  expect(source()).toContain("names: ['klein', 'k', 'gross', 'g'], features: ['a_feature', 'b_feature']");
  expect(source()).toContain("featureCodes = { first: 'a_feature', second: 'b_feature' }");
  tree.write('config/products.yaml', 'ranking: 5');
  const { problems } = await generate(tree.root, [productsTask]);
  expect(problems).toEqual([expect.stringContaining('products: config/products.yaml')]);
  expect(source()).toContain("ranking = ['gross', 'klein']");
});
