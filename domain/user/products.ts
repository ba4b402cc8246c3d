import type { Feature } from './features.ts';
import { tradingSystems } from './trading-systems.ts';

/** What can be bought, with everything that it entitles to. */
export interface Product {
  readonly productId: string;
  readonly name: string;
  readonly features: readonly Feature[];
}

const basic = ['no_banner_feature', 'german_indices_feature', 'special_offers_feature'] as const satisfies readonly Feature[];

const plus = [
  ...basic,
  'no_tracking_feature',
  'xetra_core_level_one_feature',
  'xetra_etf_feature',
  'chart_analysis_pro_feature',
  'csv_download_feature',
  'experts_feature',
  'certificates_global_feature',
  'portfolio_benchmarking_feature',
  'portfolio_analysis_feature',
  'portfolio_payouts_feature',
] as const satisfies readonly Feature[];

const pro = [...plus, 'xetra_core_level_two_feature', 'nasdaq_indices_feature'] as const satisfies readonly Feature[];

/** The tiers hold each other's features; Pur and the trading systems stand beside them. */
export const products: readonly Product[] = [
  { productId: 'premium-basic', name: 'Premium Basic', features: basic },
  { productId: 'premium-plus', name: 'Premium Plus', features: plus },
  { productId: 'premium-pro', name: 'Premium Pro', features: pro },
  { productId: 'pur', name: 'Pur', features: ['no_tracking_feature', 'no_banner_feature'] },
  ...tradingSystems.map(({ productId, name, feature }) => ({ productId, name, features: [feature] })),
];
