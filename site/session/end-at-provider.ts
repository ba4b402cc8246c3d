import type { SessionToken } from '#client/audience.ts';
import type { Call } from '#client/call.ts';

/** Timeout of the call in ms. */
const TIMEOUT = 2_000;

/** Ends a replaced session at the provider. Ignores failures, since the session expires by itself. */
export async function endAtProvider(call: Call, token: SessionToken): Promise<void> {
  await Promise.allSettled([call('logoutUser', {}, { token, timeout: TIMEOUT })]);
}
