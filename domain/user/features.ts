/** What a user may have beyond a visitor, as entitled feature codes. Only `no_tracking_feature` is given from outside. */
export const features = [
  'no_tracking_feature',
  'no_banner_feature',
  'csv_download_feature',
  'chart_analysis_pro_feature',
  'experts_feature',
  'special_offers_feature',
  'certificates_global_feature',
  'german_indices_feature',
  'xetra_etf_feature',
  'xetra_core_level_one_feature',
  'xetra_core_level_two_feature',
  'nasdaq_indices_feature',
  'portfolio_benchmarking_feature',
  'portfolio_analysis_feature',
  'portfolio_payouts_feature',
  'traderama_ger_100_feature',
  'traderama_us_100_feature',
  'traderama_mount_ger_40_feature',
  'traderama_mount_ger_100_feature',
  'traderama_band_ger_40_feature',
  'traderama_band_ger_100_feature',
] as const;

export type Feature = (typeof features)[number];
