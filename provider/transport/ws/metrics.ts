import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Gateway } from './index.ts';

const TICK_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1];

/** Histogram of the computing time for the prices of one second, in seconds. */
export function createTickMeter(): Histogram {
  return new Histogram({
    name: 'parkett_gateway_tick_seconds',
    help: 'Work for the prices of one second.',
    buckets: TICK_SECONDS,
    registers: [],
  });
}

/** Registers the load and counters of a gateway, read when the metrics are requested. Labels never contain text from a client. */
export function registerGatewayMetrics(registry: Registry, gateway: Gateway, tick: Histogram): void {
  const { counters } = gateway;
  const registers = [registry];
  registry.registerMetric(tick);
  const gauge = (name: string, help: string, read: () => number): void => {
    const made: Gauge = new Gauge({ name: `parkett_gateway_${name}`, help, registers, collect: () => made.set(read()) });
  };
  const counter = (name: string, help: string, label: string | undefined, read: () => Iterable<readonly [string, number]>): void => {
    const made: Counter = new Counter({
      name: `parkett_gateway_${name}_total`,
      help,
      labelNames: label === undefined ? [] : [label],
      registers,
      collect() {
        made.reset();
        for (const [value, number] of read()) made.inc(label === undefined ? {} : { [label]: value }, number);
      },
    });
  };
  gauge('connections', 'Open connections.', () => gateway.state().connections);
  gauge('authenticated', 'Open connections that have authenticated.', () => gateway.state().authenticated);
  gauge('subscriptions', 'Subscriptions of all connections.', () => gateway.state().subscriptions);
  gauge('feeds', 'Notations and qualities that somebody subscribed to.', () => gateway.state().feeds);
  gauge('draining', 'Whether clients are led away (1).', () => Number(gateway.isDraining));
  counter('opened', 'Connections opened.', undefined, () => [['', counters.opened]]);
  counter('refused', 'Upgrades refused.', undefined, () => [['', counters.refused]]);
  counter('updates', 'Updates sent.', undefined, () => [['', counters.updates]]);
  counter('conflated', 'States that a newer one overtook before they were sent.', undefined, () => [['', counters.conflated]]);
  counter('losses', 'Subscriptions that the gateway gave up.', undefined, () => [['', counters.losses]]);
  counter('undecodable', 'Frames that could not be read.', undefined, () => [['', counters.undecodable]]);
  counter('requests', 'Messages of clients by kind.', 'kind', () => counters.requests);
  counter('closed', 'Ends of connections by reason.', 'reason', () => counters.closed);
  counter('bytes', 'Bytes sent by encoding, without the frames around them.', 'encoding', () => Object.entries(counters.bytes));
}
