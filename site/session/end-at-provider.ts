import type { SessionToken } from '#client/audience.ts';
import type { Call } from '#client/call.ts';

/** Milliseconds. */
const TIMEOUT = 2_000;

/** Ends a session that is of no use any more; when the provider does not hear it, it ends by itself. */
export async function endAtProvider(call: Call, token: SessionToken): Promise<void> {
  await Promise.allSettled([call('logoutUser', {}, { token, timeout: TIMEOUT })]);
}
