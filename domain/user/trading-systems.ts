import type { Feature } from './features.ts';

/** The six trading systems. Each is a product of its own, tied to one feature and one entitlement of the user. */
export const tradingSystems = [
  { entitlement: 'hasTraderamaGer100', productId: 'traderama-ger-100', name: 'Germany 100', feature: 'traderama_ger_100_feature' },
  { entitlement: 'hasTraderamaUs100', productId: 'traderama-us-100', name: 'US 100', feature: 'traderama_us_100_feature' },
  {
    entitlement: 'hasTraderamaMountGer40',
    productId: 'traderama-mount-ger-40',
    name: 'Mount Germany 40',
    feature: 'traderama_mount_ger_40_feature',
  },
  {
    entitlement: 'hasTraderamaMountGer100',
    productId: 'traderama-mount-ger-100',
    name: 'Mount Germany 100',
    feature: 'traderama_mount_ger_100_feature',
  },
  {
    entitlement: 'hasTraderamaBandGer40',
    productId: 'traderama-band-ger-40',
    name: 'Band Germany 40',
    feature: 'traderama_band_ger_40_feature',
  },
  {
    entitlement: 'hasTraderamaBandGer100',
    productId: 'traderama-band-ger-100',
    name: 'Band Germany 100',
    feature: 'traderama_band_ger_100_feature',
  },
] as const satisfies readonly { entitlement: string; productId: string; name: string; feature: Feature }[];

export type TradingSystem = (typeof tradingSystems)[number];
export type TradingSystemEntitlement = TradingSystem['entitlement'];
