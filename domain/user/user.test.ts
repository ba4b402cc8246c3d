import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasAccess, tradingSystemEntitlements } from './entitlements.ts';
import type { Feature } from './features.ts';
import { features, products, ranking, tradingSystems } from './generated/products.ts';

const tiers = ranking.toReversed();

/** Entitlements of a user who has bought these products, by all names that rules use. */
const owning = (...owned: string[]) => ({
  products: new Set(products.filter(({ productId }) => owned.includes(productId)).flatMap(({ names }) => names)),
  features: new Set<string>(),
});
const someProducts = fc.subarray(products.map(({ productId }) => productId)).map((list) => new Set(list));
const someFeatures = fc.subarray([...features]).map((list) => new Set<string>(list));

describe('Access', () => {
  it('[USER-015] needs the product or the feature, and nothing else opens it', () => {
    fc.assert(
      fc.property(
        someProducts,
        someFeatures,
        fc.constantFrom('pur', ...tradingSystems.map(({ productId }) => productId)),
        fc.constantFrom(...features),
        (bought, granted, product, feature) => {
          const user = { products: bought, features: granted };
          expect(hasAccess(user, { product, feature })).toBe(bought.has(product) || granted.has(feature));
          expect(hasAccess(user, { product })).toBe(bought.has(product));
          expect(hasAccess(user, { feature })).toBe(granted.has(feature));
          expect(hasAccess(user, {})).toBe(false);
        },
      ),
    );
  });

  it('[USER-016] to a tier comes with each tier above it', () => {
    const passed = (owned: string) => tiers.filter((tier) => hasAccess(owning(owned), { product: tier }));
    expect(passed('premium-basic')).toEqual(['premium-basic']);
    expect(passed('premium-plus')).toEqual(['premium-basic', 'premium-plus']);
    expect(passed('premium-pro')).toEqual(['premium-basic', 'premium-plus', 'premium-pro']);
  });

  it('[USER-025] to a trading system does not come with a tier, nor to a tier with Pur', () => {
    const systems = tradingSystems.map(({ productId }) => productId);
    expect(systems.filter((product) => hasAccess(owning('premium-pro', 'pur'), { product }))).toEqual([]);
    expect(tiers.filter((product) => hasAccess(owning('pur', ...systems), { product }))).toEqual([]);
    const proFeatures = products.find(({ productId }) => productId === 'premium-pro')?.features ?? [];
    expect(tradingSystems.filter(({ feature }) => proFeatures.some((owned) => owned === feature))).toEqual([]);
  });
});

describe('Products', () => {
  it('[CONF-016] entitle in each tier to everything of the tier below', () => {
    const [basic, plus, pro] = tiers.map((tier) => products.find(({ productId }) => productId === tier)?.features ?? []);
    const missing = (lower: readonly Feature[] = [], upper: readonly Feature[] = []) => lower.filter((feature) => !upper.includes(feature));
    expect([missing(basic, plus), missing(plus, pro)]).toEqual([[], []]);
    expect([missing(plus, basic).length > 0, missing(pro, plus)]).toEqual([
      true,
      ['xetra_core_level_two_feature', 'nasdaq_indices_feature'],
    ]);
  });

  it('[CONF-030] give away every feature, each known, and have names of their own', () => {
    expect(new Set(products.flatMap((product) => product.features))).toEqual(new Set(features));
    expect(new Set(products.map(({ productId }) => productId)).size).toBe(products.length);
  });
});

describe('Trading systems', () => {
  it('[USER-037] [PREM-016] are six, each with a feature of its own', () => {
    expect(tradingSystems.map(({ name }) => name)).toEqual([
      'Germany 100',
      'US 100',
      'Mount Germany 40',
      'Mount Germany 100',
      'Band Germany 40',
      'Band Germany 100',
    ]);
    expect(new Set(tradingSystems.map(({ feature }) => feature)).size).toBe(6);
    expect(tradingSystems.every(({ feature }) => features.includes(feature))).toBe(true);
  });

  it('[USER-038] are open to exactly those who have the feature or the product', () => {
    fc.assert(
      fc.property(someProducts, someFeatures, (bought, granted) => {
        const entitled = tradingSystemEntitlements({ products: bought, features: granted });
        expect(entitled).toEqual({
          hasTraderamaGer100: bought.has('traderama-ger-100') || granted.has('traderama_ger_100_feature'),
          hasTraderamaUs100: bought.has('traderama-us-100') || granted.has('traderama_us_100_feature'),
          hasTraderamaMountGer40: bought.has('traderama-mount-ger-40') || granted.has('traderama_mount_ger_40_feature'),
          hasTraderamaMountGer100: bought.has('traderama-mount-ger-100') || granted.has('traderama_mount_ger_100_feature'),
          hasTraderamaBandGer40: bought.has('traderama-band-ger-40') || granted.has('traderama_band_ger_40_feature'),
          hasTraderamaBandGer100: bought.has('traderama-band-ger-100') || granted.has('traderama_band_ger_100_feature'),
        });
      }),
    );
  });
});
