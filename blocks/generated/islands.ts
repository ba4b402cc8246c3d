/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
import type { IslandModule } from '../kit/registry.ts';
/** Every island by name, each in a chunk of its own. */
export const islands: Readonly<Record<string, () => Promise<IslandModule>>> = {
  'price-chart/live': () => import('../instrument/price-chart/live.client.tsx'),
};
