import type { Cluster } from './cluster/index.ts';
import type { LivePriceSource } from './prices/live-price-source.ts';
import type { GatewaySettings } from './settings.ts';

/** Other processes may compute some of this one's prices: those on the same NATS server. Without one nothing of it is loaded. */
export async function sharingOf(
  { natsUrl }: GatewaySettings,
  parts: Omit<Cluster, 'url'>,
): Promise<(local: LivePriceSource) => LivePriceSource> {
  if (natsUrl === undefined) return (local) => local;
  const { shareOverNats } = await import('./cluster/index.ts');
  return shareOverNats({ ...parts, url: natsUrl });
}
