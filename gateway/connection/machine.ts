import type { GatewayError } from '../errors.ts';
import type { GatewayMessage, ServerInfo } from '../generated/messages.ts';
import type { ConnectionState, InvalidMessage } from '../types.ts';

/**
 * Where a connection stands. `idle`: nobody wants it, or the server has said not to come back. `paused`: wanted, but not
 * now (no network, page put away). `waiting`: for the next attempt. An attempt passes `admission` (asks for a token),
 * `opening` (the socket), `authenticating`.
 */
export type Phase = 'idle' | 'paused' | 'waiting' | 'admission' | 'opening' | 'authenticating' | 'authenticated';

export interface Machine {
  readonly phase: Phase;
  /** Delays used up since the last authentication. */
  readonly failures: number;
  /** When time itself is the next event; the driver keeps one timer for it. */
  readonly wakeAt?: number | undefined;
  /** A disconnection message came: the following close is the last one. */
  readonly isDismissed?: boolean;
  /** Someone came back to an open connection that has said nothing since: if it is lost, the next attempt does not wait. */
  readonly isHurried?: boolean;
  /** Silence up to here is a loss. */
  readonly deadAt: number;
  /** When the last frame went. */
  readonly spokeAt: number;
  readonly serverInfo?: ServerInfo | undefined;
}

export type Event =
  | { readonly is: 'connect' | 'reconnect' | 'pause' | 'wake' | 'close' | 'time' | 'admitted' | 'opened' | 'sent' }
  /** The attempt failed or the connection is gone: a close with its code, an error of the socket, or no admission. */
  | { readonly is: 'lost'; readonly cause: number | 'error' | GatewayError }
  | { readonly is: 'received'; readonly message: GatewayMessage | InvalidMessage };

/** What the world adds to an event. */
export interface Moment {
  /** Milliseconds of the clock. */
  readonly now: number;
  /** From 0 up to, not including, 1. */
  readonly random: number;
  /** Milliseconds of silence that we announce at most. */
  readonly ownInterval: number;
}

/** What an event changes, and what is to be done. On entering `admission` the driver asks for a token. */
export interface Change extends Partial<Machine> {
  /** Socket and attempt are over; who waits for `connect` hears this. */
  readonly lost?: GatewayError;
  readonly send?: 'Ping' | 'KeepAlive';
  readonly deliver?: GatewayMessage;
}

export function publicState({ phase }: Machine): ConnectionState {
  if (phase === 'authenticated') return 'AUTHENTICATED';
  return phase === 'authenticating' ? 'CONNECTING' : 'DISCONNECTED';
}
