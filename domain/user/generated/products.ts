/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
/** Codes of features by their names in the code. */
export const featureCodes = {
  noTracking: 'no_tracking_feature',
  noBanner: 'no_banner_feature',
  savedSearches: 'saved_searches_feature',
  premiumArticles: 'premium_articles_feature',
  csvDownload: 'csv_download_feature',
  chartAnalysisPro: 'chart_analysis_pro_feature',
  experts: 'experts_feature',
  certificatesGlobal: 'certificates_global_feature',
  germanIndices: 'german_indices_feature',
  xetraEtf: 'xetra_etf_feature',
  xetraCoreLevelOne: 'xetra_core_level_one_feature',
  xetraCoreLevelTwo: 'xetra_core_level_two_feature',
  nasdaqIndices: 'nasdaq_indices_feature',
  tradingGermany100: 'traderama_ger_100_feature',
  tradingUs100: 'traderama_us_100_feature',
  tradingMountGermany40: 'traderama_mount_ger_40_feature',
  tradingMountGermany100: 'traderama_mount_ger_100_feature',
  tradingBandGermany40: 'traderama_band_ger_40_feature',
  tradingBandGermany100: 'traderama_band_ger_100_feature',
} as const;

/** Every feature. */
export const features = [
  'no_tracking_feature',
  'no_banner_feature',
  'saved_searches_feature',
  'premium_articles_feature',
  'csv_download_feature',
  'chart_analysis_pro_feature',
  'experts_feature',
  'certificates_global_feature',
  'german_indices_feature',
  'xetra_etf_feature',
  'xetra_core_level_one_feature',
  'xetra_core_level_two_feature',
  'nasdaq_indices_feature',
  'traderama_ger_100_feature',
  'traderama_us_100_feature',
  'traderama_mount_ger_40_feature',
  'traderama_mount_ger_100_feature',
  'traderama_band_ger_40_feature',
  'traderama_band_ger_100_feature',
] as const;

/** Features that code asks for, by their names or their codes. */
export const featuresInCode = [
  'no_tracking_feature',
  'no_banner_feature',
  'saved_searches_feature',
  'premium_articles_feature',
  'csv_download_feature',
  'chart_analysis_pro_feature',
  'certificates_global_feature',
  'german_indices_feature',
  'xetra_etf_feature',
  'xetra_core_level_one_feature',
  'xetra_core_level_two_feature',
  'nasdaq_indices_feature',
] as const;

/** Tiers from the highest to the lowest. */
export const ranking = ['premium-pro', 'premium-plus', 'premium-basic'] as const;

/** What can be bought, with the names and features of all that comes with it. */
export const products = [
  {
    productId: 'premium-basic',
    name: 'Premium Basic',
    names: ['premium-basic', 'basic'],
    features: ['no_banner_feature', 'german_indices_feature', 'saved_searches_feature'],
  },
  {
    productId: 'premium-plus',
    name: 'Premium Plus',
    names: ['premium-basic', 'basic', 'premium-plus', 'plus'],
    features: [
      'no_banner_feature',
      'german_indices_feature',
      'saved_searches_feature',
      'premium_articles_feature',
      'no_tracking_feature',
      'xetra_core_level_one_feature',
      'xetra_etf_feature',
      'chart_analysis_pro_feature',
      'csv_download_feature',
      'experts_feature',
      'certificates_global_feature',
    ],
  },
  {
    productId: 'premium-pro',
    name: 'Premium Pro',
    names: ['premium-basic', 'basic', 'premium-plus', 'plus', 'premium-pro', 'pro'],
    features: [
      'no_banner_feature',
      'german_indices_feature',
      'saved_searches_feature',
      'premium_articles_feature',
      'no_tracking_feature',
      'xetra_core_level_one_feature',
      'xetra_etf_feature',
      'chart_analysis_pro_feature',
      'csv_download_feature',
      'experts_feature',
      'certificates_global_feature',
      'xetra_core_level_two_feature',
      'nasdaq_indices_feature',
    ],
  },
  { productId: 'pur', name: 'Pur', names: ['pur'], features: ['no_tracking_feature', 'no_banner_feature'] },
  {
    productId: 'traderama-ger-100',
    name: 'Germany 100',
    names: ['traderama-ger-100', 'ger-100'],
    features: ['traderama_ger_100_feature'],
  },
  {
    productId: 'traderama-us-100',
    name: 'US 100',
    names: ['traderama-us-100', 'us-100'],
    features: ['traderama_us_100_feature'],
  },
  {
    productId: 'traderama-mount-ger-40',
    name: 'Mount Germany 40',
    names: ['traderama-mount-ger-40', 'mount-ger-40'],
    features: ['traderama_mount_ger_40_feature'],
  },
  {
    productId: 'traderama-mount-ger-100',
    name: 'Mount Germany 100',
    names: ['traderama-mount-ger-100', 'mount-ger-100'],
    features: ['traderama_mount_ger_100_feature'],
  },
  {
    productId: 'traderama-band-ger-40',
    name: 'Band Germany 40',
    names: ['traderama-band-ger-40', 'band-ger-40'],
    features: ['traderama_band_ger_40_feature'],
  },
  {
    productId: 'traderama-band-ger-100',
    name: 'Band Germany 100',
    names: ['traderama-band-ger-100', 'band-ger-100'],
    features: ['traderama_band_ger_100_feature'],
  },
] as const;

/** The products that are trading systems, each with its entitlement and feature. */
export const tradingSystems = [
  {
    entitlement: 'hasTraderamaGer100',
    productId: 'traderama-ger-100',
    name: 'Germany 100',
    feature: 'traderama_ger_100_feature',
  },
  {
    entitlement: 'hasTraderamaUs100',
    productId: 'traderama-us-100',
    name: 'US 100',
    feature: 'traderama_us_100_feature',
  },
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
] as const;
