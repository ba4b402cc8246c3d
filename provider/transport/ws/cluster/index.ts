import { randomUUID } from 'node:crypto';
import { Gauge, type Registry } from 'prom-client';
import { processClock, type GatewayLog } from '../options.ts';
import type { LivePriceSource } from '../prices/live-price-source.ts';
import type { Bus } from './bus.ts';
import { createClusterSource, type ClusterSource } from './cluster-source.ts';
import { openNatsBus } from './nats-bus.ts';

export interface Cluster {
  /** Address of the NATS server, `nats://127.0.0.1:4222`. */
  readonly url: string;
  /** Key of the market: nodes with the same key have the same prices. */
  readonly market: () => string;
  readonly registry: Registry;
  readonly log: GatewayLog;
}

/** Shares the work for a process's prices with all other processes on one NATS server. */
export function shareOverNats({ url, market, registry, log }: Cluster): (local: LivePriceSource) => LivePriceSource {
  const node = randomUUID();
  const bus = openNatsBus(url, `parkett ${node}`);
  bus.onChange((isUp) => {
    if (isUp) log.info({ node }, 'NATS answers: prices are shared with other nodes');
    else log.warn({ node }, 'NATS is away: this node computes all its prices by itself');
  });
  return (local) => {
    const source = createClusterSource({ local, bus, node, market, clock: processClock });
    registerMetrics(registry, bus, source);
    return {
      ...source,
      close() {
        source.close();
        void bus.close();
      },
    };
  };
}

function registerMetrics(registry: Registry, bus: Bus, source: ClusterSource): void {
  const gauge = (name: string, help: string, read: () => number): void => {
    const made: Gauge = new Gauge({ name: `parkett_cluster_${name}`, help, registers: [registry], collect: () => made.set(read()) });
  };
  gauge('up', 'Whether NATS answers (1).', () => Number(bus.isUp));
  gauge('neighbours', 'Other nodes heard lately.', () => source.counts().neighbours);
  gauge('watched', 'Notations and qualities that are watched here.', () => source.counts().watched);
  gauge('computed', 'Those of them that this node computes.', () => source.counts().computed);
}
