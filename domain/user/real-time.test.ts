import { describe, expect, it } from 'vitest';
import { features, products } from './generated/products.ts';
import { hasRealTime, realTimeFeature, realTimeFeatures, type PriceOrigin } from './real-time.ts';

const PLACES = {
  dax: { venue: 'GER', isFree: false, entityType: 'INDEX' },
  etf: { venue: 'GER', isFree: false, entityType: 'FUND', entitySubType: 'ETF' },
  share: { venue: 'GER', isFree: false, entityType: 'STOCK' },
  etc: { venue: 'GER', isFree: false, entityType: 'DERIVATIVE', entitySubType: 'ETC_ETN_CERTIFICATE' },
  frankfurt: { venue: 'FRA', isFree: false, entityType: 'STOCK' },
  nasdaq: { venue: 'NMS', isFree: false, entityType: 'INDEX' },
  foreignCertificate: { venue: 'SWX', isFree: false, entityType: 'DERIVATIVE', entitySubType: 'WARRANT' },
} as const satisfies Record<string, PriceOrigin>;
const APPLE: PriceOrigin = { venue: 'NMS', isFree: false, entityType: 'STOCK' };
const TRADEGATE: PriceOrigin = { venue: 'GAT', isFree: true, entityType: 'STOCK' };

/** Venues at which a user with these features sees prices in real time. */
const seen = (owned: Iterable<string>): string[] => {
  const set = new Set(owned);
  return Object.entries(PLACES).flatMap(([name, place]) => (hasRealTime(place, set) ? [name] : []));
};
const bought = (productId: string): readonly string[] => products.find((product) => product.productId === productId)?.features ?? [];

describe('Real time', () => {
  it('is for everyone where the venue gives it away, and for nobody where no feature opens it', () => {
    expect([hasRealTime(TRADEGATE, new Set()), hasRealTime(APPLE, new Set(features)), seen([])]).toEqual([true, false, []]);
  });

  it('[USER-018] of indices of the German exchange and of Frankfurt comes with Basic', () => {
    expect(seen(bought('premium-basic'))).toEqual(['dax', 'frankfurt']);
  });

  it('[USER-020] of shares, ETNs and ETCs on Xetra comes with Plus, not with Basic', () => {
    expect(seen(bought('premium-plus'))).toEqual(expect.arrayContaining(['share', 'etc']));
    expect(seen(bought('premium-basic'))).not.toContain('share');
  });

  it.each([
    ['[USER-032] certificates abroad', 'certificates_global_feature', ['foreignCertificate']],
    ['[USER-033] indices of the German exchange', 'german_indices_feature', ['dax', 'frankfurt']],
    ['[USER-033] ETFs on Xetra', 'xetra_etf_feature', ['etf']],
    ['[USER-034] everything else on Xetra', 'xetra_core_level_one_feature', ['share', 'etc']],
    ['[USER-035] indices of Nasdaq', 'nasdaq_indices_feature', ['nasdaq']],
  ] as const)('of %s needs %s and nothing else', (_what, feature, expected) => {
    expect(seen([feature])).toEqual(expected);
    expect(seen(features.filter((other) => other !== feature)).filter((name) => expected.some((one) => one === name))).toEqual([]);
  });

  it('is opened by exactly the features that are named as such', () => {
    const opening = new Set(Object.values(PLACES).map(realTimeFeature));
    expect(opening).toEqual(new Set(realTimeFeatures));
  });
});
