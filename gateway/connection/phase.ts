import type { ConnectionState } from '../types.ts';

/**
 * Phase of a connection. `idle`: not wanted, or the server has forbidden reconnecting. `paused`: wanted, but not now (no network, page
 * hidden). `waiting`: for the next attempt. An attempt passes `admission` (requests a token), `opening` (the socket) and `authenticating`.
 */
export type Phase = 'idle' | 'paused' | 'waiting' | 'admission' | 'opening' | 'authenticating' | 'authenticated';

export function publicState(phase: Phase): ConnectionState {
  if (phase === 'authenticated') return 'AUTHENTICATED';
  return phase === 'authenticating' ? 'CONNECTING' : 'DISCONNECTED';
}
