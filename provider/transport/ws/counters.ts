import type { Encoding } from '#gateway/generated/constants.ts';

/** Counters of a gateway; plain numbers, because they change with every frame. */
export interface GatewayCounters {
  /** Number of opened connections, and of attempts refused before. */
  opened: number;
  refused: number;
  /** Number of updates sent, and of states replaced by newer ones before they could be sent. */
  updates: number;
  conflated: number;
  losses: number;
  /** Number of unreadable frames. */
  undecodable: number;
  /** Number of answered requests, by kind of message. */
  readonly requests: Map<string, number>;
  /** Number of closed connections by reason: a name of `disconnectionReason`, or another name for other reasons. */
  readonly closed: Map<string, number>;
  readonly bytes: Record<Encoding, number>;
}

export function createCounters(): GatewayCounters {
  return {
    opened: 0,
    refused: 0,
    updates: 0,
    conflated: 0,
    losses: 0,
    undecodable: 0,
    requests: new Map(),
    closed: new Map(),
    bytes: { 'jsjson-v2': 0, 'jsjsonc-v2': 0 },
  };
}

export function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
