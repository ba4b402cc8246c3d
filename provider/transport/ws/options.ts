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
  /** Maximum per visitor: an IPv4 address, or an IPv6 /64. */
  readonly connectionsPerAddress: number;
  /** Connections that have not authenticated yet. */
  readonly unauthenticated: number;
  /** Bytes of one connection until then, its upgrade included. */
  readonly earlyBytes: number;
  readonly subscriptions: number;
  /** Subscriptions of all connections of one visitor. */
  readonly subscriptionsPerAddress: number;
  /** Messages per second in the long run, and at once. */
  readonly messageRate: number;
  readonly messageBurst: number;
  /** Frames of one connection that can not be read before it ends. */
  readonly undecodable: number;
  /** Bytes that wait for a client: above the first it gets latest values only, above the second nothing any more. */
  readonly behindBytes: number;
  readonly lostBytes: number;
}

/** Milliseconds. */
export interface GatewayTimings {
  readonly authentication: number;
  /** The longest silence that is announced to clients. */
  readonly idleInterval: number;
  /** How often connections are looked at. */
  readonly sweep: number;
  /** Maximum time that a client may be behind. */
  readonly behind: number;
  /** Over which closings are spread when the gateway ends, at most. */
  readonly drain: number;
  /** Maximum time between two checks of a connection, even without a reported change. */
  readonly permission: number;
  /** Maximum time for a client to leave after it was asked to. */
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

/** Tokens and rights of clients that may connect. */
export interface GatewayTokens {
  pushClaimsOf(token: string): PushClaims | undefined;
  spendPushToken(claims: PushClaims): Promise<boolean>;
  /** Returns the current rights of a token's session; undefined once it has ended. */
  rightsOf?(sessionId: string): Promise<Rights | undefined>;
  /** Tells whose rights may have changed; the returned function unsubscribes. */
  onRightChange?(listener: (change: RightChange) => void): () => void;
  pushTokenFor(who: { readonly sessionId?: string; readonly features: Iterable<string> }, request?: PushTokenRequest): PushToken;
}

/** Answers a GET of the contracts as HTTP would, for a user with these features; what is private stays closed. */
export type ContractAnswer = (
  address: { readonly path: string; readonly query: string; readonly client: string },
  features: ReadonlySet<string>,
) => Promise<{ readonly status: number; readonly contentType: string; readonly text: string }>;

export interface GatewayLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
}

/** Everything that a gateway stands on; all of it can be replaced in tests. */
export interface GatewayOptions {
  readonly prices: LivePriceSource;
  readonly access: PriceAccess;
  readonly tokens: GatewayTokens;
  /** Allowance of each visitor, shared by gateway and HTTP; without it only the limits of a connection apply. */
  readonly allowance?: Allowance;
  /** Answers a GET of the contracts; without it there are none. */
  readonly answer?: ContractAnswer;
  /** The provider's clock, epoch milliseconds. */
  readonly now: () => number;
  /** Origins whose pages may connect, besides those of the host that they connect to; who is no browser names none and may. */
  readonly origins?: ReadonlySet<string>;
  /** Hosts that clients may reach through the gateway, `host` or `host:port`; by default none. */
  readonly proxyHosts?: readonly string[];
  /** Timers and a clock that no jump of the wall clock moves. */
  readonly clock?: Clock;
  /** From 0 up to, not including, 1. */
  readonly random?: () => number;
  readonly limits?: Partial<GatewayLimits>;
  readonly timings?: Partial<GatewayTimings>;
  readonly log?: GatewayLog;
}

/** Clock and timers of the process; they do not keep it alive. */
export const processClock: Clock = {
  ...systemClock,
  setTimeout: (run, milliseconds) => setTimeout(run, milliseconds).unref(),
};
