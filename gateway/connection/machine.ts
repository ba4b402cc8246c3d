import type { GatewayError } from '../errors.ts';
import type { GatewayMessage, ServerInfo } from '../generated/messages.ts';
import type { Admission, ConnectionState, InvalidMessage } from '../types.ts';

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
  /** End of the running attempt. */
  readonly attemptEnds: number;
  /** Number of the authentication request. */
  readonly authenticationJob?: number;
  /** Standard base64; only while it is about to be sent. */
  readonly token: string;
  /** A disconnection message came: the following close is the last one. */
  readonly isDismissed: boolean;
  /** When the last frame came, and when the last one went. */
  readonly heardAt: number;
  readonly spokeAt: number;
  /** When a sign of life was asked for that has not come. */
  readonly probedAt?: number | undefined;
  /** The longest silence that the server has announced, in milliseconds. */
  readonly peerInterval: number;
  readonly serverInfo?: ServerInfo | undefined;
}

export type Event =
  | { readonly is: 'connect' | 'reconnect' | 'pause' | 'wake' | 'close' | 'time' }
  | { readonly is: 'admitted'; readonly admission: Admission }
  | { readonly is: 'notAdmitted'; readonly error: GatewayError }
  | { readonly is: 'socketOpen'; readonly idJob: number }
  | { readonly is: 'socketClosed'; readonly code: number }
  | { readonly is: 'socketError' }
  | { readonly is: 'received'; readonly message: GatewayMessage | InvalidMessage }
  | { readonly is: 'sent' };

export type Effect =
  | { readonly do: 'askAdmission' }
  | { readonly do: 'open'; readonly url: string }
  | { readonly do: 'authenticate'; readonly idJob: number; readonly token: string }
  | { readonly do: 'send'; readonly message: GatewayMessage }
  | { readonly do: 'deliver'; readonly message: GatewayMessage }
  /** Lets go of socket and question; nothing that they still say is heard. */
  | { readonly do: 'drop' }
  /** Answers those who wait for `connect`. */
  | { readonly do: 'settle'; readonly error?: GatewayError };

/** What the world adds to an event. */
export interface Moment {
  /** Milliseconds of the clock. */
  readonly now: number;
  /** From 0 up to, not including, 1. */
  readonly random: number;
  /** Milliseconds of silence that we announce at most. */
  readonly ownInterval: number;
}

export type Step = readonly [Machine, readonly Effect[]];

export function publicState({ phase }: Machine): ConnectionState {
  if (phase === 'authenticated') return 'AUTHENTICATED';
  return phase === 'authenticating' ? 'CONNECTING' : 'DISCONNECTED';
}
