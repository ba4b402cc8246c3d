import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { HttpFault } from '../base/fault.ts';
import { isLoopback } from '#entrance/address.ts';
import { arrivalOf } from '#entrance/arrival.ts';

/** Value that is read for each request of the metrics. */
export interface Reading {
  readonly name: string;
  readonly help: string;
  readonly read: () => number;
}

export interface MetricsOptions {
  readonly readings: readonly Reading[];
  /**
   * `PROVIDER_METRICS_TOKEN`: allows access from other machines with `Authorization: Bearer …`. Without it only this machine has access.
   */
  readonly token?: string | undefined;
  /** Registry for metrics that parts of the provider record themselves. */
  readonly registry?: Registry;
}

const STATUS_CLASSES = ['', '1xx', '2xx', '3xx', '4xx', '5xx'];
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Metrics of an operation and an outcome, looked up once. */
interface Meter {
  readonly seconds: Histogram.Internal<'operation' | 'status'>;
  readonly bytes: Counter.Internal;
}

/**
 * Counts calls and serves `GET /metrics` in the text format of Prometheus: calls, seconds and bytes per operation, resources of the
 * process, and the readings. Labels are names of the contract, never input of a visitor.
 */
export function addMetrics(app: FastifyInstance, { readings, token, registry = new Registry() }: MetricsOptions): void {
  const registers = [registry];
  const labelNames = ['operation', 'status'] as const;
  const seconds = new Histogram({
    name: 'parkett_call_duration_seconds',
    help: 'Time from the request to the end of its answer.',
    labelNames,
    buckets: SECONDS,
    registers,
  });
  const bytes = new Counter({ name: 'parkett_call_bytes_total', help: 'Bytes of answers.', labelNames: ['operation'], registers });
  for (const { name, help, read } of readings) {
    const gauge: Gauge = new Gauge({ name, help, registers, collect: () => gauge.set(read()) });
  }
  app.addHook('onListen', async () => collectDefaultMetrics({ register: registry }));
  const meters = new Map<string, Meter>();
  const meterOf = (operation: string, status: string): Meter => {
    const key = `${operation} ${status}`;
    let meter = meters.get(key);
    if (meter === undefined)
      meters.set(key, (meter = { seconds: seconds.labels({ operation, status }), bytes: bytes.labels({ operation }) }));
    return meter;
  };
  app.addHook('onResponse', (request, reply, done) => {
    const meter = meterOf(operationOf(request), STATUS_CLASSES[Math.floor(reply.statusCode / 100)] ?? 'other');
    meter.seconds.observe(reply.elapsedTime / 1000);
    const length = Number(reply.getHeader('content-length'));
    if (length > 0) meter.bytes.inc(length);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) throw new HttpFault(403, 'Only this machine, or who has the token, may read the metrics.');
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
}

/** Returns the operation's name in the contract, or the route's address; `none` if no route matched. */
export function operationOf({ routeOptions }: FastifyRequest): string {
  const { operationId } = routeOptions.config;
  return operationId ?? routeOptions.url ?? 'none';
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (isLoopback(arrivalOf(request.raw).address)) return true;
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token ?? ''}`);
  return token !== undefined && given.length === wanted.length && timingSafeEqual(given, wanted);
}
