import { tokenFlag, tokenLifetime } from '#gateway/generated/constants.ts';
import type { AuthenticationTokenRequest } from '#gateway/generated/messages.ts';
import { authenticationToken } from '#gateway/token.ts';
import { LONGEST_PUSH_TOKEN_LIFETIME, PUSH_TOKEN_LIFETIME } from '../../../services/accounts/push-token.ts';
import { badRequest } from '../../../base/fault.ts';
import type { Connection } from '../connection.ts';
import type { GatewayParts } from '../parts.ts';

/**
 * Issues a token for the connected client.
 * @throws HttpFault 400 for a lifetime of 0
 */
export async function answerToken(
  { tokens }: GatewayParts,
  connection: Connection,
  { lifetime_seconds_r2: seconds, flags = 0, header }: AuthenticationTokenRequest,
): Promise<void> {
  if (seconds === 0) throw badRequest('AuthenticationTokenRequest.lifetime_seconds_r2 must not be 0');
  const isReusable = (flags & tokenFlag.singleUse) === 0;
  const { token, expires } = tokens.pushTokenFor(connection.claims ?? { features: [] }, { lifetime: lifetimeOf(seconds), isReusable });
  connection.send({
    Message: 'AuthenticationTokenResponse',
    Version: 2,
    token: { value: { b64: authenticationToken(token) } },
    expiry: new Date(expires).toISOString(),
    meta: { status: { code: 200 } },
    header: { id_job: header.id_job },
  });
}

/** Returns the lifetime in ms. */
function lifetimeOf(seconds: number): number {
  if (seconds === tokenLifetime.default) return PUSH_TOKEN_LIFETIME;
  return seconds === tokenLifetime.maximum ? LONGEST_PUSH_TOKEN_LIFETIME : seconds * 1000;
}
