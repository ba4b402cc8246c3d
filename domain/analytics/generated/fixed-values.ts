/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
/** What every event says of the portal (`config/analytics.yaml`). */
export const FIXED_VALUES = {
  appName: 'parkett',
  appType: 'WEBSITE',
  appVersion: '5.181.0',
  appTraffic: 'public',
  appEnvironment: 'live',
} as const;
