import type { Cluster } from './cluster/index.ts';
import type { LivePriceSource } from './prices/live-price-source.ts';
import type { GatewaySettings } from './settings.ts';

/** Shares the computation of prices with other processes on the same NATS server. Without a server, none of this code is loaded. */
export async function sharingOf(
  { natsUrl }: GatewaySettings,
  parts: Omit<Cluster, 'url'>,
): Promise<(local: LivePriceSource) => LivePriceSource> {
  if (natsUrl === undefined) return (local) => local;
  const { shareOverNats } = await import('./cluster/index.ts');
  return shareOverNats({ ...parts, url: natsUrl });
}
