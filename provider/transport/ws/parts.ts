import type { Allowance } from '#entrance/allowance.ts';
import type { ConnectionParts } from './connection.ts';
import type { GatewayLog, GatewayOptions } from './options.ts';
import type { Visitor } from './visitor.ts';

/** Objects that the parts of one gateway share. */
export interface GatewayParts extends Pick<GatewayOptions, 'prices' | 'access' | 'tokens' | 'answer' | 'now'>, ConnectionParts {
  /** Identifies this node, since its start. */
  readonly uuid: string;
  readonly proxyHosts: ReadonlySet<string>;
  readonly origins: ReadonlySet<string>;
  readonly allowance: Allowance;
  /** Visitors that are connected, by network. */
  readonly visitors: Map<string, Visitor>;
  readonly log: GatewayLog;
  isDraining: boolean;
}
