import type { Allowance } from '#entrance/allowance.ts';
import type { ConnectionParts } from './connection.ts';
import type { GatewayLog, GatewayOptions } from './options.ts';
import type { Visitor } from './visitor.ts';

/** Objects shared by the parts of one gateway. */
export interface GatewayParts extends Pick<GatewayOptions, 'prices' | 'access' | 'tokens' | 'answer' | 'now'>, ConnectionParts {
  /** Unique id of this node since its start. */
  readonly uuid: string;
  readonly proxyHosts: ReadonlySet<string>;
  readonly origins: ReadonlySet<string>;
  readonly allowance: Allowance;
  /** Connected visitors, by network. */
  readonly visitors: Map<string, Visitor>;
  readonly log: GatewayLog;
  isDraining: boolean;
}
