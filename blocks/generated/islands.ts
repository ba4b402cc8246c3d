/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
import type { IslandModule } from '../kit/registry.ts';
/** Every island by name, each in a chunk of its own. */
export const islands = {
  'comparison/add': () => import('../data/comparison/add.client.tsx'),
  'currency-calculator/live': () => import('../market/currency-calculator/live.client.tsx'),
  'derivative-calculator/live': () => import('../derivative/derivative-calculator/live.client.tsx'),
  'derivative-facts/live': () => import('../derivative/derivative-facts/live.client.tsx'),
  'finder/saved': () => import('../finder/finder/saved.client.tsx'),
  'full-chart/live': async () => {
    const [module] = await Promise.all([
      import('../instrument/full-chart/live.client.tsx'),
      import('../instrument/full-chart/live.client.css'),
    ]);
    return module;
  },
  'impersonation-start/live': () => import('../personal/impersonation-start/live.client.tsx'),
  'login/live': () => import('../personal/login/live.client.tsx'),
  'password-change/live': () => import('../personal/password-change/live.client.tsx'),
  'password-request/live': () => import('../personal/password-request/live.client.tsx'),
  'password-reset/live': () => import('../personal/password-reset/live.client.tsx'),
  'podcast-player/chapters': () => import('../article/podcast-player/chapters.client.tsx'),
  'price-chart/live': async () => {
    const [module] = await Promise.all([
      import('../instrument/price-chart/live.client.tsx'),
      import('../instrument/price-chart/live.client.css'),
    ]);
    return module;
  },
  'price-history-export/live': () => import('../instrument/price-history-export/live.client.tsx'),
  'registration/live': () => import('../personal/registration/live.client.tsx'),
  'registration-confirmation/live': () => import('../personal/registration-confirmation/live.client.tsx'),
  'search-box/live': async () => {
    const [module] = await Promise.all([
      import('../shell/search-box/live.client.tsx'),
      import('../shell/search-box/live.client.css'),
    ]);
    return module;
  },
  'watchlist-positions/live': () => import('../personal/watchlist-positions/live.client.tsx'),
} as const satisfies Readonly<Record<string, () => Promise<IslandModule>>>;
