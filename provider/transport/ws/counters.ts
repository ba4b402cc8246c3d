import type { Encoding } from '#gateway/generated/constants.ts';

/** Counters of a gateway; plain numbers, because they change with every frame. */
export interface GatewayCounters {
  /** Connections that were opened, and attempts that were refused before. */
  opened: number;
  refused: number;
  /** Updates sent, and states that a newer one overtook before they could be sent. */
  updates: number;
  conflated: number;
  losses: number;
  /** Frames that could not be read. */
  undecodable: number;
  /** Requests answered, by kind of message. */
  readonly requests: Map<string, number>;
  /** Ends of connections by reason: a name of `disconnectionReason`, or another word for it. */
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
