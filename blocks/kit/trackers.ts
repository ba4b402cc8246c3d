import type { AdSettings } from './ads.ts';
import { mayLoad } from './consent/purposes.ts';

/** Third-party script that needs consent. */
export interface Tracker {
  readonly kind: string;
  readonly purpose: number;
  readonly address: string;
}

const loaded = new Set<string>();

/** Loads the trackers that the visitor has agreed to, each once. No other code of the portal loads third-party scripts. */
export function loadTrackers(trackers: readonly Tracker[], granted: readonly number[], ads: AdSettings): void {
  for (const { kind, address, ...tracker } of trackers) {
    if (loaded.has(address) || !mayLoad({ kind, ...tracker }, granted)) continue;
    loaded.add(address);
    if (kind === 'ad-engine') {
      void import('./ads.ts').then(({ startAds }) => startAds(ads, () => import(/* @vite-ignore */ address)));
      continue;
    }
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.type = 'module';
    document.head.append(script);
  }
}
