import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { products } from '#domain/user/generated/products.ts';
import { demoEmail } from './demo-users.ts';
import { grantProduct } from './products.ts';
import { DEMO_PASSWORD } from './settings.ts';
import { readSoldProducts } from './sold-products.ts';
import { openTestArea, type TestArea } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'parkett-products-'));
const file = join(folder, 'products.yaml');
const FAMILY = '{ code: familie, name: Familie, includes: [premium-basic], features: [chart_analysis_pro_feature] }';
const BASIC = '{ code: premium-basic, name: Premium Basic, features: [no_banner_feature] }';
const sell = (...entries: readonly string[]): void =>
  writeFileSync(file, `products:\n${entries.map((entry) => `  - ${entry}\n`).join('')}`);

describe('[CONF-016] what the editors sell', () => {
  let area: TestArea;
  let token: string;
  beforeAll(async () => {
    sell(BASIC);
    area = await openTestArea({ productsFile: file });
    token = await area.accounts.login({ email: demoEmail('basic'), password: DEMO_PASSWORD }, { address: '127.0.0.1' });
  });
  afterAll(async () => {
    await area.close();
    rmSync(folder, { recursive: true });
  });
  const features = async (): Promise<readonly string[]> => [...((await area.accounts.sessions.find(token))?.features ?? [])].toSorted();

  it('gives its rights, and goes on doing so when it changes, without a restart and within a second', async () => {
    expect(await features()).toEqual(['no_banner_feature']);
    sell(FAMILY, BASIC);
    const userId = 'demo-basic';
    await vi.waitFor(() => grantProduct(area.database.sql, { userId, productId: 'familie', startsAt: new Date(area.clock.now - 1_000) }), {
      timeout: 10_000,
    });
    await vi.waitFor(async () => expect(await features()).toEqual(['chart_analysis_pro_feature', 'no_banner_feature']), {
      timeout: 10_000,
    });
    sell(FAMILY.replace('chart_analysis_pro_feature', 'csv_download_feature'), BASIC);
    await vi.waitFor(async () => expect(await features()).toEqual(['csv_download_feature', 'no_banner_feature']), { timeout: 10_000 });
  });

  it('stays as it is while the file is faulty, which the log tells once', async () => {
    const before = await features();
    writeFileSync(file, 'products: nichts');
    await vi.waitFor(() => expect(area.lines.join()).toContain('products not taken over: products.yaml hat keine Liste'), {
      timeout: 10_000,
    });
    expect(await features()).toEqual(before);
  });

  it('has a price to the cent, or is not for sale', () => {
    const offerAt = (price: string) => {
      const shop = `key: plus, description: Mehr, order: 1, paymentProductId: P-1, price: ${price}`;
      const [sold] = readSoldProducts(`products: [{ code: plus, name: Plus, features: [], ${shop} }]`);
      return sold?.offer?.price;
    };
    expect(['9.9', '10', '0.1', '1234.56'].map(offerAt)).toEqual([990n, 1000n, 10n, 123_456n].map((minor) => ({ currency: 'EUR', minor })));
    for (const price of ['9.905', '-1', "'9.90'", '.inf', '.nan', '1e300']) expect(offerAt(price)).toBeUndefined();
  });

  it('is there beside what this version knows', async () => {
    const owner = await area.accounts.login({ email: demoEmail('besucher'), password: DEMO_PASSWORD }, { address: '127.0.0.1' });
    for (const { productId } of products)
      await grantProduct(area.database.sql, { userId: 'demo-besucher', productId, startsAt: new Date(area.clock.now - 1_000) });
    const { purchasedProducts } = await area.accounts.userOf(owner);
    expect(purchasedProducts.map(({ productId }) => productId).toSorted()).toEqual(products.map(({ productId }) => productId).toSorted());
  });
});

describe('a list of products', () => {
  it('brings what is included, from the smallest, each feature once, and ends in a circle', () => {
    const text = `products:
  - { code: c, name: C, includes: [b], features: [x, z] }
  - { code: b, name: B, includes: [a, gibt-es-nicht], features: [y] }
  - { code: a, name: A, includes: [c], features: [x] }
`;
    expect(readSoldProducts(text)).toEqual([
      { productId: 'c', name: 'C', features: ['x', 'y', 'z'], names: ['a', 'b', 'c'], includes: ['b'] },
      { productId: 'b', name: 'B', features: ['x', 'z', 'y'], names: ['c', 'a', 'b'], includes: ['a'] },
      { productId: 'a', name: 'A', features: ['y', 'x', 'z'], names: ['b', 'c', 'a'], includes: ['c'] },
    ]);
  });

  it('has each product once', () => {
    const text = 'products: [{ code: a, name: A, features: [x] }, { code: a, name: B, features: [y] }]';
    expect(readSoldProducts(text)).toEqual([{ productId: 'a', name: 'B', features: ['y'], names: ['a'], includes: [] }]);
  });

  it.each([['[]'], ['products: {}'], ['products: [{ code: 1, name: A, features: [] }]'], ['products: [{ code: a, name: A }]']])(
    'is none: %s',
    (text) => expect(() => readSoldProducts(text)).toThrow(/products\.yaml/u),
  );
});
