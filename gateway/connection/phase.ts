import type { ConnectionState } from '../types.ts';

/**
 * Where a connection stands. `idle`: nobody wants it, or the server has said not to come back. `paused`: wanted, but not
 * now (no network, page put away). `waiting`: for the next attempt. An attempt passes `admission` (asks for a token),
 * `opening` (the socket), `authenticating`.
 */
export type Phase = 'idle' | 'paused' | 'waiting' | 'admission' | 'opening' | 'authenticating' | 'authenticated';

export function publicState(phase: Phase): ConnectionState {
  if (phase === 'authenticated') return 'AUTHENTICATED';
  return phase === 'authenticating' ? 'CONNECTING' : 'DISCONNECTED';
}
