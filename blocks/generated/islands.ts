/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
/** Every island by name, each in a chunk of its own. */
export const islands = {
  'price-chart/live': () => import('../instrument/price-chart/live.client.tsx'),
} as const;
