import type { Allowance } from '#entrance/allowance.ts';
import { systemClock } from '#gateway/clock.ts';
import type { Clock } from '#gateway/types.ts';
import type { PushClaims, PushToken, PushTokenRequest } from '../../services/accounts/push-token.ts';
import type { RightChange } from '../../services/accounts/right-changes.ts';
import type { Rights } from '../../services/accounts/sessions.ts';
import type { PriceAccess } from './prices/access.ts';
import type { LivePriceSource } from './prices/live-price-source.ts';

/** Limits per client, and for all clients together. */
export interface GatewayLimits {
  readonly connections: number;
  /** Maximum number per visitor: an IPv4 address, or an IPv6 /64. */
  readonly connectionsPerAddress: number;
  /** Maximum number of connections without authentication. */
  readonly unauthenticated: number;
  /** Maximum bytes of one connection before authentication, including the upgrade. */
  readonly earlyBytes: number;
  readonly subscriptions: number;
  /** Maximum number of subscriptions over all connections of one visitor. */
  readonly subscriptionsPerAddress: number;
  /** Maximum number of messages per second on average, and in a burst. */
  readonly messageRate: number;
  readonly messageBurst: number;
  /** Maximum number of unreadable frames before a connection is closed. */
  readonly undecodable: number;
  /** Bytes waiting for a client: above the first limit it gets only latest values, above the second it is disconnected. */
  readonly behindBytes: number;
  readonly lostBytes: number;
}

/** Times of the gateway, in ms. */
export interface GatewayTimings {
  readonly authentication: number;
  /** Maximum silence that is announced to clients. */
  readonly idleInterval: number;
  /** Interval of checks of all connections. */
  readonly sweep: number;
  /** Maximum time that a client may be behind. */
  readonly behind: number;
  /** Maximum time over which closings are spread when the gateway ends. */
  readonly drain: number;
  /** Maximum time between two checks of a connection, even without a reported change. */
  readonly permission: number;
  /** Maximum time for a client to leave after the request to do so. */
  readonly farewell: number;
}

export const DEFAULT_LIMITS: GatewayLimits = {
  connections: 12_000,
  connectionsPerAddress: 500,
  unauthenticated: 6_000,
  earlyBytes: 64 * 1024,
  subscriptions: 512,
  subscriptionsPerAddress: 20_000,
  messageRate: 50,
  messageBurst: 600,
  undecodable: 10,
  behindBytes: 64 * 1024,
  lostBytes: 1024 * 1024,
};

export const DEFAULT_TIMINGS: GatewayTimings = {
  authentication: 9_000,
  idleInterval: 45_000,
  sweep: 1_000,
  behind: 30_000,
  drain: 2_000,
  permission: 300_000,
  farewell: 3_000,
};

/** Tokens of clients and their rights. */
export interface GatewayTokens {
  pushClaimsOf(token: string): PushClaims | undefined;
  spendPushToken(claims: PushClaims): Promise<boolean>;
  /** Returns the current rights of a token's session; undefined once it has ended. */
  rightsOf?(sessionId: string): Promise<Rights | undefined>;
  /** Notifies of users whose rights may have changed; the returned function unsubscribes. */
  onRightChange?(listener: (change: RightChange) => void): () => void;
  pushTokenFor(who: { readonly sessionId?: string; readonly features: Iterable<string> }, request?: PushTokenRequest): PushToken;
}

/** Answers a GET of the contracts like HTTP, for a user with these features; private data is not accessible. */
export type ContractAnswer = (
  address: { readonly path: string; readonly query: string; readonly client: string },
  features: ReadonlySet<string>,
) => Promise<{ readonly status: number; readonly contentType: string; readonly text: string }>;

export interface GatewayLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
}

/** Dependencies of a gateway; all can be replaced in tests. */
export interface GatewayOptions {
  readonly prices: LivePriceSource;
  readonly access: PriceAccess;
  readonly tokens: GatewayTokens;
  /** Allowance of each visitor, shared by gateway and HTTP; default: only the limits of a connection apply. */
  readonly allowance?: Allowance;
  /** Answers a GET of the contracts; default: such requests are not supported. */
  readonly answer?: ContractAnswer;
  /** The provider's clock, epoch milliseconds. */
  readonly now: () => number;
  /**
   * Origins whose pages may connect, besides those of the host that they connect to. Programs other than browsers send no origin and may
   * connect.
   */
  readonly origins?: ReadonlySet<string>;
  /** Hosts that clients may reach through the gateway, `host` or `host:port`; by default none. */
  readonly proxyHosts?: readonly string[];
  /** Timers and a monotonic clock, unaffected by changes of the system time. */
  readonly clock?: Clock;
  /** Random number from 0 (inclusive) to 1 (exclusive). */
  readonly random?: () => number;
  readonly limits?: Partial<GatewayLimits>;
  readonly timings?: Partial<GatewayTimings>;
  readonly log?: GatewayLog;
}

/** Clock and timers of the process; they do not prevent it from exiting. */
export const processClock: Clock = {
  ...systemClock,
  setTimeout: (run, milliseconds) => setTimeout(run, milliseconds).unref(),
};
