import type { Clock } from '#gateway/types.ts';
import type { Connection } from './connection.ts';
import type { GatewayCounters } from './counters.ts';
import type { FanOut } from './fan-out/fan-out.ts';
import type { GatewayLimits, GatewayLog, GatewayOptions, GatewayTimings } from './options.ts';

/** What the parts of one gateway share. */
export interface GatewayParts extends Pick<GatewayOptions, 'prices' | 'access' | 'tokens' | 'answer' | 'now'> {
  /** Tells this node from others, since its start. */
  readonly uuid: string;
  readonly clock: Clock;
  /** From 0 up to, not including, 1. */
  readonly random: () => number;
  readonly limits: GatewayLimits;
  readonly timings: GatewayTimings;
  readonly counters: GatewayCounters;
  readonly fanOut: FanOut;
  readonly proxyHosts: ReadonlySet<string>;
  readonly connections: Set<Connection>;
  /** Those of them that have not authenticated yet. */
  readonly unauthenticated: Set<Connection>;
  readonly log: GatewayLog;
  isDraining: boolean;
}
